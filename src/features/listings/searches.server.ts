/** Searches that someone wants to hear of. */
import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { askedFor, rootAsked } from '#kit/search/found-by.server.ts';
import { deleteSearch, listSearches, saveSearch } from './deals-contract.ts';
import { mostSearches } from './limits.ts';
import { listingSearches } from './table.server.ts';

const usualDistance = 50;

export const searchEndpoints = [
  implement(saveSearch, async ({ body: filter }, context) => {
    const ownerId = context.caller.user.id;
    const place = filter.near ? await context.places.byId(filter.near) : undefined;
    if (filter.near && !place)
      throw new AppError('invalid:near', { message: 'That place isn’t known. Choose another.' });
    const byField = Map.groupBy(filter.facets?.split(',') ?? [], (one) => one.slice(0, one.indexOf(':')));
    return context.bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      if ((await tx.$count(listingSearches, eq(listingSearches.ownerId, ownerId))) >= mostSearches)
        throw new AppError('conflict:full', {
          message: `You can save at most ${mostSearches} searches. Delete some first.`,
        });
      const [row] = await tx
        .insert(listingSearches)
        .values({
          ownerId,
          filter,
          section: filter.section ?? null,
          kind: filter.kind ?? null,
          words: [...new Set(askedFor(filter.q ?? '').map(rootAsked))],
          facets: [...byField.values()].map((values) => values.join('|')),
          lowest: filter.lowest ?? null,
          highest: filter.highest ?? null,
          currency: filter.currency ?? null,
          latitude: place?.latitude ?? null,
          longitude: place?.longitude ?? null,
          within: place ? (filter.within ?? usualDistance) : null,
        })
        .returning({ id: listingSearches.id });
      return row!;
    });
  }),

  implement(listSearches, async (_, { db, caller }) => ({
    items: await db
      .select({
        id: listingSearches.id,
        filter: listingSearches.filter,
        createdAt: listingSearches.createdAt,
      })
      .from(listingSearches)
      .where(eq(listingSearches.ownerId, caller.user.id))
      .orderBy(desc(listingSearches.id)),
  })),

  implement(deleteSearch, async ({ params: { id } }, { db, caller }) => {
    const gone = await db
      .delete(listingSearches)
      .where(and(eq(listingSearches.id, id), eq(listingSearches.ownerId, caller.user.id)))
      .returning({ id: listingSearches.id });
    if (gone.length === 0)
      throw new AppError('not_found:search', { message: 'This saved search no longer exists.' });
    return { success: true } as const;
  }),
];
