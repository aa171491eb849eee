/**
 * Who is asking, by session, API key or guest cookie. A process that is alone with its database keeps them in memory until they are
 * revoked. Where there may be other nodes they are looked up for each request: a revocation there holds here at once.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#kit/db/database.server.ts';
import type { Bus, BusTransaction, Emitter } from '#kit/events/bus.server.ts';
import { bearerToken } from '#kit/http/bearer.ts';
import { readCookie } from '#kit/http/cookies.server.ts';
import { findGuest, guestCookie } from '#kit/principals/guests.server.ts';
import {
  authChannel,
  guestAdopted,
  keyRevoked,
  sessionRevoked,
  userChanged,
  type Revocation,
} from './auth-events.server.ts';
import { anonymous, type Caller, type MemberCaller } from './caller.server.ts';
import { createGroup } from '#kit/db/group.server.ts';
import { findByKey, findBySessions } from './find-caller.server.ts';
import { apiKeys, sessions } from './table.server.ts';

const keptFor = 60_000;
const mostEntries = 20_000;

export type Callers = ReturnType<typeof createCallers>;

interface Options {
  db: Database;
  bus: Bus;
  cookieName: string;
  cookieSecret: string;
}

export function createCallers({ db, bus, cookieName, cookieSecret }: Options) {
  const cache = new Map<string, { caller: MemberCaller; until: number }>();
  const guests = new Map<string, { id: string; until: number }>();
  const underWay = new Map<string, Promise<Caller>>();
  const findBySession = createGroup((tokens: string[]) => findBySessions(db, tokens));
  let forgotten = 0;

  for (const event of [sessionRevoked, keyRevoked, userChanged]) bus.onCommit(event, forget);
  bus.onCommit(guestAdopted, ({ guestId }) => {
    forgotten += 1;
    for (const [token, { id }] of guests) if (id === guestId) guests.delete(token);
  });

  function forget({ userId, sessionId, keyId, exceptSessionId }: Revocation) {
    forgotten += 1;
    for (const [credential, { caller }] of cache) {
      const hit =
        (sessionId && caller.session?.id === sessionId) ||
        (keyId && caller.key?.id === keyId) ||
        (userId && caller.user.id === userId && !(exceptSessionId && caller.session?.id === exceptSessionId));
      if (hit) cache.delete(credential);
    }
  }

  async function remembered(
    credential: string,
    find: () => Promise<MemberCaller | undefined>,
  ): Promise<Caller> {
    if (bus.hasOtherNodes) return (await find()) ?? anonymous;
    const cached = cache.get(credential);
    if (cached && cached.until > Date.now()) return cached.caller;
    // Pages ask for several things at once: they are looked up once. A change meanwhile makes it be asked again.
    const lookupKey = `${forgotten} ${credential}`;
    const asking =
      underWay.get(lookupKey) ?? lookUp(credential, find).finally(() => underWay.delete(lookupKey));
    underWay.set(lookupKey, asking);
    return asking;
  }

  async function lookUp(credential: string, find: () => Promise<MemberCaller | undefined>): Promise<Caller> {
    const now = Date.now();
    const before = forgotten;
    const caller = await find();
    cache.delete(credential);
    if (!caller) return anonymous;
    // What was revoked while we were reading may be what we read: good for this request, not for keeping.
    if (forgotten !== before) return caller;
    if (cache.size >= mostEntries) cache.delete(cache.keys().next().value!);
    const until = Math.min(now + keptFor, caller.session?.expiresAt ?? Infinity);
    cache.set(credential, { caller, until });
    return caller;
  }

  return {
    /** The caller of a request: by API key if one is given, else by session cookie. */
    async identify(headers: Headers): Promise<Caller> {
      const secret = bearerToken(headers);
      if (secret?.startsWith('fk_')) return remembered(secret, () => findByKey(db, hashKey(secret)));
      const cookie = readCookie(headers.get('cookie'), cookieName);
      if (!cookie) return anonymous;
      return remembered(cookie, async () => {
        const token = verifiedToken(cookie, cookieSecret);
        return token ? findBySession(token) : undefined;
      });
    },
    /** The guest that a browser is, by its cookie; undefined where it has made nothing yet. */
    async guestOf(headers: Headers): Promise<string | undefined> {
      const token = readCookie(headers.get('cookie'), guestCookie);
      if (!token) return undefined;
      if (bus.hasOtherNodes) return findGuest(db, token);
      const guest = guests.get(token);
      const now = Date.now();
      if (guest && guest.until > now) return guest.id;
      const before = forgotten;
      const id = await findGuest(db, token);
      guests.delete(token);
      if (id === undefined || forgotten !== before) return id;
      if (guests.size >= mostEntries) guests.delete(guests.keys().next().value!);
      guests.set(token, { id, until: now + keptFor });
      return id;
    },
    /** Drops what is remembered of someone after a change that is no revocation (name, role, confirmation). */
    async refresh(userId: string) {
      await bus.publish(authChannel, userChanged, { userId });
      forget({ userId });
    },
    forget,
  };
}

interface Sessions {
  userId: string;
  sessionId?: string;
  exceptSessionId?: string;
}

/** Ends sessions. Deleting the rows and telling every node is one transaction. */
export async function revokeSessions(tx: BusTransaction, { userId, sessionId, exceptSessionId }: Sessions) {
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        sessionId ? eq(sessions.id, sessionId) : undefined,
        exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined,
      ),
    );
  const data: Revocation = sessionId
    ? { sessionId }
    : { userId, ...(exceptSessionId ? { exceptSessionId } : {}) };
  tx.emit(authChannel, sessionRevoked, data);
}

export async function revokeKeys(tx: BusTransaction, which: { userId: string; keyId?: string }) {
  const { userId, keyId } = which;
  const gone = await tx
    .delete(apiKeys)
    .where(
      and(eq(apiKeys.userId, userId), isNull(apiKeys.businessId), keyId ? eq(apiKeys.id, keyId) : undefined),
    )
    .returning({ id: apiKeys.id });
  const data: Revocation = keyId ? { keyId } : { userId };
  tx.emit(authChannel, keyRevoked, data);
  return gone.length > 0;
}

/** Tells every node, with the change itself, that what it remembers of someone is old. */
export function announceChange(tx: Emitter, userId: string) {
  tx.emit(authChannel, userChanged, { userId });
}

export const hashKey = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** better-auth signs its cookie as `token.signature`, base64 of HMAC-SHA-256. */
function verifiedToken(cookie: string, secret: string): string | undefined {
  const dot = cookie.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}
