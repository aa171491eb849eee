import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';

/** Where people put their talks. */
export const talkFolders = pgTable(
  'talk_folder',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    name: text('name').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('talk_folder_owner_idx').on(table.ownerId, table.name)],
);

/** What someone decided about a talk. A talk itself is its runs; one that nobody touched has no row here. */
export const talks = pgTable(
  'talk',
  {
    /** The same as its runs'. No foreign key: the run that began it may go before the others. */
    talkId: uuid('talk_id').primaryKey(),
    ownerId: ownerColumn().notNull(),
    /** Null: called after its first question. */
    name: text('name'),
    pinnedAt: moment('pinned_at'),
    folderId: uuid('folder_id').references(() => talkFolders.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('talk_owner_idx').on(table.ownerId, table.pinnedAt),
    index('talk_folder_idx').on(table.folderId),
  ],
);
