import { Time } from '#kit/ui/time.tsx';
import { auditDetails, auditVerb } from '../audit-words.ts';
import type { AuditItem } from '../contract.ts';
import { PersonLink } from './person-link.tsx';

/** Who did what to whom, as a sentence. */
export function AuditEntry({ entry }: { entry: AuditItem }) {
  const { actor, subject, action, createdAt } = entry;
  const details = auditDetails(entry);
  return (
    <div className="grid gap-x-6 gap-y-1 px-4 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5">
      <p className="wrap-anywhere">
        {actor ? <PersonLink person={actor} /> : <span className="font-medium">System</span>}{' '}
        {auditVerb(entry)}
        {subject && (
          <>
            {' '}
            <PersonLink person={subject} />
          </>
        )}
      </p>
      <p className="flex items-center gap-3 text-sm text-muted sm:justify-end">
        <Time value={createdAt} />
        <code className="rounded-sm bg-sunken px-1.5 py-0.5 text-sm">{action}</code>
      </p>
      {details && <p className="line-clamp-3 text-sm wrap-anywhere text-muted sm:col-span-2">{details}</p>}
    </div>
  );
}
