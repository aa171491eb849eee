import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { reportReasons, reportStates } from './reasons.ts';

/** Someone says that something should not be here. What it is about is known by kind and id, whatever feature it belongs to. */
export const reports = pgTable(
  'report',
  {
    id: idColumn(),
    /** Who reported it. */
    ownerId: ownerColumn().notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: uuid('target_id').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    note: text('note').notNull(),
    state: text('state', { enum: reportStates }).notNull().default('open'),
    answer: text('answer').notNull().default(''),
    createdAt: createdAtColumn(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    unique('report_once_key').on(table.ownerId, table.targetKind, table.targetId),
    index('report_target_idx').on(table.targetKind, table.targetId),
    index('report_state_idx').on(table.state, table.id),
  ],
);

/** What admins took from view, why, and what whoever made it says to that. A row for as long as it is hidden. */
export const hiddenThings = pgTable(
  'hidden_thing',
  {
    targetKind: text('target_kind').notNull(),
    targetId: uuid('target_id').notNull(),
    /** Whoever made it, who alone may appeal. */
    ownerId: ownerColumn().notNull(),
    why: text('why').notNull(),
    appeal: text('appeal'),
    appealedAt: moment('appealed_at'),
    /** Null until an admin has decided on the appeal. */
    appealAnswer: text('appeal_answer'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.targetKind, table.targetId] }),
    index('hidden_thing_owner_idx').on(table.ownerId),
    index('hidden_thing_appealed_idx').on(table.appealedAt),
  ],
);
