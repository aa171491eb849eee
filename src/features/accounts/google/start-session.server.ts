/** The session of someone whom Google vouched for. */
import { eq } from 'drizzle-orm';
import { askAuth, passCookies } from '#kit/auth/ask-auth.server.ts';
import { revokeSessions } from '#kit/auth/callers.server.ts';
import { cookie, forgetDontRemember } from '#kit/auth/session-cookie.server.ts';
import { sessions } from '#kit/auth/table.server.ts';
import { asUnavailable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';
import { adoptGuest, findGuest, guestCookie } from '#kit/principals/guests.server.ts';
import { SignInStopped } from './stopped.server.ts';

export async function startSession(context: Context, userId: string, authenticatedAt: Date | undefined) {
  const { db, settings } = context;
  await adoptGuestOf(context, userId);
  const { response, cookies } = await signIn(context, userId);
  // Our session proves as much as the one at Google does: an old sign-in there is no fresh proof here.
  const confirmedAt = new Date(Math.min(authenticatedAt?.getTime() ?? Infinity, Date.now()));
  await db.update(sessions).set({ confirmedAt }).where(eq(sessions.id, response.sessionId));
  await endFormerSession(context);
  passCookies(context, [...cookies, forgetDontRemember(settings.publicUrl)]);
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

/** What this browser made as a guest is the account's from now on. */
async function adoptGuestOf({ bus, db, headers, settings, responseHeaders }: Context, userId: string) {
  const token = readCookie(headers.get('cookie'), guestCookie);
  const guestId = token ? await findGuest(db, token) : undefined;
  if (!guestId) return;
  await bus.transact((tx) => adoptGuest(tx, guestId, userId));
  responseHeaders.append('set-cookie', cookie(settings.publicUrl, guestCookie, '', 0));
}

/** The browser forgets the old session with its cookie, so nobody could end it later. */
async function endFormerSession({ bus, caller }: Context) {
  if (caller.kind !== 'member' || !caller.session) return;
  const former = { userId: caller.user.id, sessionId: caller.session.id };
  await bus.transact((tx) => revokeSessions(tx, former));
}
