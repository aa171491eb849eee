import { passCookies } from '#kit/auth/ask-auth.server.ts';
import { revokeSessions } from '#kit/auth/callers.server.ts';
import { endedSessionCookies } from '#kit/auth/session-cookie.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { logout, signOut } from './contract.ts';
import { hasGoogle } from './queries.server.ts';

const signedOut = { success: true, message: 'You are signed out.' };

export const signOutEndpoints = [
  implement(signOut, async (_, context) => {
    await endSession(context);
    return signedOut;
  }),
  implement(logout, async (_, context) => {
    const { caller, db } = context;
    const google = caller.kind === 'member' && (await hasGoogle(db, caller.user.id));
    await endSession(context);
    return { ...signedOut, google };
  }),
];

/** Whoever is signed out already hears the same: there is nothing left to do. */
async function endSession(context: Context) {
  const { bus, caller, settings } = context;
  if (caller.kind === 'member' && caller.session) {
    const ended = { userId: caller.user.id, sessionId: caller.session.id };
    await bus.transact((tx) => revokeSessions(tx, ended));
  }
  passCookies(context, endedSessionCookies(settings.publicUrl));
}
