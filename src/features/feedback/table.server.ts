import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { files } from '#kit/files/table.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { feedbackStates, feedbackTypes } from './contract.ts';

export const feedback = pgTable(
  'feedback',
  {
    id: idColumn(),
    ownerId: ownerColumn(),
    type: text('type', { enum: feedbackTypes }).notNull(),
    page: text('page').notNull(),
    text: text('text').notNull(),
    email: text('email'),
    /** A picture of what it is about; it goes when its owner's files go. */
    screenshotId: uuid('screenshot_id').references(() => files.id, { onDelete: 'set null' }),
    state: text('state', { enum: feedbackStates }).notNull().default('open'),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    createdAt: createdAtColumn(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('feedback_created_idx').on(table.createdAt),
    index('feedback_owner_idx').on(table.ownerId),
  ],
);
