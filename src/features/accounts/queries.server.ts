import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { accounts, passkeys, users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';

export type User = typeof users.$inferSelect;

/** Handles hold no @, so the two can never be mistaken for each other. */
export async function findByLogin(db: Queryable, usernameOrEmail: string): Promise<User | undefined> {
  const given = usernameOrEmail.toLowerCase();
  const column = given.includes('@') ? users.email : users.username;
  const [user] = await db.select().from(users).where(eq(column, given));
  return user;
}

/** The newest account that claims an address which another one has; see `claimed-address.ts`. */
export async function findByClaim(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.claimedEmail, email.toLowerCase()))
    .orderBy(desc(users.createdAt))
    .limit(1);
  return user;
}

export async function findById(db: Queryable, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

export async function findByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

/** Undefined for accounts that never chose a password. */
export async function findPasswordHash(db: Queryable, userId: string): Promise<string | undefined> {
  const [account] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(
      and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'), isNotNull(accounts.password)),
    );
  return account?.hash ?? undefined;
}

export async function hasGoogle(db: Queryable, userId: string): Promise<boolean> {
  const linked = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'google')));
  return linked.length > 0;
}

export async function hasPasskey(db: Queryable, userId: string): Promise<boolean> {
  const [first] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return first !== undefined;
}
