import { index, pgTable, real, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** What people see of a job. The queue that runs it is pg-boss, in a schema of its own. */
export const jobs = pgTable(
  'job',
  {
    id: idColumn(),
    kind: text('kind').notNull(),
    ownerId: ownerColumn(),
    state: text('state', { enum: jobStates }).notNull().default('queued'),
    input: jsonb('input').notNull(),
    result: jsonb('result'),
    progress: real('progress').notNull().default(0),
    step: text('step'),
    error: text('error'),
    createdAt: createdAtColumn(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('job_owner_idx').on(table.ownerId, table.createdAt),
    index('job_state_idx').on(table.state, table.createdAt),
  ],
);
