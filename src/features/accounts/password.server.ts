import type { BusTransaction } from '#kit/events/bus.server.ts';
import { and, eq, ne } from 'drizzle-orm';
import { grantConfiguredAdmin } from '#kit/auth/admin-role.server.ts';
import { askAuth } from '#kit/auth/ask-auth.server.ts';
import { revokeKeys, revokeSessions } from '#kit/auth/callers.server.ts';
import { refuseWeakPassword } from '#kit/auth/password-policy.server.ts';
import { accounts, passkeys, twoFactors, users, verifications } from '#kit/auth/table.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { forgotPassword, resetPassword } from './contract.ts';
import { sendResetLink } from './jobs.server.ts';
import type { User } from './queries.server.ts';
import { findByResetToken } from './reset-token.server.ts';
import { notifyPasswordReset } from './notify-sign-in.server.ts';

export const passwordEndpoints = [
  // A job does the rest, so that neither the answer nor its time tells whether the account exists.
  implement(forgotPassword, async ({ body }, { bus, jobs, settings: { publicUrl } }) => {
    await bus.transact((tx) => jobs.enqueue(tx, sendResetLink, { ...body, publicUrl }));
    return { success: true, message: 'Password reset instructions sent to your email.' };
  }),

  implement(resetPassword, async ({ body: { token, password } }, context) => {
    const { address, auth, bus, limits, settings } = context;
    const user = await requireResetToken(context, token);
    // Judged before the token is spent: a refused password must not cost the link.
    refuseWeakPassword(password, {
      product: settings.product.name,
      handle: user.username,
      email: user.email,
    });
    const body = { token: token!, newPassword: password };
    await askAuth(context, (options) => auth.api.resetPassword({ body, ...options }));
    await bus.transact(async (tx) => {
      await revokeSessions(tx, { userId: user.id });
      await revokeKeys(tx, { userId: user.id });
      // Other links, and devices that skip the second factor.
      await tx.delete(verifications).where(eq(verifications.value, user.id));
      if (!user.emailVerified) await handOver(tx, user);
      await grantConfiguredAdmin(tx, settings, user.id);
      await notifyPasswordReset(tx, context, user.id);
    });
    await limits.clearFailures(user.id, address);
    return { success: true, message: 'Password changed. You can now sign in.' };
  }),
];

async function requireResetToken(context: Context, token: string | null | undefined): Promise<User> {
  const user = token ? await findByResetToken(context, token) : undefined;
  if (user) return user;
  throw new AppError('bad_request:token', {
    message: 'This link was used or has expired. Request a new one.',
  });
}

/**
 * Whoever made the account never proved the address; whoever holds the email has. What the first one left behind to
 * come back with goes.
 */
async function handOver(tx: BusTransaction, { id }: User) {
  await tx.delete(passkeys).where(eq(passkeys.userId, id));
  await tx.delete(twoFactors).where(eq(twoFactors.userId, id));
  await tx.delete(accounts).where(and(eq(accounts.userId, id), ne(accounts.providerId, 'credential')));
  await tx.update(users).set({ emailVerified: true, twoFactorEnabled: false }).where(eq(users.id, id));
}
