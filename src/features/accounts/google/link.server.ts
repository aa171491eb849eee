/** A Google account whose address already has an account here waits in the browser until that account's owner agrees. */
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { grantConfiguredAdmin } from '#kit/auth/admin-role.server.ts';
import { announceChange } from '#kit/auth/callers.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { findBySubject, findSubject, linkSubject, lockSubject } from './identify.server.ts';
import { sealedCookie } from './sealed-cookie.server.ts';

export const pendingCookie = sealedCookie({
  name: 'google_link',
  seconds: 600,
  schema: z.object({ sub: z.string(), email: z.string() }),
});

const linked = {
  title: 'Google was linked to your account',
  text: 'You can now sign in with Google too.',
  path: '/settings?tab=security',
};

/** Links the waiting Google account to the signed-in one: they must share the address that Google vouched for. */
export async function acceptPendingLink(context: MemberContext) {
  const { bus, caller, settings } = context;
  const pending = pendingCookie.read(context);
  if (!pending)
    throw new AppError('not_found:pending_link', {
      message: 'No Google account is waiting to be linked. Start again with "Continue with Google".',
    });

  await bus.transact(async (tx) => {
    await lockSubject(tx, pending.sub);
    const owner = await findBySubject(tx, pending.sub);
    if (owner?.id === caller.user.id) return; // a second click
    // Google vouched for the address and its owner is here with both: that confirms it as an email would.
    // It also locks the account's row, so that two Google accounts cannot come in side by side.
    const isSamePerson = and(eq(users.id, caller.user.id), eq(users.email, pending.email));
    const changes = { emailVerified: true, updatedAt: new Date() };
    const [user] = await tx.update(users).set(changes).where(isSamePerson).returning({ id: users.id });
    if (!user)
      throw new AppError('forbidden:other_email', {
        message: `The Google account of ${pending.email} does not belong to the account you are signed in to.`,
      });
    if (owner || (await findSubject(tx, caller.user.id)))
      throw new AppError('conflict:google_linked', { message: 'Another Google account is already linked.' });
    await linkSubject(tx, caller.user.id, pending.sub);
    await grantConfiguredAdmin(tx, settings, caller.user.id);
    announceChange(tx, caller.user.id);
    await notify(tx, context, { ownerId: caller.user.id, kind: 'security.changed', data: linked });
  });
  pendingCookie.clear(context);
}
