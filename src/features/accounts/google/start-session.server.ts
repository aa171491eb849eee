/** The session of someone whom Google vouched for. */
import { eq } from 'drizzle-orm';
import { askAuth } from '#kit/auth/ask-auth.server.ts';
import { forgetDontRemember } from '#kit/auth/session-cookie.server.ts';
import { sessions } from '#kit/auth/table.server.ts';
import { asUnavailable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { completeSignIn } from '../complete-sign-in.server.ts';
import type { Found } from './identify.server.ts';
import type { GoogleIdentity } from './provider.server.ts';
import { SignInStopped } from './stopped.server.ts';

type Settled = Exclude<Found, { is: 'waiting' }>;

export async function startSession(
  context: Context,
  { is, user }: Settled,
  { authenticatedAt }: GoogleIdentity,
) {
  const { db, settings } = context;
  const { response, cookies } = await signIn(context, user.id);
  // Our session proves as much as the one at Google does: an old sign-in there is no fresh proof here.
  const confirmedAt = new Date(Math.min(authenticatedAt?.getTime() ?? Infinity, Date.now()));
  await db.update(sessions).set({ confirmedAt }).where(eq(sessions.id, response.sessionId));
  const all = [...cookies, forgetDontRemember(settings.publicUrl)];
  await completeSignIn(context, user.id, all, { isNew: is === 'created' });
}

async function signIn(context: Context, userId: string) {
  try {
    return await askAuth(context, ({ headers, ...options }) => {
      headers.delete('cookie'); // nothing of an earlier sign-in may colour this one
      return context.auth.api.signInTrusted({ body: { userId }, headers, ...options });
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'forbidden:suspended')
      throw new SignInStopped('account_suspended', { cause: error });
    throw asUnavailable(error) ?? new SignInStopped('session_failed', { cause: error });
  }
}
