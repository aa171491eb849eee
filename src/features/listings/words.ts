import type { ListingState } from './contract.ts';
import type { Offer } from './deals-contract.ts';

export const stateWords: Readonly<Record<ListingState, string>> = {
  draft: 'Draft',
  live: 'Published',
  held: 'In review',
  closed: 'Closed',
  expired: 'Expired',
};

export const offerWordsOf: Readonly<Record<Offer['state'], string>> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  countered: 'Countered',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  gone: 'Member left',
};

export const actWords = {
  approved: 'Approved',
  declined: 'Declined',
  pinned: 'Pinned',
  unpinned: 'Unpinned',
  merged: 'Merged',
  rules: 'Rules changed',
  appointed: 'Stewards appointed',
  left: 'Stewards stepped down',
} as const;
