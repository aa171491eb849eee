/** The marketplace: listings, finding them, and writing to whoever offers them. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { currencyField, kindField, listingWords, messageText, sectionField } from './fields.ts';
import { longestTitle } from './limits.ts';
import { deliveries, priceUnits } from './sections.ts';

export const listingId = z.strictObject({ id: z.uuid() });

export const person = z.object({
  name: z.string(),
  handle: z.string().nullable(),
  picture: z.string().nullable(),
});

export const states = ['draft', 'live', 'held', 'closed', 'expired'] as const;
export type ListingState = (typeof states)[number];

const listed = z.object({
  id: z.string(),
  section: sectionField,
  kind: kindField,
  state: z.enum(states),
  title: z.string(),
  excerpt: z.string(),
  priceKind: z.enum(['fixed', 'free', 'exchange', 'ask']),
  /** In minor units. */
  price: z.number().nullable(),
  currency: currencyField,
  unit: z.enum(priceUnits),
  placeName: z.string().nullable(),
  /** From the place that was searched around, in kilometres. */
  distance: z.number().nullable(),
  photo: z.string().nullable(),
  photos: z.number(),
  isPinned: z.boolean(),
  startsOn: z.string().nullable(),
  publishedAt: moment.nullable(),
  expiresAt: moment.nullable(),
});
export type ListedListing = z.output<typeof listed>;

const amount = z.string().regex(/^\d{1,13}$/, 'Enter an amount.');
const filter = {
  q: z.string().trim().max(longestTitle).optional(),
  section: sectionField.optional(),
  kind: kindField.optional(),
  /** `type:flat,rooms:2-rooms`: any of the same field, all of the different ones. */
  facets: z
    .string()
    .max(400)
    .regex(/^[a-z]+:[a-z\d-]+(?:,[a-z]+:[a-z\d-]+)*$/, 'Unknown filter.')
    .optional(),
  /** In minor units of the currency. */
  lowest: amount.optional(),
  highest: amount.optional(),
  currency: currencyField.optional(),
  /** A place of the gazetteer, and how many kilometres around it. */
  near: z.string().max(120).optional(),
  within: z.enum(['5', '10', '25', '50', '100', '250', '1000']).optional(),
  /** West, south, east, north, in degrees. Across the date line west is the greater. */
  area: z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,2})?(,-?\d{1,3}(\.\d{1,2})?){3}$/, 'Invalid area.')
    .optional(),
};

export const sorts = ['best', 'new', 'cheap', 'dear', 'near'] as const;

export const listListings = endpoint({
  method: 'GET',
  path: '/api/listings',
  summary: 'Search listings by words, section, fields, price and place.',
  access: 'public',
  query: z.strictObject({
    ...filter,
    sort: z.enum(sorts).optional(),
    page: z
      .string()
      .regex(/^(?:[1-9]|[1-4]\d|50)$/)
      .optional(),
  }),
  output: z.object({
    items: z.array(listed),
    next: z.string().nullable(),
    /** At most 1,000 are counted. */
    total: z.number(),
    /** How many of these have each value of a field. */
    facets: z.array(z.object({ value: z.string(), count: z.number() })),
  }),
});
export type ListingQuery = z.input<typeof listListings.query>;

export const listingPlaces = endpoint({
  method: 'GET',
  path: '/api/listings-places',
  summary: 'List the places of the listings that match, and how many are at each.',
  access: 'public',
  query: z.strictObject(filter),
  output: z.object({
    places: z.array(
      z.object({
        id: z.string(),
        precision: z.enum(['country', 'region', 'city']),
        name: z.string(),
        area: z.string().nullable(),
        country: z.string(),
        countryName: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        people: z.number(),
      }),
    ),
  }),
});

export const listSections = endpoint({
  method: 'GET',
  path: '/api/listings-sections',
  summary: 'Count the listings in each section.',
  access: 'public',
  output: z.object({ items: z.array(z.object({ section: sectionField, count: z.number() })) }),
});

export const review = z.object({
  author: person.nullable(),
  stars: z.number(),
  text: z.string(),
  createdAt: moment,
});

