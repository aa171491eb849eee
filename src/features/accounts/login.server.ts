import { askAuth, passCookies, wrongCredentials } from '#kit/auth/ask-auth.server.ts';
import { pretendToVerify } from '#kit/auth/password.server.ts';
import { forgetDontRemember } from '#kit/auth/session-cookie.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { completeSignIn } from './complete-sign-in.server.ts';
import { login, loginSecondFactor } from './contract.ts';
import { guardGuesses } from './guesses.server.ts';
import { findByLogin } from './queries.server.ts';

export const signedIn = { success: true, message: 'Login successful! Redirecting...' };

export const loginEndpoints = [
  implement(login, async ({ body: { usernameOrEmail, password, rememberMe } }, context) => {
    const { auth, db, settings } = context;
    const user = await findByLogin(db, usernameOrEmail);
    const { response, cookies } = await guardGuesses(
      context,
      user?.id ?? usernameOrEmail.toLowerCase(),
      async () => {
        if (!user) return refuseUnknown(password);
        const body = { email: user.email, password, rememberMe };
        return askAuth(context, (options) => auth.api.signInEmail({ body, ...options }));
      },
    );
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

/** Nobody has this name: the answer and its time are those of a wrong password. */
async function refuseUnknown(password: string): Promise<never> {
  await pretendToVerify(password);
  throw new AppError('unauthorized:credentials', { message: wrongCredentials });
}
