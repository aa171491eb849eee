/** People in the directory, for one reader: every list and every count goes through `isWanted`. */
import { and, asc, count, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { askedIn } from '#kit/db/words.server.ts';
import { isListed, isPartShown, personColumns, type Reader } from '#social/people/audience.server.ts';
import type { FacetSource } from '#social/people/facet-source.server.ts';
import { isCalled, shownAbout } from '#social/people/find-people.server.ts';
import { memberFacets } from './table.server.ts';

const pageSize = 24;
const mostValues = 12;
const mostMatched = 200;

export interface Wanted {
  reader: Reader;
  sources: readonly FacetSource[];
  chosen: ReadonlyMap<string, readonly string[]>;
  /** Facets of which people must have something, whatever it is. */
  having?: readonly string[] | undefined;
  /** Where words were asked: those found by them, the best first. */
  ids?: readonly string[] | undefined;
}

function isWanted({ reader, sources, chosen, having = [], ids }: Wanted): SQL | undefined {
  const has = sources.flatMap((source) =>
    (chosen.get(source.id) ?? []).map(
      (value) =>
        sql`${users.id} in (select f.owner_id from (${source.values(reader)}) f where f.value = ${value})`,
    ),
  );
  const some = sources
    .filter(({ id }) => having.includes(id))
    .map((source) => sql`${users.id} in (select f.owner_id from (${source.values(reader)}) f)`);
  return and(isListed(reader), ...has, ...some, ids ? inArray(users.id, [...ids]) : undefined);
}

/** What the database holds of the others is a code, which nobody asks for. */
const isInWords = ({ labelOf }: FacetSource) => !labelOf;

/** Every word is in their name, in what they say of themselves, or in one of their facets. */
export async function matchWords(
  db: Queryable,
  { reader, sources }: Pick<Wanted, 'reader' | 'sources'>,
  q: string,
): Promise<string[]> {
  const words = askedIn(q);
  if (words.length === 0) return [];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isListed(reader),
        ...words.map(
          (word) =>
            // Each found by its own index, and put together: an `or` would read everyone's words.
            sql`${users.id} in (${sql.join(
              [
                sql`select ${users.id} from ${users} where ${isCalled(reader, word)}`,
                ...sources.filter(isInWords).map(
                  (source) => sql`select f.owner_id from (${source.values(reader)}) f
                  where ' ' || lower(f.label) like ${`% ${word}%`}`,
                ),
              ],
              sql` union `,
            )})`,
        ),
      ),
    )
    .orderBy(desc(eq(users.username, q.toLowerCase())), asc(users.name), asc(users.id))
    .limit(mostMatched);
  return rows.map(({ id }) => id);
}

/** Selects their ids. */
export const idsWanted = (wanted: Wanted): SQL =>
  sql`select ${users.id} from ${users} where ${isWanted(wanted)}`;

export async function countWanted(db: Queryable, wanted: Wanted) {
  const [row] = await db.select({ people: count() }).from(users).where(isWanted(wanted));
  return row!.people;
}

/** Those who joined last come first; where words were asked, the best. */
export async function listWanted(db: Queryable, wanted: Wanted, before: string | undefined) {
  const { reader, ids } = wanted;
  const left = ids && before ? ids.slice(ids.indexOf(before) + 1) : ids;
  const rows = await db
    .select({ id: users.id, ...personColumns, about: shownAbout(reader), memberSince: users.createdAt })
    .from(users)
    .where(and(isWanted({ ...wanted, ids: left }), before && !ids ? lt(users.id, before) : undefined))
    .orderBy(
      ...(left ? [sql`array_position(${sql.param([...left])}::uuid[], ${users.id})`] : [desc(users.id)]),
    )
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.id : null };
}

/** What can be narrowed down further, with how many are left then. */
export async function countFacet(db: Queryable, wanted: Wanted, source: FacetSource) {
  const { rows } = await db.execute<{ value: string; label: string; count: number }>(sql`
    select f.value, min(f.label) as label, count(*)::int as count
    from (${source.values(wanted.reader)}) f
    where f.owner_id in (${idsWanted(wanted)})
    group by f.value order by count desc, f.value limit ${mostValues}`);
  return rows;
}

/** What these people say they offer, as far as the reader may see it. */
export function facetsOf(db: Queryable, reader: Reader, owners: readonly string[]) {
  return db
    .select()
    .from(memberFacets)
    .where(
      and(inArray(memberFacets.ownerId, [...owners]), isPartShown(reader, memberFacets.ownerId, 'offerings')),
    )
    .orderBy(asc(memberFacets.kind), asc(memberFacets.value));
}
