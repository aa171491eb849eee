import { askAuth } from '#kit/auth/ask-auth.server.ts';
import { standInFor } from '#kit/auth/claimed-address.ts';
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
import { queueEmail, verificationEmail } from '#kit/auth/account-emails.server.ts';
import { writeToOwner } from './registered-again.server.ts';
import { findByEmail } from './queries.server.ts';
import { createVerificationToken } from './verification-token.server.ts';

interface NewAccount {
  username: string;
  email: string;
  password: string;
}

export const registerEndpoints = [
  implement(register, async ({ body }, context) => {
    const { auth, ownerSettings, settings } = context;
    if (!ownerSettings.current.registrationOpen)
      throw new AppError('forbidden:registration_closed', {
        message: 'Sign-up is closed at the moment.',
      });
    refuseWeakPassword(body.password, {
      product: settings.product.name,
      handle: body.username,
      email: body.email,
    });
    await requireAvailable(context, body.username);
    const userId = await createAccount(context, body);
    const { cookies } = await askAuth(context, (options) =>
      auth.api.signInTrusted({ body: { userId }, ...options }),
    );
    await completeSignIn(context, userId, cookies, { isNew: true });
    return { success: true, message: `Welcome to ${settings.product.name}! Your account is ready.` };
  }),
];

/** The unique indexes decide between people who register at the same moment. */
async function createAccount(context: Context, given: NewAccount): Promise<string> {
  try {
    return await insertAccount(context, given);
  } catch (error) {
    if (isUniqueViolation(error, 'user_email_unique')) return insertAccount(context, given);
    if (isUniqueViolation(error, 'user_username_unique'))
      throw new AppError('conflict:handle', { message: handleTaken, cause: error });
    throw error;
  }
}

/** All of an account or nothing of it. Neither the answer nor what the account shows tells whether the address has another one. */
async function insertAccount(context: Context, { username, email, password }: NewAccount): Promise<string> {
  const { auth, bus, settings } = context;
  const id = newId();
  const [hash, token] = await Promise.all([
    hashPassword(password),
    createVerificationToken(auth, { email, account: id }),
  ]);
  await bus.transact(async (tx) => {
    const owner = await findByEmail(tx, email);
    const address = owner ? { email: standInFor(id), claimedEmail: email } : { email };
    const names = { name: username, username: username.toLowerCase(), displayUsername: username };
    await tx.insert(principals).values({ id, kind: 'user' });
    await tx.insert(users).values({ id, ...address, ...names });
    await tx.insert(accounts).values({ userId: id, accountId: id, providerId: 'credential', password: hash });
    const to = { id, email, name: username };
    if (owner) await writeToOwner(tx, context, owner, { ...to, token });
    else await queueEmail(tx, context, to, verificationEmail(settings, to, token));
  });
  return id;
}
