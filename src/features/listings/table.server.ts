import {
  bigint,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';
import type { Currency } from './money.ts';
import { deliveries, priceUnits, sectionIds } from './sections.ts';
import type { SearchFilter } from './saved-filter.ts';

export const listingKinds = ['offer', 'wanted'] as const;
export const priceKinds = ['fixed', 'free', 'exchange', 'ask'] as const;
/** `held`: waits for a steward. `closed`: sold, taken, found or over. */
export const listingStates = ['draft', 'live', 'held', 'closed', 'expired'] as const;

export const listings = pgTable(
  'listing',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    section: text('section', { enum: sectionIds }).notNull(),
    kind: text('kind', { enum: listingKinds }).notNull(),
    state: text('state', { enum: listingStates }).notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    priceKind: text('price_kind', { enum: priceKinds }).notNull(),
    /** In minor units of the currency; null unless it is fixed. */
    price: bigint('price', { mode: 'number' }),
    currency: text('currency').$type<Currency>().notNull(),
    unit: text('unit', { enum: priceUnits }).notNull(),
    /** What the section's fields say, as `condition:good`: one index filters by all of them. */
    facets: text('facets').array().notNull().default([]),
    delivery: text('delivery', { enum: deliveries }).notNull(),
    /** As coarse as its owner chose; what is finer is never written down. */
    placeId: text('place_id'),
    placeName: text('place_name'),
    country: text('country'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    startsOn: text('starts_on'),
    endsOn: text('ends_on'),
    /** Files in the order in which they are shown; the first is the cover. */
    photos: uuid('photos').array().notNull().default([]),
    /** Of the words, without case, marks and blanks: the same text is found again. */
    textHash: text('text_hash').notNull().default(''),
    /** Why it waits for a steward, as its owner reads it. */
    heldWhy: text('held_why').array().notNull().default([]),
    /** A steward looked at it: the same signals do not hold it again. */
    approvedAt: moment('approved_at'),
    pinnedAt: moment('pinned_at'),
    mergedInto: uuid('merged_into'),
    views: integer('views').notNull().default(0),
    createdAt: createdAtColumn(),
    editedAt: moment('edited_at'),
    /** When it first appeared or was renewed: newest first goes by it. */
    publishedAt: moment('published_at'),
    expiresAt: moment('expires_at'),
    warnedAt: moment('warned_at'),
    hiddenAt: moment('hidden_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('listing_browse_idx').on(table.section, table.state, table.publishedAt),
    index('listing_recent_idx').on(table.state, table.publishedAt),
    index('listing_price_idx').on(table.state, table.price),
    index('listing_owner_idx').on(table.ownerId, table.state),
    index('listing_expiry_idx').on(table.state, table.expiresAt),
    index('listing_place_idx').on(table.latitude, table.longitude),
    index('listing_hash_idx').on(table.textHash),
    index('listing_facets_idx').using('gin', table.facets),
    index('listing_photos_idx').using('gin', table.photos),
  ],
);

export const offerStates = ['open', 'accepted', 'declined', 'countered', 'withdrawn'] as const;

/** A proposal of one party to the other. It outlives the listing and either account, so that the other keeps what was agreed. */
export const listingOffers = pgTable(
  'listing_offer',
  {
    id: idColumn(),
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    /** What the listing was called. */
    title: text('title').notNull(),
    /** Whoever does not own the listing, in every step of the deal. */
    guestId: authorColumn('guest_id'),
    /** Whose listing it is. */
    hostId: authorColumn('host_id'),
    /** Whoever made this proposal: one of the two. */
    fromId: authorColumn('from_id'),
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency').$type<Currency>().notNull(),
    message: text('message').notNull().default(''),
    state: text('state', { enum: offerStates }).notNull(),
    expiresAt: moment('expires_at').notNull(),
    decidedAt: moment('decided_at'),
    meetAt: moment('meet_at'),
    meetWhere: text('meet_where').notNull().default(''),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('listing_offer_listing_idx').on(table.listingId, table.state),
    index('listing_offer_guest_idx').on(table.guestId, table.id),
    index('listing_offer_host_idx').on(table.hostId, table.id),
    index('listing_offer_from_idx').on(table.fromId),
  ],
);

/** The conversation of two people about a listing: one thread. */
export const listingContacts = pgTable(
  'listing_contact',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Whoever wrote first; the other is the listing's owner. */
    ownerId: ownerColumn().notNull(),
    threadId: uuid('thread_id').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.ownerId] }),
    index('listing_contact_owner_idx').on(table.ownerId),
  ],
);

/** What each party of a deal says about the other. */
export const listingReviews = pgTable(
  'listing_review',
  {
    id: idColumn(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => listingOffers.id, { onDelete: 'cascade' }),
    authorId: authorColumn(),
    /** Goes with whom it is about. */
    aboutId: ownerColumn('about_id').notNull(),
    stars: smallint('stars').notNull(),
    text: text('text').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique('listing_review_once').on(table.offerId, table.authorId),
    index('listing_review_about_idx').on(table.aboutId),
    index('listing_review_author_idx').on(table.authorId),
  ],
);

/** A search that someone wants to hear of: matched when a listing appears. */
export const listingSearches = pgTable(
  'listing_search',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    filter: jsonb('filter').$type<SearchFilter>().notNull(),
    section: text('section', { enum: sectionIds }),
    kind: text('kind', { enum: listingKinds }),
    /** Roots of the words asked for; a listing that holds them all matches. */
    words: text('words').array().notNull(),
    /** What its fields must say, one of each list joined by `|`. */
    facets: text('facets').array().notNull(),
    lowest: bigint('lowest', { mode: 'number' }),
    highest: bigint('highest', { mode: 'number' }),
    currency: text('currency').$type<Currency>(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** In kilometres around that point. */
    within: integer('within'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('listing_search_owner_idx').on(table.ownerId),
    index('listing_search_section_idx').on(table.section),
    index('listing_search_words_idx').using('gin', table.words),
  ],
);

export const stewardStates = ['asked', 'active'] as const;

/** Who looks after a section, or asked to. */
export const listingStewards = pgTable(
  'listing_steward',
  {
    section: text('section', { enum: sectionIds }).notNull(),
    ownerId: ownerColumn().notNull(),
    state: text('state', { enum: stewardStates }).notNull(),
    why: text('why').notNull(),
    createdAt: createdAtColumn(),
    appointedAt: moment('appointed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.section, table.ownerId] }),
    index('listing_steward_owner_idx').on(table.ownerId),
  ],
);

/** The rules of a section, as its stewards wrote them. */
export const listingRules = pgTable(
  'listing_rule',
  {
    section: text('section', { enum: sectionIds }).primaryKey(),
    text: text('text').notNull(),
    authorId: authorColumn(),
    editedAt: moment('edited_at').notNull(),
  },
  (table) => [index('listing_rule_author_idx').on(table.authorId)],
);

export const stewardActs = [
  'approved',
  'declined',
  'pinned',
  'unpinned',
  'merged',
  'rules',
  'appointed',
  'left',
] as const;

/** What stewards did, for everyone to read: without names of members and titles of what was declined. */
export const listingActions = pgTable(
  'listing_action',
  {
    id: idColumn(),
    section: text('section', { enum: sectionIds }).notNull(),
    stewardId: authorColumn('steward_id'),
    act: text('act', { enum: stewardActs }).notNull(),
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    reason: text('reason').notNull().default(''),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('listing_action_section_idx').on(table.section, table.id),
    index('listing_action_steward_idx').on(table.stewardId),
    index('listing_action_listing_idx').on(table.listingId),
  ],
);
