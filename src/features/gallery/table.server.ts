import { customType, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';
import type { Output } from '#tools/define/output.ts';
import type { EngineNote } from '#tools/run/run.ts';

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
