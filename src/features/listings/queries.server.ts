/** Listings in lists: which of them match, in which order, and how many. */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Currency } from './money.ts';
import type { SectionId } from './sections.ts';
import { listings } from './table.server.ts';

export const pageSize = 24;
const mostCounted = 1000;
const mostPinned = 3;
const mostPlaces = 500;
const excerptLength = 160;
const kmPerDegree = 111;

export interface Point {
  latitude: number;
  longitude: number;
}

export interface Around extends Point {
  /** Kilometres. */
  within: number;
}

export interface Wanted {
  reader: string | undefined;
  now: Date;
  section?: SectionId | undefined;
  kind?: 'offer' | 'wanted' | undefined;
  facets: readonly string[];
  lowest?: number | undefined;
  highest?: number | undefined;
  currency?: Currency | undefined;
  around?: Around | undefined;
  area?: readonly [west: number, south: number, east: number, north: number] | undefined;
  /** Only these, such as what a search found. */
  ids?: readonly string[] | undefined;
}

/** On the sphere, in kilometres: true at the poles and across the date line. */
export const distanceTo = ({ latitude, longitude }: Point) =>
  sql<number>`(12742 * asin(least(1, sqrt(
    power(sin(radians(${listings.latitude} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${listings.latitude}))
    * power(sin(radians(${listings.longitude} - ${longitude}::float8) / 2), 2)))))`;

export const isOpen = (now: Date) =>
  and(
    eq(listings.state, 'live'),
    gt(listings.expiresAt, now),
    isNull(listings.hiddenAt),
    isNull(listings.deletedAt),
  );

export const matching = (wanted: Wanted) =>
  and(
    isOpen(wanted.now),
    isNull(users.suspendedAt),
    isHeardBy(wanted.reader, listings.ownerId),
    wanted.section ? eq(listings.section, wanted.section) : undefined,
    wanted.kind ? eq(listings.kind, wanted.kind) : undefined,
    ...facetsOf(wanted.facets),
    // An amount means something in one currency only; what is free costs nothing in each.
    wanted.currency
      ? sql`(${listings.currency} = ${wanted.currency} or ${listings.priceKind} = 'free')`
      : undefined,
    wanted.lowest === undefined ? undefined : gte(listings.price, wanted.lowest),
    wanted.highest === undefined ? undefined : lte(listings.price, wanted.highest),
    wanted.around ? isWithin(wanted.around) : undefined,
    wanted.area ? isInArea(wanted.area) : undefined,
    wanted.ids ? inArray(listings.id, [...wanted.ids]) : undefined,
  );

/** Any of the same field, all of the different ones. */
function facetsOf(facets: readonly string[]): SQL[] {
  const byField = Map.groupBy(facets, (facet) => facet.slice(0, facet.indexOf(':')));
  return [...byField.values()].map(
    (values) =>
      sql`${listings.facets} && array[${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )}]::text[]`,
  );
}

function isWithin(around: Around): SQL | undefined {
  const reach = around.within / kmPerDegree;
  return and(
    isNotNull(listings.latitude),
    gte(listings.latitude, around.latitude - reach),
    lte(listings.latitude, around.latitude + reach),
    sql`${distanceTo(around)} <= ${around.within}`,
  );
}

function isInArea([west, south, east, north]: NonNullable<Wanted['area']>): SQL | undefined {
  const across = west > east;
  return and(
    gte(listings.latitude, south),
    lte(listings.latitude, north),
    across
      ? sql`(${listings.longitude} >= ${west} or ${listings.longitude} <= ${east})`
      : sql`${listings.longitude} between ${west} and ${east}`,
  );
}

const listedColumns = {
  id: listings.id,
  section: listings.section,
  kind: listings.kind,
  state: listings.state,
  title: listings.title,
  excerpt: sql<string>`left(${listings.text}, ${excerptLength})`,
  priceKind: listings.priceKind,
  price: listings.price,
  currency: listings.currency,
  unit: listings.unit,
  placeName: listings.placeName,
  photos: listings.photos,
  pinnedAt: listings.pinnedAt,
  startsOn: listings.startsOn,
  publishedAt: listings.publishedAt,
  expiresAt: listings.expiresAt,
};
export type ListedRow = Awaited<ReturnType<typeof listRows>>[number];
export type Sort = 'new' | 'cheap' | 'dear' | 'near';

function orderOf(sort: Sort, around: Around | undefined): SQL[] {
  if (sort === 'near' && around) return [asc(distanceTo(around)), desc(listings.id)];
  if (sort === 'cheap') return [sql`${listings.price} asc nulls last`, desc(listings.id)];
  if (sort === 'dear') return [sql`${listings.price} desc nulls last`, desc(listings.id)];
  return [sql`${listings.publishedAt} desc nulls last`, desc(listings.id)];
}

export function listRows(
  db: Queryable,
  wanted: Wanted,
  { sort = 'new', skip = 0, most = pageSize + 1 }: { sort?: Sort; skip?: number; most?: number } = {},
) {
  const distance = wanted.around ? distanceTo(wanted.around) : sql<number | null>`null`;
  return db
    .select({ ...listedColumns, distance: sql<number | null>`${distance}` })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(matching(wanted))
    .orderBy(...orderOf(sort, wanted.around))
    .offset(skip)
    .limit(most);
}

/** What stewards put first in a section. */
export const listPinned = (db: Queryable, wanted: Wanted) =>
  db
    .select({ ...listedColumns, distance: sql<number | null>`null` })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(matching(wanted), isNotNull(listings.pinnedAt)))
    .orderBy(desc(listings.pinnedAt))
    .limit(mostPinned);

export async function countMatches(db: Queryable, wanted: Wanted): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(matching(wanted))
    .limit(mostCounted)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row!.count;
}

/** Of the newest thousand that match. */
export function countFacets(db: Queryable, wanted: Wanted) {
  const some = db
    .select({ facets: listings.facets })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(matching(wanted))
    .limit(mostCounted)
    .as('some');
  const value = sql<string>`unnest(${some.facets})`.as('value');
  const values = db.select({ value }).from(some).as('facet_values');
  return db
    .select({ value: values.value, count: sql<number>`count(*)::int` })
    .from(values)
    .groupBy(values.value);
}

export const listPlaceRows = (db: Queryable, wanted: Wanted) =>
  db
    .select({ placeId: sql<string>`${listings.placeId}`, count: sql<number>`count(*)::int` })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(matching(wanted), isNotNull(listings.placeId)))
    .groupBy(listings.placeId)
    .orderBy(sql`count(*) desc`)
    .limit(mostPlaces);

export const countSections = (db: Queryable, now: Date) =>
  db
    .select({ section: listings.section, count: sql<number>`count(*)::int` })
    .from(listings)
    .where(isOpen(now))
    .groupBy(listings.section);

export const listOwnRows = (db: Queryable, ownerId: string, most: number) =>
  db
    .select({ ...listedColumns, distance: sql<number | null>`null` })
    .from(listings)
    .where(and(eq(listings.ownerId, ownerId), isNull(listings.deletedAt)))
    .orderBy(desc(listings.id))
    .limit(most);
