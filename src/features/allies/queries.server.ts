import { and, asc, count, desc, eq, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy, isWelcomeAt } from '#kit/boundaries/boundaries.server.ts';
import { businesses, businessMembers } from '#kit/businesses/table.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { allies, allyKnowledge } from './table.server.ts';

export type AllyRow = typeof allies.$inferSelect;
export type KnowledgeRow = typeof allyKnowledge.$inferSelect;
const pageSize = 24;

/** Who asks: whose allies are theirs, and who they are. Boundaries are between people, also while one acts for a business. */
export interface Reader {
  ownerId: string;
  personId: string;
}

export const asSelf = (id: string): Reader => ({ ownerId: id, personId: id });

const makers = alias(users, 'ally_maker');

const shown = {
  row: allies,
  by: {
    name: sql<string>`coalesce(${users.name}, ${businesses.name})`,
    handle: sql<string | null>`coalesce(${users.displayUsername}, ${users.username})`,
  },
  isOfBusiness: sql<boolean>`${businesses.id} is not null`,
  /** Of a business: who made it. */
  maker: makers.name,
  knows: sql<number>`(select count(*)::int from ally_knowledge k where k.ally_id = ${allies.id})`,
};
export type ShownAlly = Awaited<ReturnType<typeof listAllyRows>>[number];

/** Its owner sees it always; others while it is shared, not hidden, and neither of the two blocked the other. */
export function isSeenBy(reader: Reader | undefined, { isAdmin = false } = {}) {
  const isOpen = and(
    allies.isShared,
    isNull(users.suspendedAt),
    isAdmin ? undefined : isNull(allies.hiddenAt),
    reader === undefined ? undefined : isWelcomeAt(reader.personId, allies.ownerId),
  );
  return and(
    isNull(allies.deletedAt),
    reader === undefined ? isOpen : or(eq(allies.ownerId, reader.ownerId), isOpen),
  );
}

const select = (db: Queryable) =>
  db
    .select(shown)
    .from(allies)
    .leftJoin(users, eq(users.id, allies.ownerId))
    .leftJoin(businesses, eq(businesses.id, allies.ownerId))
    .leftJoin(makers, eq(makers.id, allies.madeBy));

export async function findAlly(
  db: Queryable,
  id: string,
  reader: Reader | undefined,
  { isAdmin = false } = {},
): Promise<ShownAlly | undefined> {
  const [found] = await select(db).where(and(eq(allies.id, id), isSeenBy(reader, { isAdmin })));
  return found;
}

interface Wanted {
  reader: Reader | undefined;
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
        : eq(allies.ownerId, reader.ownerId)
      : and(allies.isShared, isHeardBy(reader?.personId, allies.ownerId));
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

interface Called {
  /** Who calls, as themselves. */
  caller: string;
  members: readonly string[];
  /** Whether those of the businesses that they are in may be called, too. */
  withBusinesses: boolean;
}

/** The caller's own, those of businesses that they are in now, and those that the others share. */
function isCallable(db: Queryable, { caller, members, withBusinesses }: Called) {
  const theirs = db
    .select({ id: businessMembers.businessId })
    .from(businessMembers)
    .where(eq(businessMembers.memberId, caller));
  return or(
    and(inArray(allies.ownerId, [caller, ...members]), isSeenBy(asSelf(caller))),
    withBusinesses ? and(inArray(allies.ownerId, theirs), isNull(allies.deletedAt)) : undefined,
  );
}

/** Which one comes where several have one name: one's own, then a business's, then those of others. */
const nearness = (caller: string) =>
  sql`case when ${allies.ownerId} = ${caller} then 0 when ${businesses.id} is not null then 1 else 2 end`;

export async function findCalled(
  db: Queryable,
  { handle, ...called }: Called & { handle: string },
): Promise<ShownAlly | undefined> {
  const [found] = await select(db)
    .where(and(eq(allies.handle, handle), isCallable(db, called)))
    .orderBy(nearness(called.caller), asc(allies.id))
    .limit(1);
  return found;
}

export async function listCallable(db: Queryable, called: Called): Promise<ShownAlly[]> {
  const rows = await select(db)
    .where(isCallable(db, called))
    .orderBy(nearness(called.caller), asc(allies.name), asc(allies.id))
    .limit(pageSize);
  // The first of each name is the one that comes.
  return rows.filter(({ row }, at) => rows.findIndex((one) => one.row.handle === row.handle) === at);
}

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
