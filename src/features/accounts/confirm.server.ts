/** Proving again that it is you. Sensitive calls look at when this session last did. */
import { eq } from 'drizzle-orm';
import { verifyPassword } from '#kit/auth/password.server.ts';
import { sessions } from '#kit/auth/table.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { confirmMethods, confirmPasskey, confirmPassword } from './contract.ts';
import { guardGuesses } from './guesses.server.ts';
import { verifyPasskey } from './passkey.server.ts';
import { findPasswordHash, hasGoogle, hasPasskey } from './queries.server.ts';

const confirmed = { success: true, message: 'Confirmed.' };

export const confirmEndpoints = [
  implement(confirmMethods, async (_, { caller, db, settings }) => {
    const [hash, passkey, google] = await Promise.all([
      findPasswordHash(db, caller.user.id),
      hasPasskey(db, caller.user.id),
      hasGoogle(db, caller.user.id),
    ]);
    return { password: hash !== undefined, passkey, google: google && settings.google !== undefined };
  }),

  implement(confirmPassword, async ({ body: { password } }, context) => {
    const { caller, db } = context;
    const hash = await findPasswordHash(db, caller.user.id);
    await guardGuesses(context, caller.user.id, async () => {
      if (!hash || !(await verifyPassword({ hash, password })))
        throw new AppError('invalid:wrong_password', { message: 'Incorrect password.' });
    });
    await confirmSession(context);
    return confirmed;
  }),

  implement(confirmPasskey, async ({ body }, context) => {
    const { caller, db } = context;
    const proof = await verifyPasskey(context, body.response);
    // It was proof, not a sign-in: the session that better-auth started with it is not needed.
    await db.delete(sessions).where(eq(sessions.id, proof.sessionId));
    if (proof.userId !== caller.user.id)
      throw new AppError('forbidden:other_account', { message: 'That passkey belongs to another account.' });
    await confirmSession(context);
    return confirmed;
  }),
];

async function confirmSession({ caller, callers, db }: MemberContext) {
  await db.update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.id, caller.session!.id));
  await callers.refresh(caller.user.id);
}
