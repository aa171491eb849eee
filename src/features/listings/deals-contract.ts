/** Offers and what becomes of them, meetings and reviews, and searches that someone wants to hear of. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { contactOwner, listingId, person, review } from './contract.ts';
import { currencyField, kindField, offerWords, reviewWords, sectionField } from './fields.ts';
import { longestTitle } from './limits.ts';

const offer = z.object({
  id: z.string(),
  /** Null once it is gone. */
  listing: z.string().nullable(),
  title: z.string(),
  /** The other party; null once they have left. */
  other: person.nullable(),
  /** The conversation of the two about the listing, once somebody wrote. */
  thread: z.string().nullable(),
  /** Whether it is about the caller’s listing. */
  isHost: z.boolean(),
  /** Whether the caller made this proposal. */
  isMine: z.boolean(),
  amount: z.number().nullable(),
  currency: currencyField,
  message: z.string(),
  /** `expired` and `gone` (the other has left) are found out when it is read. */
  state: z.enum(['open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired', 'gone']),
  expiresAt: moment,
  createdAt: moment,
  meetAt: moment.nullable(),
  meetWhere: z.string(),
  /** Their review of you shows once both wrote one, or after two weeks. */
  myReview: review.nullable(),
  theirReview: review.nullable(),
  canReview: z.boolean(),
});
export type Offer = z.output<typeof offer>;

export const makeOffer = endpoint({
  method: 'POST',
  path: '/api/listings/:id/offers',
  summary: 'Make an offer on a listing, or offer something to a wanted listing.',
  access: 'member',
  rate: 'post',
  idempotent: true,
  params: listingId,
  body: offerWords,
  output: z.object({ id: z.string() }),
});

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/listing-offers',
  summary: 'List offers that you made or received, newest first.',
  access: 'member',
  query: z.strictObject({ listing: z.uuid().optional() }),
  output: z.object({ items: z.array(offer) }),
});

export const decideOffer = endpoint({
  method: 'POST',
  path: '/api/listing-offers/:id/decision',
  summary: 'Accept or decline an offer, or withdraw your own.',
  access: 'member',
  rate: 'post',
  params: listingId,
  body: z.strictObject({ decision: z.enum(['accept', 'decline', 'withdraw']) }),
  output: done,
});

export const counterOffer = endpoint({
  method: 'POST',
  path: '/api/listing-offers/:id/counter',
  summary: 'Answer an offer with another.',
  access: 'member',
  rate: 'post',
  params: listingId,
  body: offerWords,
  output: z.object({ id: z.string() }),
});

export const writeAboutOffer = endpoint({
  method: 'POST',
  path: '/api/listing-offers/:id/messages',
  summary: 'Write to the other party of an open or accepted offer. The thread is the one about the listing.',
  access: 'member',
  rate: 'post',
  idempotent: true,
  params: listingId,
  body: contactOwner.body,
  output: contactOwner.output,
});

export const planMeeting = endpoint({
  method: 'PUT',
  path: '/api/listing-offers/:id/meeting',
  summary: 'Propose when and where to meet after an accepted offer.',
  access: 'member',
  rate: 'post',
  params: listingId,
  body: z.strictObject({
    at: z.iso.datetime({ error: 'Enter a day and a time.' }),
    where: z
      .string()
      .trim()
      .min(1, 'Enter a place.')
      .max(200)
      .regex(/^[^\0]*$/),
  }),
  output: done,
});

export const meetingCalendar = endpoint({
  method: 'GET',
  path: '/api/listing-offers/:id/meeting.ics',
  summary: 'Get the meeting as a calendar file.',
  access: 'member',
  streaming: true,
  params: listingId,
  output: z.unknown(),
});

export const reviewDeal = endpoint({
  method: 'POST',
  path: '/api/listing-offers/:id/review',
  summary: 'Review the other party of a deal, once.',
  access: 'member',
  rate: 'post',
  params: listingId,
  body: reviewWords,
  output: done,
});

const number = z.int().min(0).max(9_999_999_999_999);
export const searchWords = z.strictObject({
  q: z
    .string()
    .trim()
    .max(longestTitle)
    .regex(/^[^\0]*$/)
    .optional(),
  section: sectionField.optional(),
  kind: kindField.optional(),
  facets: z
    .string()
    .max(400)
    .regex(/^[a-z]+:[a-z\d-]+(?:,[a-z]+:[a-z\d-]+)*$/)
    .optional(),
  lowest: number.optional(),
  highest: number.optional(),
  currency: currencyField.optional(),
  near: z.string().max(120).optional(),
  within: z.int().min(1).max(20_000).optional(),
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/listing-searches',
  summary: 'Save a search and be notified when a listing matches.',
  access: 'member',
  rate: 'post',
  body: searchWords,
  output: z.object({ id: z.string() }),
});

export const listSearches = endpoint({
  method: 'GET',
  path: '/api/listing-searches',
  summary: 'List your saved searches.',
  access: 'member',
  output: z.object({
    items: z.array(z.object({ id: z.string(), filter: searchWords, createdAt: moment })),
  }),
});
export type SavedSearch = z.output<typeof listSearches.output>['items'][number];

export const deleteSearch = endpoint({
  method: 'DELETE',
  path: '/api/listing-searches/:id',
  summary: 'Delete a saved search.',
  access: 'member',
  params: listingId,
  output: done,
});
