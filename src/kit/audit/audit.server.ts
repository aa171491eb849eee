import type { Queryable } from '#kit/db/database.server.ts';
import { auditEntries } from './table.server.ts';

export interface AuditNote {
  /** `user.suspend` */
  action: string;
  subjectId?: string;
  details?: Record<string, unknown>;
}

/** Written in the transaction of the action, so that neither exists without the other. */
export async function writeAudit(
  tx: Queryable,
  by: { actorId: string | null; requestId?: string },
  { action, subjectId, details = {} }: AuditNote,
) {
  await tx.insert(auditEntries).values({ actorId: by.actorId, requestId: by.requestId, action, subjectId, details });
}
