import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { cn } from '#kit/ui/cn.ts';
import type { Maker, Person } from '../contract.ts';

interface AuthorNameProps {
  author: Person | Maker;
  className?: string;
}

/** Who made it, leading to their profile or the page of the business where there is one. Above a card's own link. */
export function AuthorName({ author, className }: AuthorNameProps) {
  const { name, handle, picture } = author;
  const isBusiness = 'isBusiness' in author && author.isBusiness;
  const shown = (
    <>
      <Avatar size="sm" name={name} src={picture} />
      <bdi className="truncate">{name}</bdi>
    </>
  );
  const style = cn('relative z-10 inline-flex min-w-0 items-center gap-2 font-medium', className);
  if (!handle) return <span className={style}>{shown}</span>;
  return (
    <Link
      to={href(isBusiness ? '/businesses/:handle' : '/profile/:handle', { handle: handle.toLowerCase() })}
      className={cn(style, 'text-ink no-underline hover:underline')}
    >
      {shown}
    </Link>
  );
}
