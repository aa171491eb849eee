import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { apiKeys } from '#kit/auth/table.server.ts';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';
import { batchEndpointPaths, batchStates, endStates } from './limits.ts';

export interface BatchFault {
  code: string;
  message: string;
  line: number | null;
}

/** Many requests in one file, answered one by one in the background. */
export const apiBatches = pgTable(
  'api_batch',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    /** Who pays where it is not the owner alone; a batch ends with the key that began it. */
    isByKey: boolean('is_by_key').notNull(),
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    personId: authorColumn('person_id'),
    endpoint: text('endpoint', { enum: batchEndpointPaths }).notNull(),
    state: text('state', { enum: batchStates }).notNull().default('validating'),
    /** Set once nothing more is answered: what is left is to write the files. */
    endsAs: text('ends_as', { enum: endStates }),
    /** The files may be gone by now. */
    inputFileId: uuid('input_file_id').notNull(),
    outputFileId: uuid('output_file_id'),
    errorFileId: uuid('error_file_id'),
    outputStaysSeconds: integer('output_stays_seconds').notNull(),
    metadata: jsonb('metadata').$type<Record<string, string>>(),
    /** What was wrong with the file, or ended the batch. */
    faults: jsonb('faults').$type<BatchFault[]>().notNull().default([]),
    total: integer('total').notNull().default(0),
    completed: integer('completed').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    createdAt: createdAtColumn(),
    expiresAt: moment('expires_at').notNull(),
    inProgressAt: moment('in_progress_at'),
    finalizingAt: moment('finalizing_at'),
    completedAt: moment('completed_at'),
    failedAt: moment('failed_at'),
    expiredAt: moment('expired_at'),
    cancellingAt: moment('cancelling_at'),
    cancelledAt: moment('cancelled_at'),
    /** When a process last did something for it. */
    workedAt: moment('worked_at').notNull().defaultNow(),
  },
  (table) => [
    index('api_batch_owner_idx').on(table.ownerId, table.id),
    index('api_batch_key_idx').on(table.apiKeyId),
    index('api_batch_state_idx').on(table.state, table.workedAt),
  ],
);

/** What came of a line, until all of it is written into the files of its batch: after a restart it is not asked again. */
export const apiBatchLines = pgTable(
  'api_batch_line',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => apiBatches.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    isFailed: boolean('is_failed').notNull(),
    /** As it will stand in the file. */
    result: jsonb('result').$type<object>().notNull(),
  },
  (table) => [
    uniqueIndex('api_batch_line_idx').on(table.batchId, table.line),
    index('api_batch_line_owner_idx').on(table.ownerId, table.id),
  ],
);
