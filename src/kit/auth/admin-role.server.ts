/** The admin that the owner named by ADMIN_EMAIL: that account, once its address is proved to be its own. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { and, eq, ne } from 'drizzle-orm';
import { writeAudit } from '#kit/audit/audit.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import { users } from './table.server.ts';

/** Call after an address was verified. True when the role was granted just now: then refresh what callers remember. */
export async function grantConfiguredAdmin(
  tx: BusTransaction,
  { adminEmail }: Pick<Settings, 'adminEmail'>,
  userId: string,
): Promise<boolean> {
  if (!adminEmail) return false;
  const isNamed = and(eq(users.id, userId), eq(users.email, adminEmail), eq(users.emailVerified, true));
  const [granted] = await tx
    .update(users)
    .set({ role: 'admin', updatedAt: new Date() })
    .where(and(isNamed, ne(users.role, 'admin')))
    .returning({ id: users.id });
  if (!granted) return false;
  await writeAudit(
    tx,
    { actorId: null },
    { action: 'user.grant_admin', subjectId: userId, details: { by: 'ADMIN_EMAIL' } },
  );
  return true;
}
