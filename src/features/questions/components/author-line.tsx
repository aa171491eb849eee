import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { Person } from '../contract.ts';

/** Whoever wrote it has left; what others answered to stays. */
export const formerMember = 'A former member';

interface AuthorLineProps {
  author: Person | null;
  /** Before the name: `Asked by`. */
  did?: string;
  createdAt: string;
  editedAt?: string | null;
}

export function AuthorLine({ author, did, createdAt, editedAt }: AuthorLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {did && <span>{did}</span>}
      <PersonName person={author} />
      <span aria-hidden>·</span>
      <Time value={createdAt} />
      {editedAt && (
        <span>
          · edited <Time value={editedAt} />
        </span>
      )}
    </p>
  );
}

/** Leads to their profile where there is one. */
export function PersonName({ person }: { person: Person | null }) {
  if (!person) return <span>{formerMember}</span>;
  const { name, handle, picture } = person;
  const shown = (
    <>
      <Avatar size="sm" name={name} src={picture} />
      <bdi className="max-w-48 truncate">{name}</bdi>
    </>
  );
  const look = 'relative z-10 inline-flex min-w-0 items-center gap-2 font-medium text-ink';
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
