import { PersonName } from '#social/people/person-name.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { LabPerson } from '../contract.ts';

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
