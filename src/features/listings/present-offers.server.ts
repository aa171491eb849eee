import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { listOffers } from './deals-contract.ts';
import {
  otherParty,
  showsAlone,
  type listOfferRows,
  type listReviewRows,
  type OfferRow,
} from './offer-queries.server.ts';

type Offer = AnswerOf<typeof listOffers>['items'][number];

interface Parts {
  rows: Awaited<ReturnType<typeof listOfferRows>>;
  reviews: Awaited<ReturnType<typeof listReviewRows>>;
  who: string;
  now: Date;
}

export function presentOffers({ rows, reviews, who, now }: Parts): Offer[] {
  const byOffer = Map.groupBy(reviews, ({ review }) => review.offerId);
  return rows.map(({ offer, other, thread }) => {
    const both = (byOffer.get(offer.id) ?? []).map(({ review, author }) => ({ ...review, author }));
    const mine = both.find(({ authorId }) => authorId === who) ?? null;
    const theirs = both.find(({ authorId }) => authorId !== who) ?? null;
    const state = stateNow(offer, who, now);
    return {
      id: offer.id,
      listing: offer.listingId,
      title: offer.title,
      other,
      thread,
      isHost: offer.hostId === who,
      isMine: offer.fromId === who,
      amount: offer.amount,
      currency: offer.currency,
      message: offer.message,
      state,
      expiresAt: offer.expiresAt,
      createdAt: offer.createdAt,
      meetAt: offer.meetAt,
      meetWhere: offer.meetWhere,
      myReview: mine,
      // Shown together, so that nobody answers the other's stars.
      theirReview: theirs && (mine !== null || showsAlone(theirs, now)) ? theirs : null,
      canReview: state === 'accepted' && mine === null && otherParty(offer, who) !== null,
    };
  });
}

function stateNow(offer: OfferRow, who: string, now: Date): Offer['state'] {
  if (offer.state !== 'open') return offer.state;
  if (otherParty(offer, who) === null) return 'gone';
  return offer.expiresAt <= now ? 'expired' : 'open';
}
