import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAtColumn } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { audiences, followPolicies as policies, parts } from './parts.ts';

/** Who may see a part of a person. Only what is not for everyone has a row. */
export const partAudiences = pgTable(
  'part_audience',
  {
    ownerId: ownerColumn().notNull(),
    part: text('part', { enum: parts }).notNull(),
    audience: text('audience', { enum: audiences }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.part] })],
);

/** Who follows whom. */
export const follows = pgTable(
  'follow',
  {
    ownerId: ownerColumn().notNull(),
    otherId: ownerColumn('other_id').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.otherId] }),
    index('follow_other_idx').on(table.otherId),
  ],
);

/** Who asks to follow whom, where that person approves followers. */
export const followRequests = pgTable(
  'follow_request',
  {
    ownerId: ownerColumn().notNull(),
    otherId: ownerColumn('other_id').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.otherId] }),
    index('follow_request_other_idx').on(table.otherId),
  ],
);

/** Who may follow someone. Without a row everyone may. */
export const followPolicies = pgTable('follow_policy', {
  ownerId: ownerColumn().primaryKey(),
  policy: text('policy', { enum: policies }).notNull(),
});
