/** Looks up who holds a session or an API key. Suspended people hold neither. */
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { KeyScope } from '#kit/contract/endpoint.ts';
import type { Database } from '#kit/db/database.server.ts';
import type { CallerUser, MemberCaller } from './caller.server.ts';
import { apiKeys, sessions, users } from './table.server.ts';

/** A session that ends with the browser lives for a day from its start; only remembered ones last longer. */
export const longestUnremembered = 24 * 3600 * 1000;

export async function findBySession(db: Database, token: string): Promise<MemberCaller | undefined> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, new Date()), isNull(users.suspendedAt)));
  if (!row) return undefined;
  const { id, createdAt, expiresAt, confirmedAt } = row.session;
  return {
    kind: 'member',
    user: presentUser(row.user),
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
  await db.update(apiKeys).set({ lastUsedAt: new Date() }).where(eq(apiKeys.id, row.key.id));
  return {
    kind: 'member',
    user: presentUser(row.user),
    key: { id: row.key.id, scopes: row.key.scopes as KeyScope[] },
  };
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
