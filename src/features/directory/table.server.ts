import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { facetKinds } from './fields.ts';

/** What members say they offer, can do and speak. */
export const memberFacets = pgTable(
  'member_facet',
  {
    ownerId: ownerColumn().notNull(),
    kind: text('kind', { enum: facetKinds }).notNull(),
    /** As it is compared and stands in addresses: people who write it differently are found together. */
    value: text('value').notNull(),
    label: text('label').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.kind, table.value] }),
    index('member_facet_value_idx').on(table.kind, table.value),
  ],
);

/** Searches of the directory that someone keeps. */
export const directoryViews = pgTable(
  'directory_view',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    name: text('name').notNull(),
    /** What follows the question mark. */
    search: text('search').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('directory_view_owner_idx').on(table.ownerId, table.id)],
);
