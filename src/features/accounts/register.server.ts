import { askAuth } from '#kit/auth/ask-auth.server.ts';
import { refuseWeakPassword } from '#kit/auth/password-policy.server.ts';
import { hashPassword } from '#kit/auth/password.server.ts';
import { accounts, users } from '#kit/auth/table.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { isUniqueViolation } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { completeSignIn } from './complete-sign-in.server.ts';
import { register } from './contract.ts';
import { handleTaken, requireAvailable } from './handles.server.ts';
import { queueLetter, verificationLetter } from './mail.server.ts';
import { findByEmail } from './queries.server.ts';
import { createVerificationToken } from './verification-token.server.ts';

interface NewAccount {
  username: string;
  email: string;
  password: string;
}

export const registerEndpoints = [
  implement(register, async ({ body }, context) => {
    const { auth, db, ownerSettings, settings } = context;
    if (!ownerSettings.current.registrationOpen)
      throw new AppError('forbidden:registration_closed', {
        message: 'New accounts cannot be made at the moment.',
      });
    refuseWeakPassword(body.password, {
      product: settings.product.name,
      handle: body.username,
      email: body.email,
    });
    await requireAvailable(context, body.username);
    if (await findByEmail(db, body.email)) throw emailTaken();

    const userId = await createAccount(context, body);
    const { cookies } = await askAuth(context, (options) =>
      auth.api.signInTrusted({ body: { userId }, ...options }),
    );
    await completeSignIn(context, userId, cookies, { isNew: true });
    return { success: true, message: `Welcome to ${settings.product.name}! Your account is ready.` };
  }),
];

/** All of an account or nothing of it. The unique indexes decide between people who register at the same moment. */
async function createAccount(context: Context, { username, email, password }: NewAccount): Promise<string> {
  const { auth, bus, settings } = context;
  const id = newId();
  const [hash, token] = await Promise.all([hashPassword(password), createVerificationToken(auth, email)]);
  try {
    await bus.transact(async (tx) => {
      const names = { name: username, username: username.toLowerCase(), displayUsername: username };
      await tx.insert(principals).values({ id, kind: 'user' });
      await tx.insert(users).values({ id, email, ...names });
      await tx
        .insert(accounts)
        .values({ userId: id, accountId: id, providerId: 'credential', password: hash });
      const to = { id, email, name: username };
      await queueLetter(tx, context, to, verificationLetter(settings, to, token));
    });
  } catch (error) {
    if (isUniqueViolation(error, 'user_email_unique')) throw emailTaken(error);
    if (isUniqueViolation(error, 'user_username_unique'))
      throw new AppError('conflict:handle', { message: handleTaken, cause: error });
    throw error;
  }
  return id;
}

function emailTaken(cause?: unknown) {
  return new AppError('conflict:email', {
    message:
      'There is already an account with this e-mail address. Sign in, or reset your password if you forgot it.',
    cause,
  });
}
