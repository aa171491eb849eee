import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable, Transaction } from '#kit/db/database.server.ts';
import { isPartShown, type Reader } from '#social/people/audience.server.ts';
import type { PandaLook } from './contract.ts';
import { pandas } from './table.server.ts';

export type PandaRow = typeof pandas.$inferSelect;

export function listPandas(db: Queryable, ownerId: string): Promise<PandaRow[]> {
  return db
    .select()
    .from(pandas)
    .where(eq(pandas.ownerId, ownerId))
    .orderBy(asc(pandas.adoptedAt), asc(pandas.id));
}

/** The first one of a member; nothing where there is no such member, or a suspended one. */
export async function findPandaOf(
  db: Queryable,
  handle: string,
  reader: Reader,
): Promise<{ panda: PandaRow | null } | undefined> {
  const [row] = await db
    .select({ panda: pandas })
    .from(users)
    .leftJoin(pandas, and(eq(pandas.ownerId, users.id), isPartShown(reader, users.id, 'pandas')))
    .where(and(eq(users.username, handle.toLowerCase()), isNull(users.suspendedAt)))
    .orderBy(asc(pandas.adoptedAt), asc(pandas.id))
    .limit(1);
  return row;
}

/** How many someone has. Their row is locked first, so that two adoptions at once do not both count none. */
export async function countPandasLocked(tx: Transaction, ownerId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
  const [row] = await tx.select({ pandas: count() }).from(pandas).where(eq(pandas.ownerId, ownerId));
  return row!.pandas;
}

export async function insertPanda(
  tx: Transaction,
  { look, ...rest }: { ownerId: string; name: string; look: PandaLook },
): Promise<PandaRow> {
  const [row] = await tx
    .insert(pandas)
    .values({ ...rest, ...look })
    .returning();
  await tx
    .update(users)
    .set({ pandaCount: sql`${users.pandaCount} + 1` })
    .where(eq(users.id, rest.ownerId));
  return row!;
}

export async function setPandaName(
  db: Queryable,
  { id, ownerId, name }: { id: string; ownerId: string; name: string },
): Promise<PandaRow | undefined> {
  const [row] = await db
    .update(pandas)
    .set({ name })
    .where(and(eq(pandas.id, id), eq(pandas.ownerId, ownerId)))
    .returning();
  return row;
}
