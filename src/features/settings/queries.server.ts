import { and, count, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import { accounts, apiKeys, passkeys, sessions, users, verifications } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';

export async function findWaysIn(db: Queryable, userId: string) {
  const rows = await db
    .select({ provider: accounts.providerId, password: isNotNull(accounts.password) })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return {
    hasPassword: rows.some(({ provider, password }) => provider === 'credential' && password),
    hasGoogle: rows.some(({ provider }) => provider === 'google'),
  };
}

export async function isAddressTaken(db: Queryable, email: string) {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}

/** Links for a new password, trusted devices and challenges under way: none of them outlives a change of the locks. */
export async function dropProofsUnderWay(tx: Queryable, userId: string) {
  await tx.delete(verifications).where(eq(verifications.value, userId));
}

export async function savePassword(tx: Queryable, userId: string, hash: string) {
  const credential = and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));
  const [changed] = await tx
    .update(accounts)
    .set({ password: hash, updatedAt: new Date() })
    .where(credential)
    .returning({ id: accounts.id });
  if (!changed)
    await tx.insert(accounts).values({ userId, accountId: userId, providerId: 'credential', password: hash });
}

export function listSessionRows(db: Queryable, userId: string) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt));
}

export async function countOtherSessions(db: Queryable, userId: string, sessionId: string) {
  const [row] = await db
    .select({ others: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), gt(sessions.expiresAt, new Date())));
  return row!.others;
}

export function listPasskeyRows(db: Queryable, userId: string) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdAt));
}

export function listKeyRows(db: Queryable, userId: string) {
  return db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.businessId)))
    .orderBy(desc(apiKeys.createdAt));
}
