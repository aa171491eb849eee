import { askAuth, passCookies, wrongCredentials } from '#kit/auth/ask-auth.server.ts';
import { pretendToVerify } from '#kit/auth/password.server.ts';
import { forgetDontRemember } from '#kit/auth/session-cookie.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { completeSignIn } from './complete-sign-in.server.ts';
import { login, loginSecondFactor } from './contract.ts';
import { guardGuesses } from './guesses.server.ts';
import { findByClaim, findByLogin, type User } from './queries.server.ts';

export const signedIn = { success: true, message: 'Login successful! Redirecting...' };

export const loginEndpoints = [
  implement(login, async ({ body: { usernameOrEmail, password, rememberMe } }, context) => {
    const { settings } = context;
    const given = { usernameOrEmail, password, rememberMe };
    const { response, cookies } = await (usernameOrEmail.includes('@')
      ? signInByAddress(context, given)
      : signIn(context, await findByLogin(context.db, usernameOrEmail), given));
    if (rememberMe) cookies.push(forgetDontRemember(settings.publicUrl));
    if ('twoFactorRedirect' in response) {
      passCookies(context, cookies);
      return { success: true, secondFactor: true, message: 'Enter the code from your authenticator app.' };
    }
    await completeSignIn(context, response.user.id, cookies);
    return signedIn;
  }),

  implement(loginSecondFactor, async ({ body }, context) => {
    const { api } = context.auth;
    // People copy the gap that apps show, and leave out the hyphen of a backup code.
    const code = body.code.replaceAll(' ', '').replace(/^(\w{5})(\w{5})$/, '$1-$2');
    const isFromApp = /^\d{6}$/.test(code);
    const { response, cookies } = await askAuth(context, (options) =>
      isFromApp
        ? api.verifyTOTP({ body: { ...body, code }, ...options })
        : api.verifyBackupCode({ body: { ...body, code }, ...options }),
    );
    await completeSignIn(context, response.user.id, cookies);
    return signedIn;
  }),
];

interface Given {
  usernameOrEmail: string;
  password: string;
  rememberMe: boolean;
}

/** Where nobody has this name, the answer and its time are those of a wrong password. */
function signIn(
  context: Context,
  user: User | undefined,
  { usernameOrEmail, password, rememberMe }: Given,
  unknown = usernameOrEmail.toLowerCase(),
) {
  return guardGuesses(context, user?.id ?? unknown, async () => {
    if (!user) {
      await pretendToVerify(password);
      throw new AppError('unauthorized:credentials', { message: wrongCredentials });
    }
    const body = { email: user.email, password, rememberMe };
    return askAuth(context, (options) => context.auth.api.signInEmail({ body, ...options }));
  });
}

/**
 * Whoever registered with an address signs in with it, whether another account had it or not; otherwise signing in would tell what
 * registering does not. So a refusal always compares two passwords and counts as two guesses, each for an account of its own: whoever
 * knows the password of one has guessed nothing of the other.
 */
async function signInByAddress(context: Context, given: Given) {
  const owner = await findByLogin(context.db, given.usernameOrEmail);
  const claim = await findByClaim(context.db, given.usernameOrEmail);
  try {
    return await signIn(context, claim ?? owner, given);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const nobody = `claim:${given.usernameOrEmail.toLowerCase()}`;
    if (claim) return signIn(context, owner, given, nobody);
    await signIn(context, undefined, given, nobody).catch(() => undefined);
    throw error;
  }
}

const isRefusal = (error: unknown) =>
  error instanceof AppError && (error.code === 'unauthorized:credentials' || error.code === 'too_many');
