import { and, asc, eq } from 'drizzle-orm';
import { engineKeys } from '#kit/ai/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';

interface Owned {
  id: string;
  ownerId: string;
}

const owned = ({ id, ownerId }: Owned) => and(eq(engineKeys.id, id), eq(engineKeys.ownerId, ownerId));

export function listKeyRows(db: Queryable, ownerId: string) {
  return db
    .select()
    .from(engineKeys)
    .where(eq(engineKeys.ownerId, ownerId))
    .orderBy(asc(engineKeys.createdAt));
}

export async function findKeyRow(db: Queryable, which: Owned) {
  const [row] = await db.select().from(engineKeys).where(owned(which));
  return row;
}

export async function insertKeyRow(tx: Queryable, values: typeof engineKeys.$inferInsert) {
  const [row] = await tx.insert(engineKeys).values(values).returning();
  return row!;
}

export async function updateKeyRow(
  tx: Queryable,
  which: Owned,
  changes: Partial<Pick<typeof engineKeys.$inferInsert, 'name' | 'models' | 'workedAt'>>,
) {
  const [row] = await tx.update(engineKeys).set(changes).where(owned(which)).returning();
  return row;
}

export async function deleteKeyRow(tx: Queryable, which: Owned) {
  const [row] = await tx.delete(engineKeys).where(owned(which)).returning();
  return row;
}
