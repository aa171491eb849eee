/** Collections and what they hold, for one reader: lists and counts see only what that reader may see. */
import { and, asc, count, desc, eq, gt, isNull, lt, max, or, sql, type SQL } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy, isWelcomeAt } from '#kit/boundaries/boundaries.server.ts';
import type { Database, Queryable } from '#kit/db/database.server.ts';
import { personColumns, type Reader } from '#social/people/audience.server.ts';
import { makers, ofMaker } from '../makers.server.ts';
import { isVisible, listed, type Needs } from '../queries.server.ts';
import { collectionFollows, collectionItems, collections, galleryItems } from '../table.server.ts';

const pageSize = 24;

const ofOwner = eq(users.id, collections.ownerId);

/** What this reader may see of the creations in collections. */
const isSeen = (needs: Needs, reader: Reader) =>
  and(isVisible(needs), isHeardBy(reader, galleryItems.ownerId));

/** Public, or their own. What an admin hid is in no list but its owner's. */
const isOpen = (reader: Reader): SQL | undefined =>
  and(
    isNull(users.suspendedAt),
    or(
      and(collections.isPublic, isNull(collections.hiddenAt), isHeardBy(reader, collections.ownerId)),
      reader ? eq(collections.ownerId, reader) : undefined,
    ),
  );

const followersOf = sql<number>`(select count(*)::int from collection_follow f where f.collection_id = ${collections.id})`;

const columns = (reader: Reader) => ({
  collection: collections,
  owner: personColumns,
  followers: followersOf,
  isWelcome: sql<boolean>`${reader ? isWelcomeAt(reader, collections.ownerId) : sql`true`}`,
  seenAt: reader
    ? sql<Date | null>`(select f.seen_at from collection_follow f
        where f.collection_id = ${collections.id} and f.owner_id = ${reader})`.mapWith(
        collectionFollows.seenAt,
      )
    : sql<null>`null`,
});

const joined = (db: Queryable, reader: Reader) =>
  db.select(columns(reader)).from(collections).innerJoin(users, ofOwner);

interface CollectionFilter {
  reader: Reader;
  shelf?: 'mine' | 'followed' | undefined;
  before?: string | undefined;
}

export async function listRows(db: Queryable, { reader, shelf, before }: CollectionFilter) {
  const inView =
    shelf === undefined
      ? and(collections.isPublic, isNull(collections.hiddenAt))
      : shelf === 'mine'
        ? eq(collections.ownerId, reader!)
        : sql`exists (select from collection_follow f where f.collection_id = ${collections.id} and f.owner_id = ${reader})`;
  const rows = await joined(db, reader)
    .where(and(isOpen(reader), inView, before ? lt(collections.id, before) : undefined))
    .orderBy(desc(collections.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.collection.id : null };
}
export type CollectionRow = Awaited<ReturnType<typeof listRows>>['rows'][number];

/** With those that are private or hidden, or whose owner blocked the reader; who may see them is for the caller to say. */
export async function findRow(db: Queryable, reader: Reader, id: string): Promise<CollectionRow | undefined> {
  const [row] = await joined(db, reader).where(and(eq(collections.id, id), isNull(users.suspendedAt)));
  return row;
}

/** How many the reader may see in each. */
export async function countHeld(
  needs: Needs & { db: Queryable },
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await needs.db
    .select({ id: collectionItems.collectionId, count: count() })
    .from(collectionItems)
    .innerJoin(galleryItems, eq(galleryItems.id, collectionItems.itemId))
    .innerJoin(makers, ofMaker)
    .where(
      and(sql`${collectionItems.collectionId} = any(${sql.param([...ids])}::uuid[])`, isSeen(needs, reader)),
    )
    .groupBy(collectionItems.collectionId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** In the order that was given, behind a place. */
export async function listHeld(
  needs: Needs & { db: Queryable },
  { reader, collectionId, after }: { reader: Reader; collectionId: string; after: number | undefined },
) {
  const rows = await needs.db
    .select({ ...listed, place: collectionItems.place })
    .from(collectionItems)
    .innerJoin(galleryItems, eq(galleryItems.id, collectionItems.itemId))
    .innerJoin(makers, ofMaker)
    .where(
      and(
        eq(collectionItems.collectionId, collectionId),
        isSeen(needs, reader),
        after === undefined ? undefined : gt(collectionItems.place, after),
      ),
    )
    .orderBy(asc(collectionItems.place))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? String(page.at(-1)!.place) : null };
}

/** One change of a collection at a time, until the transaction is over. */
export async function holdCollection(tx: Queryable, id: string) {
  await tx.select({ id: collections.id }).from(collections).where(eq(collections.id, id)).for('update');
}

/** All of it in order, with those that the reader does not see marked. */
export async function orderOf(needs: Needs, tx: Queryable, reader: Reader, collectionId: string) {
  return tx
    .select({
      id: collectionItems.itemId,
      isSeen: sql<boolean>`coalesce(${isSeen(needs, reader)}, false)`,
    })
    .from(collectionItems)
    .innerJoin(galleryItems, eq(galleryItems.id, collectionItems.itemId))
    .innerJoin(makers, ofMaker)
    .where(eq(collectionItems.collectionId, collectionId))
    .orderBy(asc(collectionItems.place));
}

export async function saveOrder(tx: Queryable, collectionId: string, ids: readonly string[]) {
  await tx.execute(sql`update collection_item as held set place = given.place
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as given(id, place)
    where held.collection_id = ${collectionId} and held.item_id = given.id`);
}

export async function nextPlace(tx: Queryable, collectionId: string) {
  const [row] = await tx
    .select({ last: max(collectionItems.place) })
    .from(collectionItems)
    .where(eq(collectionItems.collectionId, collectionId));
  return (row?.last ?? 0) + 1;
}

/** Those of someone that are filled by hand, and whether each holds a creation. */
export function listFor(db: Queryable, ownerId: string, itemId: string) {
  return db
    .select({
      id: collections.id,
      title: collections.title,
      isPublic: collections.isPublic,
      holds: sql<boolean>`exists (select from collection_item h where h.collection_id = ${collections.id} and h.item_id = ${itemId})`,
    })
    .from(collections)
    .where(and(eq(collections.ownerId, ownerId), isNull(collections.rule)))
    .orderBy(desc(collections.changedAt));
}

/** For the export of one's data. */
export async function* itemsCollectedBy(db: Database, ownerId: string) {
  yield* await db
    .select({
      collectionId: collectionItems.collectionId,
      itemId: collectionItems.itemId,
      place: collectionItems.place,
    })
    .from(collectionItems)
    .innerJoin(collections, eq(collections.id, collectionItems.collectionId))
    .where(eq(collections.ownerId, ownerId));
}
