/** Looks up who holds a session or an API key. Suspended people hold neither. */
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { KeyScope } from '#kit/contract/endpoint.ts';
import type { Database } from '#kit/db/database.server.ts';
import type { CallerUser, MemberCaller } from './caller.server.ts';
import { apiKeys, sessions, users } from './table.server.ts';

/** Often enough to see whether a key is in use, and not a write for every call. */
const useNotedEvery = 60_000;

/** A session that ends with the browser lives for a day from its start; only remembered ones last longer. */
export const longestUnremembered = 24 * 3600 * 1000;

/** Many at once, in their order: after a quiet minute everyone is looked up again, and often together. */
export async function findBySessions(
  db: Database,
  tokens: readonly string[],
): Promise<(MemberCaller | undefined)[]> {
  const rows = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.token, [...tokens]),
        gt(sessions.expiresAt, new Date()),
        isNull(users.suspendedAt),
      ),
    );
  const byToken = new Map(rows.map((row) => [row.session.token, row]));
  return tokens.map((token) => {
    const row = byToken.get(token);
    return row && memberOf(row);
  });
}

interface Found {
  session: typeof sessions.$inferSelect;
  user: typeof users.$inferSelect;
}

function memberOf({ session, user }: Found): MemberCaller {
  const { id, token, createdAt, expiresAt, confirmedAt } = session;
  return {
    kind: 'member',
    user: presentUser(user),
    session: {
      id,
      token,
      expiresAt: expiresAt.getTime(),
      confirmedAt: confirmedAt.getTime(),
      remembered: expiresAt.getTime() - createdAt.getTime() > longestUnremembered + 60_000,
    },
  };
}

export async function findByKey(db: Database, hash: string): Promise<MemberCaller | undefined> {
  const [row] = await db
    .select({ key: apiKeys, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.hash, hash),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, new Date())),
        isNull(users.suspendedAt),
      ),
    );
  if (!row) return undefined;
  if ((row.key.lastUsedAt?.getTime() ?? 0) < Date.now() - useNotedEvery)
    await db.update(apiKeys).set({ lastUsedAt: new Date() }).where(eq(apiKeys.id, row.key.id));
  return {
    kind: 'member',
    user: presentUser(row.user),
    key: {
      id: row.key.id,
      scopes: row.key.scopes as KeyScope[],
      ...(row.key.businessId ? { businessId: row.key.businessId } : {}),
    },
  };
}

function presentUser(user: typeof users.$inferSelect): CallerUser {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    claimedEmail: user.claimedEmail,
    emailVerified: user.emailVerified,
    handle: user.username,
    displayHandle: user.displayUsername ?? user.username,
    image: user.image,
    role: user.role,
    twoFactorEnabled: user.twoFactorEnabled ?? false,
    pandaCount: user.pandaCount,
    walletType: user.walletType,
    onboarded: user.onboardedAt !== null,
    welcomed: user.welcomedAt !== null,
  };
}
