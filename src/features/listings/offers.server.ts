/** Offers: made, answered, accepted once. */
import { and, eq, ne } from 'drizzle-orm';
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { listingToAnswer } from './contact.server.ts';
import { counterOffer, decideOffer, listOffers, makeOffer } from './deals-contract.ts';
import { formatMoney } from './money.ts';
import { pathOf, quoted, notifyMember } from './notify.server.ts';
import {
  holdOffer,
  listOfferRows,
  listReviewRows,
  otherParty,
  type OfferRow,
} from './offer-queries.server.ts';
import { presentOffers } from './present-offers.server.ts';
import { sectionOf } from './sections.ts';
import { listingOffers, listings } from './table.server.ts';
import { holdListing } from './who.server.ts';

const day = 24 * 3600_000;
const done = { success: true } as const;
const mostOpen = 5;

export const offerEndpoints = [
  implement(makeOffer, async ({ params: { id }, body: { amount, message, days } }, context) =>
    context.bus.transact(async (tx) => {
      await holdListing(tx, id);
      const listing = await listingToAnswer(context, tx, id);
      const guestId = context.caller.user.id;
      const isOpen = and(
        eq(listingOffers.listingId, id),
        eq(listingOffers.guestId, guestId),
        eq(listingOffers.state, 'open'),
      );
      if ((await tx.$count(listingOffers, isOpen)) >= mostOpen)
        throw new AppError('conflict:full', {
          message: 'You have several open offers here. Wait for an answer, or withdraw one.',
        });
      const [offer] = await tx
        .insert(listingOffers)
        .values({
          listingId: id,
          title: listing.title,
          guestId,
          hostId: listing.ownerId,
          fromId: guestId,
          amount,
          currency: listing.currency,
          message,
          state: 'open',
          expiresAt: new Date(context.clock.now().getTime() + days * day),
        })
        .returning();
      await notifyOther(tx, context, offer!, 'offered', message);
      return { id: offer!.id };
    }),
  ),

  implement(listOffers, async ({ query: { listing } }, { db, caller, clock }) => {
    const who = caller.user.id;
    const [rows, reviews] = await Promise.all([listOfferRows(db, who, listing), listReviewRows(db, who)]);
    return { items: presentOffers({ rows, reviews, who, now: clock.now() }) };
  }),

  implement(decideOffer, async ({ params: { id }, body: { decision } }, context) =>
    context.bus.transact(async (tx) => {
      const who = context.caller.user.id;
      const offer = await openOffer(tx, context, id);
      const isMine = offer.fromId === who;
      if (decision === 'withdraw' ? !isMine : isMine)
        throw new AppError('forbidden:offer', {
          message: isMine ? 'The other person answers this offer.' : 'Only whoever made it can withdraw it.',
        });
      if (decision === 'accept') await settle(tx, context, offer);
      const state = ({ accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const)[decision];
      await tx
        .update(listingOffers)
        .set({ state, decidedAt: context.clock.now() })
        .where(eq(listingOffers.id, id));
      await notifyOther(tx, context, offer, `${state} the offer for`, '');
      return done;
    }),
  ),

  implement(counterOffer, async ({ params: { id }, body: { amount, message, days } }, context) =>
    context.bus.transact(async (tx) => {
      const who = context.caller.user.id;
      const offer = await openOffer(tx, context, id);
      if (offer.fromId === who)
        throw new AppError('forbidden:offer', { message: 'The other person answers this offer.' });
      const to = otherParty(offer, who)!;
      await mustBeWelcome(tx, { from: who, to });
      const now = context.clock.now();
      await tx
        .update(listingOffers)
        .set({ state: 'countered', decidedAt: now })
        .where(eq(listingOffers.id, id));
      const { listingId, title, guestId, hostId, currency } = offer;
      const expiresAt = new Date(now.getTime() + days * day);
      const [counter] = await tx
        .insert(listingOffers)
        .values({
          listingId,
          title,
          guestId,
          hostId,
          fromId: who,
          amount,
          currency,
          message,
          state: 'open',
          expiresAt,
        })
        .returning();
      await notifyOther(tx, context, counter!, 'made a counter-offer for', message);
      return { id: counter!.id };
    }),
  ),
];

/** Still to be answered, by someone who is still there, about something that is still there. The listing is held first, as everywhere. */
async function openOffer(tx: BusTransaction, context: MemberContext, id: string): Promise<OfferRow> {
  const who = context.caller.user.id;
  const [known] = await tx
    .select({ listingId: listingOffers.listingId })
    .from(listingOffers)
    .where(eq(listingOffers.id, id));
  if (known?.listingId) await holdListing(tx, known.listingId);
  const offer = await holdOffer(tx, id, who);
  if (offer.state !== 'open')
    throw new AppError('conflict:decided', { message: 'This offer has already been answered.' });
  if (offer.expiresAt <= context.clock.now())
    throw new AppError('conflict:expired', { message: 'This offer has expired.' });
  if (otherParty(offer, who) === null)
    throw new AppError('conflict:gone', { message: 'The other person has left.' });
  return offer;
}

/** What there is one of goes to one person: the others are declined, and the listing closes. */
async function settle(tx: BusTransaction, context: MemberContext, offer: OfferRow) {
  const [listing] = offer.listingId
    ? await tx.select().from(listings).where(eq(listings.id, offer.listingId))
    : [];
  const isOver = !listing?.expiresAt || listing.expiresAt <= context.clock.now();
  if (listing?.state !== 'live' || listing.deletedAt !== null || listing.hiddenAt !== null || isOver)
    throw new AppError('conflict:closed', { message: 'This listing is no longer available.' });
  if (!sectionOf(listing.section).isSingle) return;
  await tx.update(listings).set({ state: 'closed' }).where(eq(listings.id, listing.id));
  const others = await tx
    .update(listingOffers)
    .set({ state: 'declined', decidedAt: context.clock.now() })
    .where(
      and(
        eq(listingOffers.listingId, listing.id),
        eq(listingOffers.state, 'open'),
        ne(listingOffers.id, offer.id),
      ),
    )
    .returning();
  for (const { guestId, title } of others)
    if (guestId !== offer.guestId)
      await notifyMember(tx, context, {
        to: guestId,
        kind: 'listing.offer',
        title: `${quoted(title)} went to someone else`,
        text: 'Your offer was declined.',
        path: '/marketplace/yours',
      });
}

async function notifyOther(
  tx: BusTransaction,
  context: MemberContext,
  offer: OfferRow,
  did: string,
  message: string,
) {
  const { user } = context.caller;
  const amount = offer.amount === null ? '' : formatMoney(offer.amount, offer.currency);
  const title =
    did === 'offered'
      ? `${user.name} made an offer for ${quoted(offer.title)}`
      : `${user.name} ${did} ${quoted(offer.title)}`;
  await notifyMember(tx, context, {
    to: otherParty(offer, user.id),
    from: user.id,
    kind: 'listing.offer',
    title,
    text: [amount, message.slice(0, 200).toWellFormed()].filter(Boolean).join(' · ') || 'Open it to answer.',
    path: offer.listingId ? pathOf(offer.listingId) : '/marketplace/yours',
  });
}
