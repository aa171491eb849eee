import { Link } from 'react-router';
import { href } from '#kit/href.ts';

interface PersonLinkProps {
  person: { id: string; name: string; handle: string | null };
  className?: string;
}

/** A person's name, leading to their account. */
export function PersonLink({ person: { id, name }, className }: PersonLinkProps) {
  return (
    <Link
      to={href('/admin/users', { user: id })}
      className={
        className ?? 'font-medium underline decoration-line underline-offset-4 hover:decoration-current'
      }
    >
      {name}
    </Link>
  );
}
