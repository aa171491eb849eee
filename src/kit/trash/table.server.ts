import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';

/** What was deleted and can still come back. The thing itself keeps its row, marked deleted, until it is purged. */
export const trashItems = pgTable(
  'trash_item',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
    label: text('label').notNull(),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
    purgeAt: moment('purge_at').notNull(),
  },
  (table) => [
    unique('trash_subject_key').on(table.kind, table.subjectId),
    index('trash_owner_idx').on(table.ownerId, table.deletedAt),
    index('trash_purge_idx').on(table.purgeAt),
  ],
);
