import { eq } from 'drizzle-orm';
import { grantConfiguredAdmin } from '#kit/auth/admin-role.server.ts';
import { announceChange } from '#kit/auth/callers.server.ts';
import { ownAddressOf, standInFor } from '#kit/auth/claimed-address.ts';
import { users } from '#kit/auth/table.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { resendVerification, verifyEmail } from './contract.ts';
import { queueEmail, verificationEmail } from '#kit/auth/account-emails.server.ts';
import { findByEmail, findById, type User } from './queries.server.ts';
import { writeToOwner } from './registered-again.server.ts';
import { createVerificationToken, readVerificationToken } from './verification-token.server.ts';

export const verifyEmailEndpoints = [
  implement(verifyEmail, async ({ body: { token } }, context) => {
    const { auth, bus, db, settings } = context;
    const { email, account } = (await readVerificationToken(auth, token)) ?? {};
    const user = email && (await (account ? findById(db, account) : findByEmail(db, email)));
    if (!user || ownAddressOf(user) !== email) throw invalidLink();
    if (email === settings.adminEmail) requireOwner(context, user);
    await bus.transact(async (tx) => {
      if (user.claimedEmail !== null) await takeFromUnconfirmed(tx, email);
      await tx
        .update(users)
        .set({ email, claimedEmail: null, emailVerified: true, updatedAt: new Date() })
        .where(eq(users.id, user.id));
      await grantConfiguredAdmin(tx, settings, user.id);
      await announceChange(tx, user.id);
    });
    return { success: true, message: 'Thank you, your e-mail address is confirmed.' };
  }),

  implement(resendVerification, async (_, context) => {
    const { auth, bus, caller, settings } = context;
    const { user } = caller;
    if (user.emailVerified) return { success: true, message: 'Your e-mail address is confirmed already.' };
    const email = ownAddressOf(user);
    const token = await createVerificationToken(auth, { email, account: user.id });
    const newcomer = { id: user.id, name: user.name, email };
    await bus.transact(async (tx) => {
      const owner = user.claimedEmail === null ? undefined : await findByEmail(tx, email);
      if (owner) await writeToOwner(tx, context, owner, { ...newcomer, token });
      else await queueEmail(tx, context, newcomer, verificationEmail(settings, newcomer, token));
    });
    return { success: true, message: `We sent an e-mail to ${email}. Open the link in it.` };
  }),
];

const invalidLink = () =>
  new AppError('bad_request:token', {
    message: 'This link is invalid or has expired. Sign in and request a new one.',
  });

/** Whoever has it without having confirmed it claims it from now on, as this one did. */
async function takeFromUnconfirmed(tx: BusTransaction, email: string) {
  const [holder] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (!holder) return;
  if (holder.emailVerified) throw invalidLink();
  await tx
    .update(users)
    .set({ email: standInFor(holder.id), claimedEmail: email, updatedAt: new Date() })
    .where(eq(users.id, holder.id));
  announceChange(tx, holder.id);
}

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
