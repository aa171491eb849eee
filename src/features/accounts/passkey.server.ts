import { askAuth, passCookies } from '#kit/auth/ask-auth.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { completeSignIn } from './complete-sign-in.server.ts';
import { passkeyLogin, passkeyOptions } from './contract.ts';
import { signedIn } from './login.server.ts';

export const passkeyEndpoints = [
  implement(passkeyOptions, async (_, context) => {
    const { api } = context.auth;
    // Who is signed in is offered only their own passkeys: they want to confirm, not to become someone else.
    const asMember = context.caller.kind === 'member';
    const { response, cookies } = await askAuth(
      context,
      (options) => api.generatePasskeyAuthenticationOptions(options),
      { asMember },
    );
    passCookies(context, cookies);
    return { ...response };
  }),

  implement(passkeyLogin, async ({ body }, context) => {
    const { cookies, userId } = await verifyPasskey(context, body.response);
    await completeSignIn(context, userId, cookies);
    return signedIn;
  }),
];

/** A passkey is two factors in one, so no code is asked for after it. Starts a session as it proves itself. */
export async function verifyPasskey(context: Context, response: Record<string, unknown>) {
  const { api } = context.auth;
  if (typeof response['id'] !== 'string') throw new AppError('invalid:passkey');
  const body = { response: response as never }; // the library checks the rest of it
  const answer = await askAuth(context, (options) => api.verifyPasskeyAuthentication({ body, ...options }));
  const { id: sessionId, userId } = answer.response.session;
  return { cookies: answer.cookies, sessionId, userId };
}
