import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { apiKeys, passkeys, sessions, users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { ProfileLink } from './fields.ts';
import { profileExtras } from './table.server.ts';

/** Suspended members have no profile, as if they were not there. */
export async function findProfile(db: Queryable, handle: string) {
  const [row] = await db
    .select({
      id: users.id,
      handle: users.username,
      displayHandle: users.displayUsername,
      name: users.name,
      image: users.image,
      about: users.about,
      pandaCount: users.pandaCount,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(eq(users.username, handle.toLowerCase()), isNull(users.suspendedAt)));
  return row;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export async function findLinks(db: Queryable, ownerId: string) {
  const [row] = await db
    .select({ links: profileExtras.links })
    .from(profileExtras)
    .where(eq(profileExtras.ownerId, ownerId));
  return row?.links ?? [];
}

export async function saveLinks(db: Queryable, ownerId: string, links: ProfileLink[]) {
  const values = { links, updatedAt: new Date() };
  await db
    .insert(profileExtras)
    .values({ ownerId, ...values })
    .onConflictDoUpdate({ target: profileExtras.ownerId, set: values });
}

/** The first time counts. */
export async function markOnboarded(db: Queryable, userId: string) {
  await db
    .update(users)
    .set({ onboardedAt: new Date() })
    .where(and(eq(users.id, userId), isNull(users.onboardedAt)));
}

export async function markWelcomed(db: Queryable, userId: string) {
  await db
    .update(users)
    .set({ welcomedAt: new Date() })
    .where(and(eq(users.id, userId), isNull(users.welcomedAt)));
}

export async function countPasskeys(db: Queryable, userId: string) {
  const [row] = await db.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row!.passkeys;
}

/** The newest of each kind; who merges them takes as many as needed. */
export async function listActivityRows(db: Queryable, { userId, most }: { userId: string; most: number }) {
  return {
    joined: await db.select({ at: users.createdAt }).from(users).where(eq(users.id, userId)),
    signIns: await db
      .select({ at: sessions.createdAt, userAgent: sessions.userAgent })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt))
      .limit(most),
    passkeys: await db
      .select({ at: passkeys.createdAt, name: passkeys.name })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(desc(passkeys.createdAt))
      .limit(most),
    keys: await db
      .select({ at: apiKeys.createdAt, name: apiKeys.name })
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId))
      .orderBy(desc(apiKeys.createdAt))
      .limit(most),
  };
}

export type ActivityRows = Awaited<ReturnType<typeof listActivityRows>>;
