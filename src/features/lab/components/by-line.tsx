import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { LabPerson } from '../contract.ts';

/** Whoever wrote it has left; what others said about it stays. */
export const formerMember = 'A former member';

interface ByLineProps {
  author: LabPerson | null;
  at: string;
  /** Before the time: `changed`. */
  did?: string;
  editedAt?: string | null;
}

export function ByLine({ author, at, did, editedAt }: ByLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <PersonName person={author} />
      <span aria-hidden>·</span>
      <span>
        {did && `${did} `}
        <Time value={at} />
      </span>
      {editedAt && <span>· edited</span>}
    </p>
  );
}

/** Leads to their profile where there is one. */
export function PersonName({ person }: { person: LabPerson | null }) {
  if (!person) return <span>{formerMember}</span>;
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
