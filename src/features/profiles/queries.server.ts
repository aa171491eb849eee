import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';

/** Suspended members have no profile, as if they were not there. */
export async function findProfile(db: Queryable, handle: string) {
  const [row] = await db
    .select({
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

/** The first time counts. */
export async function markOnboarded(db: Queryable, userId: string) {
  await db
    .update(users)
    .set({ onboardedAt: new Date() })
    .where(and(eq(users.id, userId), isNull(users.onboardedAt)));
}
