/** What every sign-in has in common once someone has proved who they are, whichever way. */
import { grantConfiguredAdmin } from '#kit/auth/admin-role.server.ts';
import { passCookies } from '#kit/auth/ask-auth.server.ts';
import { announceChange, revokeSessions } from '#kit/auth/callers.server.ts';
import { cookie } from '#kit/auth/session-cookie.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';
import { adoptGuest } from '#kit/principals/adopt-guest.server.ts';
import { findGuest, guestCookie } from '#kit/principals/guests.server.ts';
import { gather } from '#kit/feature/server-feature.server.ts';
import { isKnownBrowser, rememberBrowser } from './known-browser.server.ts';
import { notifyNewSignIn } from './notify-sign-in.server.ts';

/** `cookies` open the session; the browser gets them last, when all the rest is done. */
export async function completeSignIn(
  context: Context,
  userId: string,
  cookies: string[],
  { isNew = false }: { isNew?: boolean } = {},
) {
  const { bus, caller, callers, settings } = context;
  const former =
    caller.kind === 'member' && caller.session
      ? { userId: caller.user.id, sessionId: caller.session.id }
      : undefined;
  if (isNew) await runSignUpHooks(context, userId);
  await adoptGuestOf(context, userId);
  await bus.transact(async (tx) => {
    // Its cookie is about to be replaced, so nobody could end it later.
    if (former) await revokeSessions(tx, former);
    if (await grantConfiguredAdmin(tx, settings, userId)) announceChange(tx, userId);
    if (!isNew && !isKnownBrowser(context, userId)) await notifyNewSignIn(tx, context, userId);
  });
  callers.forget({ userId });
  passCookies(context, [...cookies, rememberBrowser(context, userId)]);
}

/** What this browser made as a guest is the account's from now on. */
async function adoptGuestOf({ bus, db, headers, log, settings, responseHeaders }: Context, userId: string) {
  const token = readCookie(headers.get('cookie'), guestCookie);
  const guestId = token ? await findGuest(db, token) : undefined;
  if (!guestId) return;
  try {
    await bus.transact((tx) => adoptGuest(tx, guestId, userId));
    responseHeaders.append('set-cookie', cookie(settings.publicUrl, guestCookie, '', 0));
  } catch (error) {
    // The rows stay the guest's and the next sign-in tries again; nobody is kept out of their account for it.
    log.error(
      { event: 'account.guest_transfer_failed', err: error, guestId, userId },
      'The content of a guest could not be moved to the account.',
    );
  }
}

/** Nobody is kept out of their account because something around it failed. */
async function runSignUpHooks(context: Context, userId: string) {
  const joined = { userId, isBrowserOf: (otherId: string) => isKnownBrowser(context, otherId) };
  for (const tell of gather(context.features, 'onSignUp'))
    try {
      await tell(context, joined);
    } catch (error) {
      context.log.error(
        { event: 'account.sign_up_listener_failed', err: error, userId },
        'A feature could not handle the sign-up of a new member.',
      );
    }
}
