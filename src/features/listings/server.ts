import { eq, sql } from 'drizzle-orm';
import { briefly } from '#kit/db/briefly.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { careEndpoints } from './care.server.ts';
import { contactEndpoints, threadAbout } from './contact.server.ts';
import {
  getListing,
  listingPlaces,
  listListings,
  listSections,
  ownListings,
  similarListings,
  suggestForListing,
} from './contract.ts';
import { dealEndpoints } from './deals.server.ts';
import { findHits, findListings, wantedBy } from './find.server.ts';
import { mostListings } from './limits.ts';
import { offerEndpoints } from './offers.server.ts';
import { reviewsAbout } from './offer-queries.server.ts';
import { presentListed, presentListing } from './present.server.ts';
import { publishEndpoints } from './publish.server.ts';
import { countSections, listOwnRows, listPlaceRows, listRows } from './queries.server.ts';
import { searchEndpoints } from './searches.server.ts';
import { stewardEndpoints } from './stewards.server.ts';
import { suggest, isLikely } from './suggest.server.ts';
import { listingContacts, listingOffers, listings } from './table.server.ts';
import { seenListing, viewerOf } from './who.server.ts';

const mostSimilar = 6;

export const listingEndpoints = [
  implement(listListings, async ({ query }, context) => {
    const { rows, hasMore, total, facets } = await findListings(context, query);
    const next = Number(query.page ?? 1) + 1;
    return {
      items: rows.map(presentListed),
      next: hasMore && next <= 50 ? String(next) : null,
      total,
      facets,
    };
  }),

  implement(listingPlaces, async ({ query: { q, ...query } }, context) => {
    const ids = q ? (await findHits(context, q)).map(({ subject }) => subject) : undefined;
    const wanted = await wantedBy(context, query, ids);
    const rows = await briefly(context, (tx) => listPlaceRows(tx, wanted));
    const places = [];
    for (const { placeId, count } of rows) {
      const place = await context.places.byId(placeId);
      if (place) places.push({ ...place, people: count });
    }
    return { places };
  }),

  implement(listSections, async (_, { db, clock }) => ({ items: await countSections(db, clock.now()) })),

  implement(getListing, async ({ params: { id } }, context) => {
    const { db } = context;
    const seen = await seenListing(context, db, id);
    const viewer = viewerOf(context);
    const isMine = viewer?.id === seen.listing.ownerId;
    const [reviews, thread, contacts, offers] = await Promise.all([
      reviewsAbout(db, seen.listing.ownerId, context.clock.now()),
      viewer && !isMine ? threadAbout(db, id, viewer.id) : null,
      isMine ? db.$count(listingContacts, eq(listingContacts.listingId, id)) : 0,
      isMine ? db.$count(listingOffers, eq(listingOffers.listingId, id)) : 0,
    ]);
    if (!isMine && seen.listing.state === 'live')
      await db
        .update(listings)
        .set({ views: sql`least(${listings.views} + 1, 2000000000)` })
        .where(eq(listings.id, id));
    const statistics = { views: seen.listing.views, contacts, offers };
    return presentListing({ ...seen, isMine, thread, reviews, statistics });
  }),

  implement(similarListings, async ({ params: { id } }, context) => {
    const { listing } = await seenListing(context, context.db, id);
    const q = `${listing.title} ${listing.text.slice(0, 200).toWellFormed()}`;
    const hits = (await findHits(context, q, true)).filter((hit) => hit.subject !== id && isLikely(hit));
    const ids = hits.map(({ subject }) => subject);
    if (ids.length === 0) return { items: [] };
    const wanted = await wantedBy(context, { kind: 'offer' }, ids);
    const rows = new Map((await listRows(context.db, wanted, { most: 100 })).map((row) => [row.id, row]));
    return {
      items: ids
        .flatMap((one) => rows.get(one) ?? [])
        .slice(0, mostSimilar)
        .map(presentListed),
    };
  }),

  implement(suggestForListing, ({ query }, context) => suggest(context, query)),

  implement(ownListings, async (_, { db, caller }) => ({
    items: (await listOwnRows(db, caller.user.id, mostListings)).map(presentListed),
  })),

  ...publishEndpoints,
  ...contactEndpoints,
  ...offerEndpoints,
  ...dealEndpoints,
  ...searchEndpoints,
  ...stewardEndpoints,
  ...careEndpoints,
];
