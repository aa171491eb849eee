import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';

/** What is stored, whose it is and what for; the bytes live in the storage under `key`. */
export const files = pgTable(
  'file',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    key: text('key').notNull().unique(),
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Anyone who knows the id may read it: pictures of profiles. */
    visibility: text('visibility', { enum: ['private', 'public'] }).notNull().default('private'),
    createdAt: createdAtColumn(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('file_owner_idx').on(table.ownerId, table.createdAt)],
);
