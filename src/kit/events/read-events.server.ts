/**
 * Reading the stream of events. A reader keeps the snapshot up to which it has seen everything, and is given what can be seen now
 * and could not be seen then: each event once, as soon as its transaction has committed, however long others stay open.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { readSnapshot } from './snapshot.ts';
import { events } from './table.server.ts';

export interface BusEvent {
  channel: string;
  type: string;
  data: unknown;
  /** Where it stands; absent for what is told but not kept. */
  at?: { tx: string; id: number };
}
export type KeptEvent = BusEvent & Required<Pick<BusEvent, 'at'>>;

/** Durable: a reader goes on from it after any break. */
export interface Place {
  /** All that this snapshot shows has been seen. */
  seen: string;
  /** In the middle of what a later one shows: up to this event. */
  within?: { later: string; tx: string; id: number };
}

interface Batch {
  events: KeptEvent[];
  place: Place;
  isFull: boolean;
  /** The snapshot that all of these events are seen in. */
  later: string;
}

/** Without a transaction it says only what time it is: there was nothing to find. */
type FoundRow = {
  now: string;
  tx: string | null;
  id: string;
  channel: string;
  type: string;
  data: unknown;
};

export async function readAfter(
  db: Queryable,
  { seen, within }: Place,
  { channel, limit }: { channel?: string; limit: number },
): Promise<Batch> {
  const isNew = sql`e.tx >= pg_snapshot_xmin(${seen}::pg_snapshot) and not pg_visible_in_snapshot(e.tx, ${seen}::pg_snapshot)`;
  const filters: SQL[] = [isNew];
  if (channel !== undefined) filters.push(sql`e.channel = ${channel}`);
  if (within)
    filters.push(
      sql`pg_visible_in_snapshot(e.tx, ${within.later}::pg_snapshot) and (e.tx, e.id) > (${within.tx}::xid8, ${within.id})`,
    );
  const { rows } = await db.execute<FoundRow>(sql`
    select pg_current_snapshot()::text as now, found.tx::text, found.id, found.channel, found.type, found.data
    from (select) as once left join lateral (
      select e.* from ${events} e where ${sql.join(filters, sql` and `)} order by e.tx, e.id limit ${limit}
    ) found on true order by found.tx, found.id`);
  const found = rows.flatMap(({ tx, id, channel, type, data }): KeptEvent[] =>
    tx === null ? [] : [{ channel, type, data, at: { tx, id: Number(id) } }],
  );
  const later = within?.later ?? rows[0]!.now;
  const isFull = found.length === limit;
  return {
    events: found,
    later,
    isFull,
    place: isFull ? { seen, within: { later, ...found.at(-1)!.at } } : { seen: later },
  };
}

/** Where the stream is now. */
export async function newestPlace(db: Queryable): Promise<Place> {
  const { rows } = await db.execute<{ now: string }>(sql`select pg_current_snapshot()::text as now`);
  return { seen: rows[0]!.now };
}

/** As readers keep it; they need not understand it. */
export function writePlace({ seen, within }: Place): string {
  return within ? `${seen}~${within.later}~${within.tx}.${within.id}` : seen;
}

export const longestPlace = 8_000;

export function readPlace(text: string): Place | undefined {
  const [seen = '', later, last] = text.split('~', 4);
  if (text.length > longestPlace || !readSnapshot(seen)) return undefined;
  if (later === undefined) return { seen };
  const [, tx, id] = /^(\d{1,18})\.(\d{1,15})$/.exec(last ?? '') ?? [];
  if (!readSnapshot(later) || tx === undefined) return undefined;
  return { seen, within: { later, tx, id: Number(id) } };
}
