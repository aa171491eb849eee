import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { reportReasons, reportStates } from './reasons.ts';

/** Someone says that something should not be here. What it is about is known by kind and id, whatever room it stands in. */
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
