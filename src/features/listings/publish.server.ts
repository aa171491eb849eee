/** Writing a listing, and the steps of its life: draft, live, held, closed, expired. */
import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { createListing, deleteListing, editListing, moveListing, restoreListing } from './contract.ts';
import type { ListingWords } from './fields.ts';
import { mostListings } from './limits.ts';
import { matchSearches } from './match.server.ts';
import { notifyStewards } from './notify.server.ts';
import { keepPhotos } from './photos.server.ts';
import { sectionOf } from './sections.ts';
import { listings } from './table.server.ts';
import { listingTrash } from './trash.server.ts';
import { signalsFor, textHashOf } from './trust.server.ts';
import { noSuchListing, ownListing, type ListingRow } from './who.server.ts';

const day = 24 * 3600_000;
const done = { success: true } as const;
const present = ({ id, state, heldWhy }: ListingRow) => ({ id, state, heldWhy });

export const publishEndpoints = [
  implement(createListing, async ({ body: { listing: words, publish } }, context) => {
    const row = await rowOf(context, words);
    const ownerId = context.caller.user.id;
    return context.bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      const own = and(eq(listings.ownerId, ownerId), isNull(listings.deletedAt));
      if ((await tx.$count(listings, own)) >= mostListings)
        throw new AppError('conflict:full', {
          message: `You can have at most ${mostListings} listings. Delete some first.`,
        });
      const id = newId();
      const [created] = await tx
        .insert(listings)
        .values({ id, ownerId, state: 'draft', ...row })
        .returning();
      await keepPhotos(tx, { listingId: id, ownerId, photos: row.photos });
      return present(publish ? await publishListing(tx, context, created!) : created!);
    });
  }),

  implement(editListing, async ({ params: { id }, body: { listing: words } }, context) => {
    const row = await rowOf(context, words);
    return context.bus.transact(async (tx) => {
      const before = await ownListing(context, tx, id);
      await keepPhotos(tx, { listingId: id, ownerId: before.ownerId, photos: row.photos });
      // What was approved is looked at again once it says or shows something else, also while it is closed.
      const isOther =
        row.textHash !== before.textHash ||
        row.photos.join() !== before.photos.join() ||
        row.price !== before.price;
      const approval = isOther ? { approvedAt: null } : {};
      const changed = await update(tx, id, { ...row, ...approval, editedAt: context.clock.now() });
      const isUp = before.state === 'live' || before.state === 'held';
      if (!isUp || !isOther) return present(changed);
      const heldWhy = await signalsFor(tx, changed, context.clock.now());
      if (heldWhy.length === 0) return present(changed);
      return present(await hold(tx, context, changed, heldWhy));
    });
  }),

  implement(moveListing, async ({ params: { id }, body: { to } }, context) =>
    context.bus.transact(async (tx) => {
      await holdOwner(tx, context.caller.user.id);
      const listing = await ownListing(context, tx, id);
      if (to === 'closed') {
        if (listing.state !== 'live' && listing.state !== 'expired')
          throw new AppError('conflict:state', { message: 'Only a published listing can be closed.' });
        return present(await update(tx, id, { state: 'closed' }));
      }
      if (listing.state === 'held')
        throw new AppError('conflict:held', { message: 'A steward looks at it first. You’ll be notified.' });
      return present(await publishListing(tx, context, listing));
    }),
  ),

  implement(deleteListing, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const { title } = await ownListing(context, tx, id);
      await update(tx, id, { deletedAt: context.clock.now() });
      const ownerId = context.caller.user.id;
      await context.trash.put(tx, {
        ownerId,
        kind: listingTrash.kind,
        subjectId: id,
        label: `Listing: ${title}`,
      });
      return done;
    }),
  ),

  implement(restoreListing, async ({ params: { id } }, context) => {
    const ownerId = context.caller.user.id;
    if (!(await context.trash.bringBack(context, ownerId, { kind: listingTrash.kind, subjectId: id })))
      throw noSuchListing();
    return done;
  }),
];

async function rowOf(context: MemberContext, { place: placeId, ...words }: ListingWords) {
  const place = placeId ? await context.places.byId(placeId) : null;
  if (place === undefined) {
    const message = 'Choose a place from the list.';
    throw new AppError('invalid:place', { message, issues: [{ path: 'place', message }] });
  }
  return {
    ...words,
    price: words.priceKind === 'free' ? 0 : words.price,
    placeId: place?.id ?? null,
    placeName: place && (place.precision === 'country' ? place.name : `${place.name}, ${place.countryName}`),
    country: place?.country ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    textHash: textHashOf(words),
  };
}

async function update(
  tx: BusTransaction,
  id: string,
  change: Partial<typeof listings.$inferInsert>,
): Promise<ListingRow> {
  const [row] = await tx.update(listings).set(change).where(eq(listings.id, id)).returning();
  return row!;
}

/** From now on, and once more where it was there before. Renewed while it is live it only stays longer. */
async function publishListing(
  tx: BusTransaction,
  context: MemberContext,
  listing: ListingRow,
): Promise<ListingRow> {
  const now = context.clock.now();
  const signals =
    listing.state === 'live' || listing.approvedAt !== null ? [] : await signalsFor(tx, listing, now);
  const heldWhy = [...new Set([...decidedBefore(listing), ...signals])];
  if (heldWhy.length > 0) return hold(tx, context, listing, heldWhy);
  return goLive(tx, context, listing);
}

/** What a steward declined or merged is not put up again by its owner alone. */
const decidedBefore = ({ state, heldWhy, mergedInto }: ListingRow): string[] => [
  ...(state === 'draft' ? heldWhy : []),
  ...(mergedInto === null ? [] : ['A steward merged it into another listing.']),
];

export async function goLive(
  tx: BusTransaction,
  { clock, jobs }: Pick<MemberContext, 'clock' | 'jobs'>,
  listing: ListingRow,
  change: Partial<typeof listings.$inferInsert> = {},
): Promise<ListingRow> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + sectionOf(listing.section).days * day);
  const live = await update(tx, listing.id, {
    state: 'live',
    publishedAt: now,
    expiresAt,
    warnedAt: null,
    heldWhy: [],
    ...change,
  });
  if (listing.publishedAt === null || listing.state === 'held')
    await jobs.enqueue(tx, matchSearches, { id: listing.id });
  return live;
}

async function hold(tx: BusTransaction, context: MemberContext, { id }: ListingRow, heldWhy: string[]) {
  const held = await update(tx, id, { state: 'held', heldWhy, approvedAt: null });
  await notifyStewards(tx, context, held);
  return held;
}
