/** Events are kept for a while, so that whoever was away can catch up. */
import { and, asc, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#kit/db/database.server.ts';
import { newestPlace, readPlace, type Place } from './read-events.server.ts';
import { isLater, readSnapshot } from './snapshot.ts';
import { events } from './table.server.ts';

export const eventsKept = 7 * 24 * 3600_000;

/** Removes old events, all but the newest of them: it marks up to where they are gone. Returns how many went. */
export async function pruneEvents(
  db: Queryable,
  before = new Date(Date.now() - eventsKept),
): Promise<number> {
  const marker = sql`(select m.tx, m.id from ${events} m where m.created_at < ${before} order by m.tx desc, m.id desc limit 1)`;
  const gone = await db
    .delete(events)
    .where(and(lt(events.createdAt, before), sql`(${events.tx}, ${events.id}) < ${marker}`))
    .returning({ id: events.id });
  return gone.length;
}

/** The transaction up to which events may be gone; undefined while all that ever were are kept. */
export async function prunedUpTo(
  db: Database,
  before = new Date(Date.now() - eventsKept),
): Promise<string | undefined> {
  const [oldest] = await db.select().from(events).orderBy(asc(events.tx), asc(events.id)).limit(1);
  return oldest && oldest.createdAt < before ? oldest.tx : undefined;
}

/** Where a reader goes on, by default now; nothing when events it has not seen are no longer kept. */
export async function placeAfter(db: Database, cursor: string | undefined): Promise<Place | undefined> {
  const newest = await newestPlace(db);
  if (cursor === undefined) return newest;
  const place = readPlace(cursor);
  if (!place) return undefined;
  const now = readSnapshot(newest.seen)!;
  const seen = readSnapshot(place.seen)!;
  // Of a database that was since put back to an earlier day.
  if (isLater(seen, now) || (place.within && isLater(readSnapshot(place.within.later)!, now)))
    return undefined;
  const pruned = await prunedUpTo(db);
  return pruned !== undefined && BigInt(pruned) >= seen.min ? undefined : place;
}
