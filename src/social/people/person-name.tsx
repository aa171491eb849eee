import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';

/** Whoever wrote it has left; what others said about it stays. */
export const formerMember = 'A former member';

interface PersonNameProps {
  person: { name: string; handle: string | null; picture: string | null } | null;
}

/** Leads to their profile where there is one. Above a card's own link. */
export function PersonName({ person }: PersonNameProps) {
  if (!person) return <span className="text-muted">{formerMember}</span>;
  const { name, handle, picture } = person;
  const look = 'relative z-10 inline-flex min-w-0 items-center gap-2 font-medium text-ink';
  const shown = (
    <>
      <Avatar size="sm" name={name} src={picture} />
      <bdi className="max-w-48 truncate">{name}</bdi>
    </>
  );
  if (!handle) return <span className={look}>{shown}</span>;
  return (
    <Link
      to={href('/profile/:handle', { handle: handle.toLowerCase() })}
      className={`${look} no-underline hover:underline`}
    >
      {shown}
    </Link>
  );
}
