import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';

/** Searches that people do again and again: what was asked for, not what was found. */
export const savedSearches = pgTable(
  'saved_search',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    /** As in the address of the page: `?q=…&filter=…`. */
    address: text('address').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('saved_search_owner_idx').on(table.ownerId, table.id)],
);
