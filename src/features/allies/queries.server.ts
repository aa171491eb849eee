import { and, asc, count, desc, eq, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy, isWelcomeAt } from '#kit/boundaries/boundaries.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { allies, allyKnowledge } from './table.server.ts';

export type AllyRow = typeof allies.$inferSelect;
export type KnowledgeRow = typeof allyKnowledge.$inferSelect;
const pageSize = 24;

const shown = {
  row: allies,
  by: { name: users.name, handle: sql<string | null>`coalesce(${users.displayUsername}, ${users.username})` },
  knows: sql<number>`(select count(*)::int from ally_knowledge k where k.ally_id = ${allies.id})`,
};
export type ShownAlly = Awaited<ReturnType<typeof listAllyRows>>[number];

/** Its maker sees it always; others while it is shared, not hidden, and neither of the two blocked the other. */
export function isSeenBy(reader: string | undefined, { isAdmin = false } = {}) {
  const isOpen = and(
    allies.isShared,
    isNull(users.suspendedAt),
    isAdmin ? undefined : isNull(allies.hiddenAt),
    reader === undefined ? undefined : isWelcomeAt(reader, allies.ownerId),
  );
  return and(
    isNull(allies.deletedAt),
    reader === undefined ? isOpen : or(eq(allies.ownerId, reader), isOpen),
  );
}

const select = (db: Queryable) =>
  db.select(shown).from(allies).innerJoin(users, eq(users.id, allies.ownerId));

export async function findAlly(
  db: Queryable,
  id: string,
  reader: string | undefined,
  { isAdmin = false } = {},
): Promise<ShownAlly | undefined> {
  const [found] = await select(db).where(and(eq(allies.id, id), isSeenBy(reader, { isAdmin })));
  return found;
}

interface Wanted {
  reader: string | undefined;
  shelf: 'mine' | 'shared';
  /** Part of the name or purpose, as it is written. */
  named?: string | undefined;
  /** Only some of them. */
  ids?: readonly string[];
  before?: string | undefined;
}

export function listAllyRows(db: Queryable, { reader, shelf, named, ids, before }: Wanted) {
  const words = named && `%${named.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const whose =
    shelf === 'mine'
      ? reader === undefined
        ? sql`false`
        : eq(allies.ownerId, reader)
      : and(allies.isShared, isHeardBy(reader, allies.ownerId));
  return select(db)
    .where(
      and(
        whose,
        isSeenBy(reader),
        shelf === 'shared' ? isNull(allies.hiddenAt) : undefined,
        words ? or(ilike(allies.name, words), ilike(allies.purpose, words)) : undefined,
        ids ? inArray(allies.id, [...ids]) : undefined,
        before ? lt(allies.id, before) : undefined,
      ),
    )
    .orderBy(desc(allies.id))
    .limit(pageSize + 1);
}

export const allyPage = (rows: readonly ShownAlly[]) => ({
  rows: rows.slice(0, pageSize),
  next: rows.length > pageSize ? rows[pageSize - 1]!.row.id : null,
});

/** Of these people, the one that answers to a name: the asker's own first, then those that others share. */
export async function findCalled(
  db: Queryable,
  { handle, reader, members }: { handle: string; reader: string; members: readonly string[] },
) {
  const rows = await select(db)
    .where(and(eq(allies.handle, handle), inArray(allies.ownerId, [reader, ...members]), isSeenBy(reader)))
    .orderBy(asc(allies.id))
    .limit(members.length + 1);
  return rows.find(({ row }) => row.ownerId === reader) ?? rows[0];
}

export const listCallable = (
  db: Queryable,
  { reader, members }: { reader: string; members: readonly string[] },
) =>
  select(db)
    .where(and(inArray(allies.ownerId, [reader, ...members]), isSeenBy(reader)))
    .orderBy(asc(allies.name))
    .limit(pageSize);

export async function insertAlly(
  tx: Queryable,
  values: Omit<typeof allies.$inferInsert, 'id'>,
): Promise<AllyRow> {
  const id = newId();
  await tx.insert(principals).values({ id, kind: 'ally' });
  const [row] = await tx
    .insert(allies)
    .values({ ...values, id })
    .returning();
  return row!;
}

export async function updateAlly(db: Queryable, id: string, values: Partial<AllyRow>) {
  const [row] = await db.update(allies).set(values).where(eq(allies.id, id)).returning();
  return row;
}

/** Those in the trash count and keep their names: they may come back. */
export const handlesOf = async (db: Queryable, ownerId: string) =>
  new Set(
    (await db.select({ handle: allies.handle }).from(allies).where(eq(allies.ownerId, ownerId))).map(
      ({ handle }) => handle,
    ),
  );

export const listKnowledge = (db: Queryable, allyId: string) =>
  db.select().from(allyKnowledge).where(eq(allyKnowledge.allyId, allyId)).orderBy(asc(allyKnowledge.id));

export async function countKnowledge(db: Queryable, allyId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(allyKnowledge)
    .where(eq(allyKnowledge.allyId, allyId));
  return row?.count ?? 0;
}
