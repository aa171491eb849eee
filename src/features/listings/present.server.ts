import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { getListing, listListings } from './contract.ts';
import type { ListedRow } from './queries.server.ts';
import type { ListingRow, SeenListing } from './who.server.ts';

type Listed = AnswerOf<typeof listListings>['items'][number];
type View = AnswerOf<typeof getListing>;

/** What is free is kept as zero, to be found below any price. */
const shownPrice = ({ priceKind, price }: Pick<ListingRow, 'priceKind' | 'price'>) =>
  priceKind === 'fixed' ? price : null;

export function presentListed(row: ListedRow): Listed {
  const { photos, pinnedAt, distance, ...rest } = row;
  return {
    ...rest,
    price: shownPrice(row),
    // Places are towns at best: nothing finer is known.
    distance: distance === null ? null : Math.round(distance),
    photo: photos[0] ?? null,
    photos: photos.length,
    isPinned: pinnedAt !== null,
  };
}

interface Parts extends SeenListing {
  isMine: boolean;
  thread: string | null;
  reviews: View['reviews'];
  statistics: View['statistics'];
}

export function presentListing(parts: Parts): View {
  const { listing, owner, isMine, isSteward, thread, reviews, statistics } = parts;
  const { pinnedAt, hiddenAt, heldWhy, photos } = listing;
  return {
    ...listing,
    price: shownPrice(listing),
    excerpt: listing.text.slice(0, 160).toWellFormed(),
    distance: null,
    photo: photos[0] ?? null,
    isPinned: pinnedAt !== null,
    isHidden: hiddenAt !== null,
    heldWhy: isMine || isSteward ? heldWhy : [],
    owner,
    mine: isMine,
    isSteward,
    thread,
    reviews,
    statistics: isMine ? statistics : null,
  };
}
