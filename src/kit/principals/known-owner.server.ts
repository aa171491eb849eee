import type { Context } from '#kit/http/context.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';
import { findGuest, guestCookie } from './guests.server.ts';

/** Whose things the caller sees. Looking makes nobody a guest: undefined for a browser that has made nothing. */
export async function knownOwner({ caller, db, headers }: Context): Promise<string | undefined> {
  if (caller.kind === 'member') return caller.user.id;
  const token = readCookie(headers.get('cookie'), guestCookie);
  return token ? findGuest(db, token) : undefined;
}
