/** Who is asking: sessions and API keys, kept in memory between requests and dropped when the bus says they were revoked. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { KeyScope } from '#kit/contract/endpoint.ts';
import type { Database, Queryable } from '#kit/db/database.server.ts';
import { emit, type Bus } from '#kit/events/bus.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';
import { anonymous, type Caller, type CallerUser, type MemberCaller } from './caller.server.ts';
import { apiKeys, sessions, users } from './table.server.ts';

/** Revocations travel on this channel of the bus. */
export const authChannel = 'auth';
/** Even without word from the bus nothing is believed longer than this. */
const believedFor = 60_000;
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

  bus.subscribe((event) => {
    if (event.channel === authChannel) forget(event.data as Revocation);
  });

  function forget({ userId, sessionId, keyId, exceptSessionId }: Revocation) {
    for (const [credential, { caller }] of cache) {
      const hit =
        (sessionId && caller.session?.id === sessionId) ||
        (keyId && caller.key?.id === keyId) ||
        (userId && caller.user.id === userId && !(exceptSessionId && caller.session?.id === exceptSessionId));
      if (hit) cache.delete(credential);
    }
  }

  async function remembered(credential: string, find: () => Promise<MemberCaller | undefined>): Promise<Caller> {
    const known = cache.get(credential);
    const now = Date.now();
    if (known && known.until > now) return known.caller;
    const caller = await find();
    cache.delete(credential);
    if (!caller) return anonymous;
    if (cache.size >= mostEntries) cache.delete(cache.keys().next().value!);
    cache.set(credential, { caller, until: Math.min(now + believedFor, caller.session?.expiresAt ?? Infinity) });
    return caller;
  }

  return {
    /** The caller of a request: by API key if one is given, else by session cookie. */
    async identify(headers: Headers): Promise<Caller> {
      const authorization = headers.get('authorization');
      if (authorization?.startsWith('Bearer fk_')) {
        const secret = authorization.slice('Bearer '.length);
        return remembered(secret, () => findByKey(db, secret));
      }
      const cookie = readCookie(headers.get('cookie'), cookieName);
      if (!cookie) return anonymous;
      return remembered(cookie, async () => {
        const token = verifiedToken(cookie, cookieSecret);
        return token ? findBySession(db, token) : undefined;
      });
    },
    /** Drops what is remembered of someone after a change that is no revocation (name, role, confirmation). */
    async refresh(userId: string) {
      await bus.publish({ channel: authChannel, type: 'user.changed', data: { userId } satisfies Revocation });
      forget({ userId });
    },
    forget,
  };
}

export interface Revocation {
  userId?: string;
  sessionId?: string;
  keyId?: string;
  exceptSessionId?: string;
}

/** Ends sessions. Deleting the rows and telling every node is one transaction. */
export async function revokeSessions(tx: Queryable, which: { userId: string; sessionId?: string; exceptSessionId?: string }) {
  const { userId, sessionId, exceptSessionId } = which;
  await tx.delete(sessions).where(
    and(
      eq(sessions.userId, userId),
      sessionId ? eq(sessions.id, sessionId) : undefined,
      exceptSessionId ? sql`${sessions.id} <> ${exceptSessionId}` : undefined,
    ),
  );
  const revocation: Revocation = sessionId ? { sessionId } : { userId, ...(exceptSessionId ? { exceptSessionId } : {}) };
  await emit(tx, { channel: authChannel, type: 'session.revoked', data: revocation });
}

export async function revokeKeys(tx: Queryable, which: { userId: string; keyId?: string }) {
  const { userId, keyId } = which;
  const gone = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), keyId ? eq(apiKeys.id, keyId) : undefined))
    .returning({ id: apiKeys.id });
  await emit(tx, { channel: authChannel, type: 'key.revoked', data: (keyId ? { keyId } : { userId }) satisfies Revocation });
  return gone.length > 0;
}

export const hashKey = (secret: string) => createHash('sha256').update(secret).digest('base64url');

async function findBySession(db: Database, token: string): Promise<MemberCaller | undefined> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, new Date()), isNull(users.suspendedAt)));
  if (!row) return undefined;
  const { session } = row;
  return {
    kind: 'member',
    user: presentUser(row.user),
    session: {
      id: session.id,
      token,
      expiresAt: session.expiresAt.getTime(),
      confirmedAt: session.confirmedAt.getTime(),
    },
  };
}

async function findByKey(db: Database, secret: string): Promise<MemberCaller | undefined> {
  const [row] = await db
    .select({ key: apiKeys, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.hash, hashKey(secret)),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, new Date())),
        isNull(users.suspendedAt),
      ),
    );
  if (!row) return undefined;
  await db.update(apiKeys).set({ lastUsedAt: new Date() }).where(eq(apiKeys.id, row.key.id));
  return { kind: 'member', user: presentUser(row.user), key: { id: row.key.id, scopes: row.key.scopes as KeyScope[] } };
}

function presentUser(user: typeof users.$inferSelect): CallerUser {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    handle: user.username,
    displayHandle: user.displayUsername ?? user.username,
    image: user.image,
    role: user.role,
    twoFactorEnabled: user.twoFactorEnabled ?? false,
    pandaCount: user.pandaCount,
    walletType: user.walletType,
    onboarded: user.onboardedAt !== null,
  };
}

/** better-auth signs its cookie as `token.signature`, base64 of HMAC-SHA-256. */
function verifiedToken(cookie: string, secret: string): string | undefined {
  const dot = cookie.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}
