import { and, asc, count, desc, eq, ilike, isNotNull, isNull, lt, max, ne, or, sql, sum } from 'drizzle-orm';
import { accounts, apiKeys, passkeys, sessions, users } from '#kit/auth/table.server.ts';
import type { Queryable, Transaction } from '#kit/db/database.server.ts';
import { files } from '#kit/files/table.server.ts';
import type { Role, UserState } from './users-contract.ts';

const pageSize = 30;

export interface UserFilter {
  q?: string;
  role?: Role;
  state?: UserState;
  before?: string;
}

export type UserRow = typeof users.$inferSelect;

export async function listUserRows(db: Queryable, { q, role, state, before }: UserFilter) {
  const rows = await db
    .select()
    .from(users)
    .where(
      and(
        q ? matches(q) : undefined,
        role ? eq(users.role, role) : undefined,
        state ? inState(state) : undefined,
        before ? lt(users.id, before) : undefined,
      ),
    )
    .orderBy(desc(users.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.id : null };
}

/** A handle may be typed as people write it, with an @ in front. */
function matches(q: string) {
  const pattern = `%${q.replace(/^@(?=\w)/, '').replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(users.name, pattern), ilike(users.username, pattern), ilike(users.email, pattern));
}

function inState(state: UserState) {
  if (state === 'suspended') return isNotNull(users.suspendedAt);
  return and(isNull(users.suspendedAt), eq(users.emailVerified, state === 'active'));
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Ids of those whose handle, e-mail address or id is exactly this. */
export async function findUserIds(db: Queryable, name: string): Promise<string[]> {
  const plain = name.toLowerCase().replace(/^@/, '');
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.username, plain), eq(users.email, plain), eq(sql`${users.id}::text`, plain)));
  return rows.map(({ id }) => id);
}

/** Ways to sign in and what is kept, counted in one go. */
export async function countBelongings(db: Queryable, userId: string) {
  const own = (table: typeof sessions | typeof apiKeys | typeof passkeys) =>
    sql<number>`(select count(*) from ${table} where ${table.userId} = ${userId})`.mapWith(Number);
  const [row] = await db
    .select({
      sessions: own(sessions),
      keys: own(apiKeys),
      passkeys: own(passkeys),
      lastSignInAt: sql`(${db
        .select({ at: max(sessions.createdAt) })
        .from(sessions)
        .where(eq(sessions.userId, userId))})`.mapWith(sessions.createdAt),
      files: count(files.id),
      storedBytes: sql`coalesce(${sum(files.bytes)}, 0)`.mapWith(Number),
    })
    .from(files)
    .where(eq(files.ownerId, userId));
  const providers = await db
    .select({ id: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return {
    ...row!,
    hasPassword: providers.some(({ id }) => id === 'credential'),
    hasGoogle: providers.some(({ id }) => id === 'google'),
  };
}

export async function countOtherAdmins(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt), ne(users.id, userId)));
  return row!.count;
}

/** Until the transaction ends nobody else changes who is an admin, so that two of them cannot remove each other at once. */
export async function lockAdmins(tx: Transaction) {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('update');
}

export async function updateUser(
  tx: Queryable,
  id: string,
  change: Partial<Pick<UserRow, 'role' | 'suspendedAt' | 'suspendedReason'>>,
) {
  await tx
    .update(users)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(users.id, id));
}
