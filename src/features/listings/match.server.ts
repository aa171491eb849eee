/** When a listing appears, whoever saved a search that it matches hears of it: one query over the searches, not one for each. */
import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isWelcomeAt } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { foundBy } from '#kit/search/found-by.server.ts';
import { pathOf, quoted, notifyMember } from './notify.server.ts';
import { priceWords } from './money.ts';
import { isOpen } from './queries.server.ts';
import { listings, listingSearches } from './table.server.ts';
import type { ListingRow } from './who.server.ts';

const batch = 200;

export const matchSearches = defineJob({
  kind: 'listings.match',
  silent: true,
  input: z.object({ id: z.string() }),
  retries: 3,
  timeout: 600,
  async run({ id }, { services, signal }) {
    const [listing] = await services.db
      .select()
      .from(listings)
      .where(and(eq(listings.id, id), isOpen(services.clock.now())));
    if (!listing) return;
    const notified = new Set<string>();
    for (let after: string | undefined; ;) {
      signal.throwIfAborted();
      const matches = await searchesFor(services.db, listing, after);
      await services.bus.transact(async (tx) => {
        for (const { ownerId } of matches) {
          if (notified.has(ownerId)) continue;
          notified.add(ownerId);
          await notifyMember(tx, services, {
            to: ownerId,
            from: listing.ownerId,
            kind: 'listing.matched',
            title: `New: ${quoted(listing.title)}`,
            text: [priceWords(listing), listing.placeName].filter(Boolean).join(' · '),
            path: pathOf(id),
          });
        }
      });
      if (matches.length < batch) return;
      after = matches.at(-1)!.id;
    }
  },
});

export function searchesFor(db: Queryable, listing: ListingRow, after?: string) {
  const words = foundBy(`${listing.title}\n${listing.text}`);
  const list = (values: readonly string[]) =>
    sql`array[${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )}]::text[]`;
  const { price, currency, latitude, longitude } = listing;
  const near =
    latitude === null || longitude === null
      ? sql`false`
      : sql`(12742 * asin(least(1, sqrt(
          power(sin(radians(${listingSearches.latitude} - ${latitude}::float8) / 2), 2)
          + cos(radians(${latitude}::float8)) * cos(radians(${listingSearches.latitude}))
          * power(sin(radians(${listingSearches.longitude} - ${longitude}::float8) / 2), 2))))) <= ${listingSearches.within}`;
  return db
    .select({ id: listingSearches.id, ownerId: listingSearches.ownerId })
    .from(listingSearches)
    .where(
      and(
        ne(listingSearches.ownerId, listing.ownerId),
        or(isNull(listingSearches.section), eq(listingSearches.section, listing.section)),
        or(isNull(listingSearches.kind), eq(listingSearches.kind, listing.kind)),
        sql`${listingSearches.words} <@ ${list(words)}`,
        sql`not exists (select 1 from unnest(${listingSearches.facets}) one
          where not string_to_array(one, '|') && ${list(listing.facets)})`,
        sql`(${listingSearches.lowest} is null or ${listingSearches.lowest} <= ${price})`,
        sql`(${listingSearches.highest} is null or ${listingSearches.highest} >= ${price})`,
        or(
          isNull(listingSearches.currency),
          eq(listingSearches.currency, currency),
          sql`${listing.priceKind} = 'free'`,
        ),
        or(isNull(listingSearches.within), near),
        // Whom they muted or blocked themselves is asked where they are notified.
        isWelcomeAt(listingSearches.ownerId, sql`${listing.ownerId}::uuid`),
        after ? gt(listingSearches.id, after) : undefined,
      ),
    )
    .orderBy(asc(listingSearches.id))
    .limit(batch);
}
