import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, jsonb } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';

export const idempotencyRecords = pgTable(
  'idempotency_record',
  {
    ownerId: ownerColumn().notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    done: boolean('done').notNull().default(false),
    answer: jsonb('answer'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.key] }),
    index('idempotency_created_idx').on(table.createdAt),
  ],
);
