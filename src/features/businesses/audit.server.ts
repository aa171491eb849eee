/** What happens in a business is written down with it; its admins read it. */
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';

export const note = (
  tx: BusTransaction,
  context: MemberContext,
  businessId: string,
  action: `business.${string}`,
  details: Record<string, unknown> = {},
) => writeAudit(tx, byCaller(context), { action, subjectId: businessId, details });
