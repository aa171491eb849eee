import { and, asc, count, desc, eq, ilike, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { askedIn } from '#kit/db/words.server.ts';
import { isListed, isPartShown, type Reader } from '#social/people/audience.server.ts';
import { isCalled, shownAbout } from '#social/people/find-people.server.ts';
import type { PeopleFilter } from './contract.ts';
import type { Place } from './gazetteer/gazetteer.server.ts';
import { memberPlaces } from './table.server.ts';

const pageSize = 24;
/** On a map of the whole earth more could not be distinguished; those with the most people stay. */
const mostPlaces = 5_000;

const { ownerId, precision, placeId, regionId, country, name, area, latitude, longitude } = memberPlaces;
const placeColumns = { id: placeId, precision, name, area, country };
const pointColumns = { latitude, longitude };

/** Those whose place this reader may see. */
const isShownTo = (reader: Reader) => and(isListed(reader), isPartShown(reader, users.id, 'place'));

const ofOwner = eq(users.id, ownerId);

/** In a country or a region are also those who are in a town of it. */
export function isAt({ id, precision: exactly, country: code }: Place): SQL {
  if (exactly === 'country') return eq(country, code);
  return exactly === 'region' ? eq(regionId, id) : eq(placeId, id);
}

export async function listPlaces(db: Queryable, reader: Reader, where?: SQL) {
  return db
    .select({ ...placeColumns, ...pointColumns, people: count() })
    .from(memberPlaces)
    .innerJoin(users, ofOwner)
    .where(and(isShownTo(reader), where))
    .groupBy(placeId, precision, name, area, country, latitude, longitude)
    .orderBy(desc(count()), asc(name), asc(placeId))
    .limit(mostPlaces);
}
export type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number];

interface PeopleAsked {
  reader: Reader;
  where: SQL | undefined;
  before: string | undefined;
}

/** Those who joined last come first. */
export async function listPeople(db: Queryable, { reader, where, before }: PeopleAsked) {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      handle: sql<string>`coalesce(${users.displayUsername}, ${users.username})`,
      picture: users.image,
      about: shownAbout(reader),
      place: placeColumns,
    })
    .from(memberPlaces)
    .innerJoin(users, ofOwner)
    .where(and(isShownTo(reader), where, before ? lt(users.id, before) : undefined))
    .orderBy(desc(users.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.id : null };
}
export type PersonRow = Awaited<ReturnType<typeof listPeople>>['rows'][number];

export async function countPeople(db: Queryable, reader: Reader, where: SQL | undefined) {
  const [row] = await db
    .select({ people: count() })
    .from(memberPlaces)
    .innerJoin(users, ofOwner)
    .where(and(isShownTo(reader), where));
  return row!.people;
}

/** Of these people, those whose place this reader may see. */
export const placesOfThese = (db: Queryable, reader: Reader, people: readonly string[]) =>
  db
    .select({ ownerId, place: placeColumns })
    .from(memberPlaces)
    .innerJoin(users, ofOwner)
    .where(and(isShownTo(reader), inArray(ownerId, [...people])));

/** Selects the ids of those who are there, for the features that show what these people have. */
export const peopleAt = (place: Place, reader: Reader): SQL =>
  sql`(select ${ownerId} from ${memberPlaces} inner join ${users} on ${ofOwner}
    where ${and(isShownTo(reader), isAt(place))})`;

/** Every word is in their name, in what they say of themselves, or begins the name of their place. */
export function matching(
  reader: Reader,
  { q, country: code, area: square, place }: PeopleFilter,
): SQL | undefined {
  const words = q ? askedIn(q) : [];
  // Signs alone are found nowhere.
  if (q && words.length === 0) return sql`false`;
  return and(
    ...words.map((word) => or(isCalled(reader, word), ilike(name, `${word}%`), ilike(name, `% ${word}%`))),
    code ? eq(country, code) : undefined,
    square ? isWithin(square) : undefined,
    place ? eq(placeId, place) : undefined,
  );
}

function isWithin(square: string): SQL {
  const [west, south, east, north] = square.split(',').map(Number) as [number, number, number, number];
  // An area over the date line begins in the east.
  const both = west <= east ? sql.raw('and') : sql.raw('or');
  return sql`${latitude} between ${south}::float8 and ${north}::float8
    and (${longitude} >= ${west}::float8 ${both} ${longitude} <= ${east}::float8)`;
}

/** On their profile, which whoever has its address finds, also where they are in no list. */
const isPlaceShown = (reader: Reader) =>
  and(isPartShown(reader, users.id, 'place'), isHeardBy(reader, users.id));

/** Undefined where there is no such member. */
export async function findPlaceOf(db: Queryable, handle: string, reader: Reader) {
  const [row] = await db
    .select({ isShown: sql<boolean>`coalesce(${isPlaceShown(reader)}, false)`, place: placeColumns })
    .from(users)
    .leftJoin(memberPlaces, ofOwner)
    .where(and(eq(users.username, handle.toLowerCase()), isNull(users.suspendedAt)));
  return row && { place: row.isShown && row.place?.id ? row.place : null };
}

export async function findOwnPlace(db: Queryable, owner: string) {
  const [row] = await db
    .select({ ...placeColumns, ...pointColumns })
    .from(memberPlaces)
    .where(eq(ownerId, owner));
  return row ?? null;
}

/** One place for each; another takes its place whole, so that nothing of the old one stays. */
export async function savePlace(db: Queryable, owner: string, { id, ...place }: Place) {
  const values = { ...place, placeId: id, placedAt: new Date() };
  await db
    .insert(memberPlaces)
    .values({ ownerId: owner, ...values })
    .onConflictDoUpdate({ target: ownerId, set: values });
}

export async function erasePlace(db: Queryable, owner: string) {
  await db.delete(memberPlaces).where(eq(ownerId, owner));
}
