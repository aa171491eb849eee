import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';
import type { Output } from '#tools/define/output.ts';
import type { EngineNote } from '#tools/run/run.ts';
import type { CollectionRule } from './collections/rule.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A run or a work that its owner shows to everyone, as it was at that moment. */
export const galleryItems = pgTable(
  'gallery_item',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    /** What it was made of: a kind of the registry, and the id there. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    tool: text('tool').notNull(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    caption: text('caption').notNull(),
    tags: text('tags').array().notNull(),
    /** Null where its maker keeps to themselves what was asked. */
    input: jsonb('input').$type<Record<string, unknown>>(),
    output: jsonb('output').$type<Output>().notNull(),
    engines: jsonb('engines').$type<EngineNote[]>().notNull(),
    /** Words of all that is shown. */
    search: tsvector('search').notNull(),
    /** In the showcase since. */
    featuredAt: moment('featured_at'),
    /** Why, as everyone reads it, and by whom. */
    featuredWhy: text('featured_why').notNull().default(''),
    featuredById: authorColumn('featured_by_id'),
    /** Taken from view by an admin. */
    hiddenAt: moment('hidden_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique('gallery_item_subject_key').on(table.subjectKind, table.subjectId),
    index('gallery_item_owner_idx').on(table.ownerId, table.id),
    index('gallery_item_tool_idx').on(table.tool, table.id),
    index('gallery_item_featured_idx').on(table.featuredAt),
    index('gallery_item_search_idx').using('gin', table.search),
    index('gallery_item_tags_idx').using('gin', table.tags),
    index('gallery_item_featured_by_idx').on(table.featuredById),
  ],
);

export const galleryLikes = pgTable(
  'gallery_like',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => galleryItems.id, { onDelete: 'cascade' }),
    ownerId: ownerColumn().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.ownerId] }),
    index('gallery_like_owner_idx').on(table.ownerId),
  ],
);

export const galleryComments = pgTable(
  'gallery_comment',
  {
    id: idColumn(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => galleryItems.id, { onDelete: 'cascade' }),
    /** Null once they have left: what others answered to stays. */
    ownerId: authorColumn('owner_id'),
    text: text('text').notNull(),
    createdAt: createdAtColumn(),
    editedAt: moment('edited_at'),
    hiddenAt: moment('hidden_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('gallery_comment_item_idx').on(table.itemId, table.id),
    index('gallery_comment_owner_idx').on(table.ownerId),
  ],
);

/** How often a creation was looked at on a day. Who looked is not written down. */
export const galleryViews = pgTable(
  'gallery_view',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => galleryItems.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.day] })],
);

/** Creations that someone put together: by hand, or by a rule that finds them. */
export const collections = pgTable(
  'collection',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    title: text('title').notNull(),
    about: text('about').notNull(),
    isPublic: boolean('is_public').notNull(),
    /** Null where it is filled by hand. */
    rule: jsonb('rule').$type<CollectionRule | null>(),
    hiddenAt: moment('hidden_at'),
    createdAt: createdAtColumn(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('collection_owner_idx').on(table.ownerId, table.id),
    index('collection_public_idx').on(table.isPublic, table.id),
  ],
);

export const collectionItems = pgTable(
  'collection_item',
  {
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => galleryItems.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.itemId] }),
    index('collection_item_place_idx').on(table.collectionId, table.place),
    index('collection_item_item_idx').on(table.itemId),
  ],
);

/** Who follows a collection, and when they last looked. */
export const collectionFollows = pgTable(
  'collection_follow',
  {
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    ownerId: ownerColumn().notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.ownerId] }),
    index('collection_follow_owner_idx').on(table.ownerId),
  ],
);
