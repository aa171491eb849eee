import { and, count, desc, eq, getTableColumns, ilike, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { asSelf, isSeenBy } from '../queries.server.ts';
import { allies, memories, memoryPauses } from '../table.server.ts';
import type { MemoryFilter } from './contract.ts';

export type MemoryRow = typeof memories.$inferSelect;
const pageSize = 50;
/** Each is held against each: the latest, since what is new contradicts what is old. */
const mostPaired = 300;

export type ShownRow = Awaited<ReturnType<typeof listRows>>[number];

/** With the ally that learnt it, while its name may be read. */
function selectShown(db: Queryable, ownerId: string) {
  const seen = db
    .select({ id: allies.id, name: allies.name })
    .from(allies)
    .leftJoin(users, eq(users.id, allies.ownerId))
    .where(isSeenBy(asSelf(ownerId)))
    .as('seen');
  return db
    .select({
      row: getTableColumns(memories),
      ally: { id: seen.id, name: seen.name },
      run: { id: runs.id, tool: runs.tool },
    })
    .from(memories)
    .leftJoin(seen, eq(seen.id, memories.allyId))
    .leftJoin(
      runs,
      and(eq(runs.id, memories.runId), eq(runs.ownerId, memories.ownerId), isNull(runs.deletedAt)),
    );
}

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export function listRows(db: Queryable, ownerId: string, { q, ally, group, before }: MemoryFilter = {}) {
  return selectShown(db, ownerId)
    .where(
      and(
        eq(memories.ownerId, ownerId),
        isShownOf(),
        q ? ilike(memories.text, like(q)) : undefined,
        ally ? eq(memories.allyId, ally) : undefined,
        group === undefined ? undefined : eq(memories.group, group),
        before ? lt(memories.id, before) : undefined,
      ),
    )
    .orderBy(desc(memories.id))
    .limit(pageSize + 1);
}

/** What only an ally of one's own knows goes into the trash with it; other people's allies take nothing with them. */
const isShownOf = () =>
  and(
    isNull(memories.deletedAt),
    or(
      memories.isShared,
      sql`not exists (select 1 from ally gone where gone.id = ${memories.allyId}
        and gone.owner_id = ${memories.ownerId} and gone.deleted_at is not null)`,
    ),
  );

export const pageOf = <T extends { row: MemoryRow }>(rows: readonly T[]) => ({
  rows: rows.slice(0, pageSize),
  next: rows.length > pageSize ? rows[pageSize - 1]!.row.id : null,
});

export async function findShown(db: Queryable, ownerId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return selectShown(db, ownerId).where(
    and(eq(memories.ownerId, ownerId), inArray(memories.id, [...ids]), isShownOf()),
  );
}

export async function countAndGroups(db: Queryable, ownerId: string) {
  const rows = await db
    .select({ group: memories.group, count: count() })
    .from(memories)
    .where(and(eq(memories.ownerId, ownerId), isShownOf()))
    .groupBy(memories.group);
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    groups: rows.flatMap(({ group }) => group || []).toSorted(),
  };
}

export async function isPaused(db: Queryable, ownerId: string): Promise<boolean> {
  return (await db.$count(memoryPauses, eq(memoryPauses.ownerId, ownerId))) > 0;
}

const usable = (ownerId: string, allyId: string | undefined) =>
  and(
    eq(memories.ownerId, ownerId),
    isNull(memories.deletedAt),
    memories.isOn,
    allyId === undefined ? memories.isShared : or(memories.isShared, eq(memories.allyId, allyId)),
  );

interface Recall {
  ownerId: string;
  allyId?: string;
  limit: number;
}

/** Those that this ally may know, the newest first. */
export const latestRows = (db: Queryable, { ownerId, allyId, limit }: Recall) =>
  db.select().from(memories).where(usable(ownerId, allyId)).orderBy(desc(memories.updatedAt)).limit(limit);

/** Of those the ones that hold some of these words, in small letters; with most of them first: one word alone may stand in thousands. */
export async function rowsWith(
  db: Queryable,
  words: readonly string[],
  { ownerId, allyId, limit }: Recall,
): Promise<MemoryRow[]> {
  const held = words.map((word) => sql`(strpos(said.text, ${word}) > 0)::int`);
  // Put into small letters once, and counted once: to compare without case, word by word, takes twice as long.
  const { rows: best } = await db.execute<{ id: string }>(sql`
    with said as materialized (
      select id, lower(text) as text, updated_at from memory where ${usable(ownerId, allyId)}
    ), counted as materialized (
      select id, updated_at, ${sql.join(held, sql` + `)} as held from said
    )
    select id from counted where held > 0 order by held desc, updated_at desc limit ${limit}`);
  const ids = best.map(({ id }) => id);
  const rows = await db.select().from(memories).where(inArray(memories.id, ids));
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** One that says the same, or what a new fact on this topic takes the place of. */
export async function findSame(
  db: Queryable,
  {
    ownerId,
    allyId,
    isShared,
    topic,
    text,
  }: Pick<MemoryRow, 'ownerId' | 'allyId' | 'isShared' | 'topic' | 'text'>,
) {
  const scope =
    isShared || !allyId ? memories.isShared : and(eq(memories.allyId, allyId), sql`not ${memories.isShared}`);
  const [row] = await db
    .select()
    .from(memories)
    .where(
      and(
        eq(memories.ownerId, ownerId),
        isNull(memories.deletedAt),
        scope,
        or(eq(memories.text, text), topic ? eq(memories.topic, topic) : undefined),
      ),
    )
    .orderBy(desc(memories.id))
    .limit(1);
  return row;
}

export async function updateMemory(db: Queryable, id: string, values: Partial<MemoryRow>) {
  const [row] = await db.update(memories).set(values).where(eq(memories.id, id)).returning();
  return row;
}

/** Two sentences on one topic that say different things, where someone could hear both. */
export async function listPairs(db: Queryable, ownerId: string, limit: number) {
  const { rows } = await db.execute<{ first: string; second: string }>(sql`
    with told as materialized (
      select id, topic, value, is_shared, ally_id, settled_with from memory
      where owner_id = ${ownerId} and topic <> '' and is_on and deleted_at is null
      order by id desc limit ${mostPaired})
    select a.id as first, b.id as second from told a
    join told b on b.topic = a.topic and b.value <> a.value and b.id > a.id
    where (a.is_shared or b.is_shared or a.ally_id = b.ally_id)
      and not (b.id = any(a.settled_with))
    order by b.id desc limit ${limit}`);
  return rows;
}

/** The latest, whichever ally may use them. */
export const listLatest = (db: Queryable, ownerId: string, limit: number) =>
  db
    .select({
      id: memories.id,
      text: memories.text,
      isShared: memories.isShared,
      allyId: memories.allyId,
      settledWith: memories.settledWith,
    })
    .from(memories)
    .where(and(eq(memories.ownerId, ownerId), isNull(memories.deletedAt), memories.isOn))
    .orderBy(desc(memories.id))
    .limit(limit);

/** Sentences that no rule reads. */
export const listUnread = (db: Queryable, ownerId: string, limit: number) =>
  db
    .select({ id: memories.id, text: memories.text, settledWith: memories.settledWith })
    .from(memories)
    .where(and(usable(ownerId, undefined), eq(memories.topic, ''), ne(memories.text, '')))
    .orderBy(desc(memories.id))
    .limit(limit);
