import type { MemberCaller } from '#kit/auth/caller.server.ts';
import { z } from 'zod';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { adminChannel } from '#kit/realtime/channel.server.ts';
import { auditEntries } from './table.server.ts';

const auditWritten = defineEvent(
  'audit.written',
  z.object({ action: z.string(), subjectId: z.string().optional() }),
);

export interface AuditNote {
  /** `user.suspend` */
  action: string;
  subjectId?: string;
  details?: Record<string, unknown>;
}

export interface Auditor {
  /** Null where the program acted by itself. */
  actorId: string | null;
  requestId?: string;
}

/** Written in the transaction of the action, so that neither exists without the other. Admins who look on see it happen. */
export async function writeAudit(
  tx: BusTransaction,
  by: Auditor,
  { action, subjectId, details = {} }: AuditNote,
) {
  await tx
    .insert(auditEntries)
    .values({ actorId: by.actorId, requestId: by.requestId, action, subjectId, details });
  tx.emit(adminChannel.prefix, auditWritten, { action, subjectId });
}

/** The caller of a request, as the one who acts. */
export function byCaller({ caller, requestId }: { caller: MemberCaller; requestId: string }): Auditor {
  return { actorId: caller.user.id, requestId };
}
