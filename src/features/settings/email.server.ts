/** Changing the address: it stays as it is until someone signed in here answers the email sent to the new one. */
import { eq } from 'drizzle-orm';
import { grantConfiguredAdmin } from '#kit/auth/admin-role.server.ts';
import { announceChange } from '#kit/auth/callers.server.ts';
import { ownAddressOf } from '#kit/auth/claimed-address.ts';
import { users } from '#kit/auth/table.server.ts';
import { isUniqueViolation, type Transaction } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { queueMail } from '#kit/mail/mail.server.ts';
import { addressRequestedEmail, confirmAddressEmail, addressTakenEmail } from './address-emails.server.ts';
import { dropPendingEmail, findPendingEmail, isTokenOf, keepPendingEmail } from './pending-email.server.ts';
import { dropProofsUnderWay, isAddressTaken } from './queries.server.ts';
import { cancelEmail, changeEmail, confirmEmail } from './security-contract.ts';
import { notifySecurityChange } from './notify-security.server.ts';

export const emailEndpoints = [
  implement(changeEmail, async ({ body: { email } }, { bus, jobs, settings, caller: { user } }) => {
    if (email === ownAddressOf(user))
      throw new AppError('invalid:same_email', {
        message: 'That’s already your address.',
        issues: [{ path: 'email', message: 'That’s already your address.' }],
      });
    await bus.transact(async (tx) => {
      const token = await keepPendingEmail(tx, user.id, email);
      const to = { ownerId: user.id, address: email };
      const taken = await isAddressTaken(tx, email);
      await queueMail(
        tx,
        jobs,
        taken
          ? addressTakenEmail(settings, { ...to, ownerId: null })
          : confirmAddressEmail(settings, to, user.name, token),
      );
      await queueMail(tx, jobs, addressRequestedEmail(settings, { ...to, address: user.email }, user.name));
    });
    return { pendingEmail: email };
  }),

  implement(confirmEmail, async ({ body: { token } }, context) => {
    const { bus, settings, caller } = context;
    const { id } = caller.user;
    const email = await bus.transact(async (tx) => {
      const pending = await findPendingEmail(tx, id);
      if (!pending || !isTokenOf(pending, token))
        throw new AppError('bad_request:token', {
          message: 'This link was used, has expired, or belongs to another account.',
        });
      // Before the change, so that the email still goes to the old address.
      await notifySecurityChange(tx, context, id, 'email');
      await saveEmail(tx, id, pending.email);
      await dropPendingEmail(tx, id);
      await dropProofsUnderWay(tx, id);
      await grantConfiguredAdmin(tx, settings, id);
      announceChange(tx, id);
      return pending.email;
    });
    return { email };
  }),

  implement(cancelEmail, async (_, { db, caller }) => {
    await dropPendingEmail(db, caller.user.id);
    return { success: true } as const;
  }),
];

/** Someone may have registered with it while its email was on the way. */
async function saveEmail(tx: Transaction, userId: string, email: string) {
  try {
    await tx
      .update(users)
      .set({ email, claimedEmail: null, emailVerified: true, updatedAt: new Date() })
      .where(eq(users.id, userId));
  } catch (error) {
    if (!isUniqueViolation(error, 'user_email_unique')) throw error;
    throw new AppError('conflict:email', {
      message: 'That address now belongs to another account.',
      cause: error,
    });
  }
}
