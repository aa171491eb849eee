import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { href } from '#kit/href.ts';
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';
import { sectionOf } from './sections.ts';
import { listings } from './table.server.ts';

export const listingSource = 'listing';

/** Open listings, found by their words and by what the fields of their section say. */
export const listingSearch: SearchSource = {
  id: listingSource,
  title: 'Listings',
  table: 'listing',
  async read({ db }, subjects) {
    const rows = await db
      .select({ listing: listings })
      .from(listings)
      .innerJoin(users, eq(users.id, listings.ownerId))
      .where(
        and(
          inArray(listings.id, [...subjects]),
          eq(listings.state, 'live'),
          isNull(listings.deletedAt),
          isNull(listings.hiddenAt),
          isNull(users.suspendedAt),
        ),
      );
    return rows.map(
      ({ listing: { id, ownerId, section, kind, title, text, facets, placeName, createdAt } }) => ({
        subject: id,
        ownerId,
        readers: [everyone],
        label: kind === 'wanted' ? 'Wanted' : 'Listing',
        title,
        text: [text, facetWords(section, facets), placeName].filter(Boolean).join('\n\n'),
        href: href('/marketplace/item/:id', { id }),
        at: createdAt,
      }),
    );
  },
};

function facetWords(section: (typeof listings.$inferSelect)['section'], facets: readonly string[]): string {
  return sectionOf(section)
    .fields.flatMap(({ id, options }) => options.filter((one) => facets.includes(`${id}:${one.id}`)))
    .map(({ label }) => label)
    .join(', ');
}
