import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';

/** Nothing of what an entry says, not even its kind, can be read without the key of whoever wrote it. */
export const wellbeingEntries = pgTable(
  'wellbeing_entry',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    sealed: text('sealed').notNull(),
    createdAt: createdAtColumn(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [index('wellbeing_entry_owner_idx').on(table.ownerId, table.id)],
);
