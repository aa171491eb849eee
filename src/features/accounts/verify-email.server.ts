import { eq } from 'drizzle-orm';
import { grantConfiguredAdmin } from '#kit/auth/admin-role.server.ts';
import { announceChange } from '#kit/auth/callers.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { resendVerification, verifyEmail } from './contract.ts';
import { queueLetter, verificationLetter } from './mail.server.ts';
import { findByEmail, type User } from './queries.server.ts';
import { createVerificationToken, readVerificationToken } from './verification-token.server.ts';

export const verifyEmailEndpoints = [
  implement(verifyEmail, async ({ body: { token } }, context) => {
    const { auth, bus, callers, db, settings } = context;
    const email = await readVerificationToken(auth, token);
    const user = email && (await findByEmail(db, email));
    if (!user)
      throw new AppError('bad_request:token', {
        message: 'This link is wrong or too old. Sign in and ask for a new one.',
      });
    if (email === settings.adminEmail) requireOwner(context, user);
    await bus.transact(async (tx) => {
      await tx.update(users).set({ emailVerified: true, updatedAt: new Date() }).where(eq(users.id, user.id));
      await grantConfiguredAdmin(tx, settings, user.id);
      await announceChange(tx, user.id);
    });
    callers.forget({ userId: user.id });
    return { success: true, message: 'Thank you, your e-mail address is confirmed.' };
  }),

  implement(resendVerification, async (_, context) => {
    const { auth, bus, caller, settings } = context;
    const { user } = caller;
    if (user.emailVerified) return { success: true, message: 'Your e-mail address is confirmed already.' };
    const token = await createVerificationToken(auth, user.email);
    await bus.transact((tx) => queueLetter(tx, context, user, verificationLetter(settings, user, token)));
    return { success: true, message: `We sent an e-mail to ${user.email}. Open the link in it.` };
  }),
];

/**
 * This address makes an admin. Anyone could have registered with it and wait for its owner to follow the link: so it
 * counts only where the account itself is signed in.
 */
function requireOwner({ caller }: Context, user: User) {
  if (caller.kind === 'member' && caller.user.id === user.id) return;
  throw new AppError('unauthorized:sign_in_first', {
    message: 'Please sign in to this account first, then open the link again.',
  });
}
