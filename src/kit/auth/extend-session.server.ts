import { eq } from 'drizzle-orm';
import type { Context } from '#kit/http/context.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';
import { sessionCookieName, sessionLasts } from './auth.server.ts';
import { extendedSessionCookie } from './session-cookie.server.ts';
import { sessions } from './table.server.ts';

/** Often enough that nobody in use is signed out, seldom enough that it costs nothing. */
const extendEvery = 24 * 3600 * 1000;

/** Whoever comes back within the session's life stays signed in: row and cookie get a new one, once a day. */
export async function extendSession(context: Context) {
  const { caller, callers, db, headers, settings } = context;
  const session = caller.kind === 'member' ? caller.session : undefined;
  const full = Date.now() + sessionLasts * 1000;
  if (!session?.remembered || session.expiresAt > full - extendEvery) return;
  const cookie = readCookie(headers.get('cookie'), sessionCookieName(settings.publicUrl));
  if (!cookie) return;
  await db
    .update(sessions)
    .set({ expiresAt: new Date(full), updatedAt: new Date() })
    .where(eq(sessions.id, session.id));
  callers.forget({ sessionId: session.id });
  context.responseHeaders.append('set-cookie', extendedSessionCookie(settings.publicUrl, cookie));
}
