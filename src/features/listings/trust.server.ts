import { createHash } from 'node:crypto';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { usesPhotoOfOthers } from './photos.server.ts';
import { isOpen } from './queries.server.ts';
import { listings } from './table.server.ts';
import { comparableText, signalsOf } from './trust.ts';
import type { ListingRow } from './who.server.ts';

const day = 24 * 3600_000;
const mostCompared = 500;
/** Shorter texts are alike by chance: "Free sofa". */
const fewestCharacters = 40;

/** Empty where the text is too short to compare. */
export function textHashOf({ title, text }: Pick<ListingRow, 'title' | 'text'>): string {
  const comparable = comparableText(title, text);
  return comparable.length < fewestCharacters
    ? ''
    : createHash('sha256').update(comparable).digest('base64url');
}

/** Why this listing, about to be published, should be looked at first. */
export async function signalsFor(tx: Queryable, listing: ListingRow, now: Date): Promise<string[]> {
  const { id, ownerId, textHash, photos } = listing;
  const same = textHash
    ? await tx
        .select({ ownerId: listings.ownerId })
        .from(listings)
        .where(and(eq(listings.textHash, textHash), ne(listings.id, id), isOpen(now)))
        .limit(20)
    : [];
  const publishedToday = await tx.$count(
    listings,
    and(
      eq(listings.ownerId, ownerId),
      ne(listings.id, id),
      gt(listings.publishedAt, new Date(now.getTime() - day)),
    ),
  );
  return signalsOf({
    usesPhotoOfOthers: await usesPhotoOfOthers(tx, { ownerId, photos }),
    hasTextOfOthers: same.some((one) => one.ownerId !== ownerId),
    isOwnDuplicate: same.some((one) => one.ownerId === ownerId),
    publishedToday,
    price: listing.priceKind === 'fixed' && listing.kind === 'offer' ? listing.price : null,
    usual: await usualPrice(tx, listing, now),
  });
}

async function usualPrice(tx: Queryable, listing: ListingRow, now: Date) {
  const type = listing.facets.find((facet) => facet.startsWith('type:'));
  const some = tx
    .select({ price: listings.price })
    .from(listings)
    .where(
      and(
        isOpen(now),
        eq(listings.section, listing.section),
        eq(listings.kind, 'offer'),
        eq(listings.priceKind, 'fixed'),
        eq(listings.currency, listing.currency),
        eq(listings.unit, listing.unit),
        ne(listings.ownerId, listing.ownerId),
        type ? sql`${listings.facets} @> array[${type}]::text[]` : undefined,
      ),
    )
    .limit(mostCompared)
    .as('some');
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      median: sql<number | null>`(percentile_cont(0.5) within group (order by ${some.price}))::float8`,
    })
    .from(some);
  return row && row.median !== null ? { median: row.median, count: row.count } : null;
}
