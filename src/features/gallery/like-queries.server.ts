import { and, desc, eq, ne } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { galleryLikes } from './table.server.ts';

interface Like {
  itemId: string;
  ownerId: string;
}

const isOne = ({ itemId, ownerId }: Like) =>
  and(eq(galleryLikes.itemId, itemId), eq(galleryLikes.ownerId, ownerId));

/** Answers whether it is new. */
export async function addLike(tx: Queryable, like: Like): Promise<boolean> {
  const added = await tx.insert(galleryLikes).values(like).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function removeLike(tx: Queryable, like: Like): Promise<boolean> {
  return (await tx.delete(galleryLikes).where(isOne(like)).returning()).length > 0;
}

export const isLiked = async (db: Queryable, like: Like) => (await db.$count(galleryLikes, isOne(like))) > 0;

export const countLikes = (db: Queryable, itemId: string) =>
  db.$count(galleryLikes, eq(galleryLikes.itemId, itemId));

/** Who liked it last, and how many do, besides its own maker. */
export async function likersOf(db: Queryable, { itemId, ownerId }: Like) {
  const isOther = and(eq(galleryLikes.itemId, itemId), ne(galleryLikes.ownerId, ownerId));
  const [latest] = await db
    .select({ name: users.name })
    .from(galleryLikes)
    .innerJoin(users, eq(users.id, galleryLikes.ownerId))
    .where(isOther)
    .orderBy(desc(galleryLikes.createdAt))
    .limit(1);
  return { latest: latest?.name ?? 'Someone', count: await db.$count(galleryLikes, isOther) };
}