export const getListing = endpoint({
  method: 'GET',
  path: '/api/listings/:id',
  summary: 'Get a listing.',
  access: 'public',
  params: listingId,
  output: listed.omit({ photos: true }).extend({
    text: z.string(),
    photos: z.array(z.string()),
    facets: z.array(z.string()),
    delivery: z.enum(deliveries),
    endsOn: z.string().nullable(),
    placeId: z.string().nullable(),
    owner: person,
    reviews: z.object({ count: z.number(), average: z.number().nullable(), items: z.array(review) }),
    mine: z.boolean(),
    /** Why it waits for a steward; told to its owner and to stewards. */
    heldWhy: z.array(z.string()),
    isHidden: z.boolean(),
    /** The caller’s conversation with its owner. */
    thread: z.string().nullable(),
    /** Told to its owner. */
    statistics: z.object({ views: z.number(), contacts: z.number(), offers: z.number() }).nullable(),
    /** Whether the caller looks after its section. */
    isSteward: z.boolean(),
    createdAt: moment,
  }),
});
export type ListingView = z.output<typeof getListing.output>;

export const similarListings = endpoint({
  method: 'GET',
  path: '/api/listings/:id/similar',
  summary: 'List listings like this one; for a wanted listing, those that may be it.',
  access: 'public',
  params: listingId,
  output: z.object({ items: z.array(listed) }),
});

export const suggestForListing = endpoint({
  method: 'GET',
  path: '/api/listings-suggestions',
  summary: 'Suggest a section and a price range from listings like what is described.',
  access: 'member',
  query: z.strictObject({ q: z.string().trim().max(longestTitle), kind: kindField }),
  output: z.object({
    section: sectionField.nullable(),
    /** From real listings here; null where there are fewer than five in one currency. */
    prices: z
      .object({ low: z.number(), high: z.number(), currency: currencyField, listings: z.number() })
      .nullable(),
    /** What is there already of the other kind. */
    matches: z.array(listed),
  }),
});

const published = z.object({ id: z.string(), state: z.enum(states), heldWhy: z.array(z.string()) });

export const createListing = endpoint({
  method: 'POST',
  path: '/api/listings',
  summary: 'Create a listing, as a draft or published.',
  access: 'member',
  rate: 'post',
  idempotent: true,
  body: z.strictObject({ listing: listingWords, publish: z.boolean() }),
  output: published,
});

export const editListing = endpoint({
  method: 'PUT',
  path: '/api/listings/:id',
  summary: 'Change your listing.',
  access: 'member',
  rate: 'post',
  params: listingId,
  body: z.strictObject({ listing: listingWords }),
  output: published,
});

export const moveListing = endpoint({
  method: 'POST',
  path: '/api/listings/:id/state',
  summary: 'Publish, renew, close or reopen your listing.',
  access: 'member',
  rate: 'post',
  params: listingId,
  body: z.strictObject({ to: z.enum(['live', 'closed']) }),
  output: published,
});

export const deleteListing = endpoint({
  method: 'DELETE',
  path: '/api/listings/:id',
  summary: 'Delete your listing; it can be restored from the trash.',
  access: 'member',
  params: listingId,
  output: done,
});

export const restoreListing = endpoint({
  method: 'POST',
  path: '/api/listings/:id/restore',
  summary: 'Restore your deleted listing.',
  access: 'member',
  params: listingId,
  output: done,
});

export const ownListings = endpoint({
  method: 'GET',
  path: '/api/listings-mine',
  summary: 'List your listings, newest first.',
  access: 'member',
  output: z.object({ items: z.array(listed) }),
});

export const contactOwner = endpoint({
  method: 'POST',
  path: '/api/listings/:id/messages',
  summary: 'Write to the owner of a listing, in a private thread.',
  access: 'member',
  rate: 'post',
  idempotent: true,
  params: listingId,
  body: z.strictObject({ text: messageText.min(1, 'Write a few words first.') }),
  output: z.object({ thread: z.string() }),
});
