/** Where a business pays, its admins read who did what. */
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';

export async function noteForBusiness(context: MemberContext, what: string) {
  const { business } = context.caller;
  if (!business) return;
  await context.bus.transact((tx) =>
    writeAudit(tx, byCaller(context), {
      action: 'business.billing',
      subjectId: business.id,
      details: { what },
    }),
  );
}
