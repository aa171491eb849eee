/** Cursors: where in the stream of events a reader is. `(transaction, id)` sorts like the events and has no gaps behind it. */
import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#kit/db/database.server.ts';
import { events } from './table.server.ts';

export interface BusEvent {
  /** Durable and ordered; a reader resumes after it. */
  cursor: string;
  channel: string;
  type: string;
  data: unknown;
}

interface Batch {
  events: BusEvent[];
  /** There is more that is committed already but not final yet: look again shortly. */
  pending: boolean;
}

const newestFinal = sql`pg_snapshot_xmin(pg_current_snapshot())`;

/**
 * Events after a cursor, in order. Only final ones: every transaction that could still put one before them has ended.
 * A transaction that is open for long therefore holds events back, but never makes a reader skip one.
 */
export async function readAfter(
  db: Database,
  cursor: string,
  { channel, limit }: { channel?: string; limit: number },
): Promise<Batch> {
  const [tx, id] = partsOf(cursor);
  const rows = await db
    .select({ event: events, final: sql<boolean>`${lt(events.tx, newestFinal)}` })
    .from(events)
    .where(
      and(
        or(gt(events.tx, String(tx)), and(eq(events.tx, String(tx)), gt(events.id, Number(id)))),
        channel === undefined ? undefined : eq(events.channel, channel),
      ),
    )
    .orderBy(asc(events.tx), asc(events.id))
    .limit(limit);
  const final = rows.filter((row) => row.final);
  return {
    events: final.map(({ event: { tx, id, channel, type, data } }) => ({
      cursor: `${tx}.${id}`,
      channel,
      type,
      data,
    })),
    pending: final.length < rows.length,
  };
}

/** Where the stream is now: everything before it is final. */
export async function newestCursor(db: Database): Promise<string> {
  const { rows } = await db.execute<{ tx: string }>(sql`select ${newestFinal}::text as tx`);
  return `${rows[0]!.tx}.0`;
}

export const isCursor = (value: string) => /^\d{1,18}\.\d{1,15}$/.test(value);

export function isAfter(a: string, b: string): boolean {
  const [aTx, aId] = partsOf(a);
  const [bTx, bId] = partsOf(b);
  return aTx > bTx || (aTx === bTx && aId > bId);
}

function partsOf(cursor: string) {
  return cursor.split('.').map(BigInt) as [bigint, bigint];
}
