import { auditLog } from '../contract.ts';
import { AuditEntry } from './audit-entry.tsx';
import { PagedList } from './paged-list.tsx';

interface RecentAuditProps {
  /** Only what concerns this person. */
  subject?: string;
  limit: number;
  empty: string;
}

/** The newest entries of the audit, without the way to older ones. */
export function RecentAudit({ subject, limit, empty }: RecentAuditProps) {
  return (
    <PagedList
      label="Newest entries of the audit log"
      endpoint={auditLog}
      filter={{ limit, ...(subject && { subject }) }}
      firstPageOnly
      empty={empty}
    >
      {(entry) => <AuditEntry entry={entry} />}
    </PagedList>
  );
}
