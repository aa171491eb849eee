/**
 * Passages that mean the same. Lists of near ones are looked through, the nearest first, until enough rows would have been seen: so it takes
 * as long with a million passages as with a hundred thousand, and with a few all are looked at. Their bits are compared in the
 * database, and the best of them by all numbers here.
 */
import { inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#kit/db/database.server.ts';
import type { Among } from './by-words.server.ts';
import { bitsOf, listCount, nearestLists, nearnessTo } from './quantise.server.ts';
import { everyone } from './search-source.server.ts';
import { searchNear, searchPassages } from './table.server.ts';

/** Rows whose bits are compared. */
const mostSeen = 60_000;
/** Rows whose numbers are compared. */
const mostCompared = 500;
const countEvery = 5 * 60_000;

/** Ids with their nearness, from −1 to 1. */
export async function findByMeaning(
  tx: Transaction,
  db: Database,
  vector: Float32Array,
  { readers, sources }: Among,
): Promise<Map<number, number>> {
  const lists = nearEnough(nearestLists(vector, listCount), await sizesOfLists(db, tx));
  const own = readers.filter((reader) => reader !== everyone);
  const ofSources = sources ? sql`and source = any(${sql.param(sources)}::text[])` : sql``;
  const inLists = sql`select passage_id, bits from ${searchNear}
    where reader = ${everyone} and list = any(${sql.param(lists)}::smallint[]) ${ofSources}`;
  const ofOwn = sql`(select passage_id, bits from ${searchNear}
    where reader = any(${sql.param(own)}::uuid[]) ${ofSources} limit ${mostSeen})`;
  const parts = [...(readers.includes(everyone) ? [inLists] : []), ...(own.length > 0 ? [ofOwn] : [])];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select passage_id as id from (${sql.join(parts, sql` union all `)}) seen
    order by bit_count(bits # ${bitsOf(vector)}::bit(384)) limit ${mostCompared}`);
  const ids = rows.map(({ id }) => Number(id));
  const kept = await tx
    .select({ id: searchPassages.id, vector: searchPassages.vector })
    .from(searchPassages)
    .where(inArray(searchPassages.id, ids));
  return new Map(kept.map((row) => [row.id, row.vector ? nearnessTo(vector, row.vector) : 0]));
}

function nearEnough(nearest: readonly number[], sizes: ReadonlyMap<number, number>): number[] {
  let seen = 0;
  return nearest.filter((list) => {
    const size = sizes.get(list) ?? 0;
    if (size > 0 && seen < mostSeen) {
      seen += size;
      return true;
    }
    // One that was empty when they were counted costs nothing to look at.
    return size === 0;
  });
}

interface Counted {
  sizes: Map<number, number>;
  until: number;
}
const counted = new WeakMap<Database, Counted>();

/** How many passages for everyone each list holds; counted now and then. */
async function sizesOfLists(db: Database, tx: Transaction): Promise<Map<number, number>> {
  const known = counted.get(db);
  if (known && Date.now() < known.until) return known.sizes;
  const { rows } = await tx.execute<{ list: number; count: string }>(
    sql`select list, count(*) from ${searchNear} where reader = ${everyone} group by list`,
  );
  const sizes = new Map(rows.map(({ list, count }) => [list, Number(count)]));
  counted.set(db, { sizes, until: Date.now() + countEvery });
  return sizes;
}
