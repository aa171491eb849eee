import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { ratings } from './contract.ts';

const runColumn = () =>
  uuid('run_id')
    .notNull()
    .references(() => runs.id, { onDelete: 'cascade' });

/** Engines that someone likes to ask together. */
export const consensusPanels = pgTable(
  'consensus_panel',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    name: text('name').notNull(),
    engines: jsonb('engines').$type<string[]>().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('consensus_panel_owner_idx').on(table.ownerId, table.id)],
);

/** Someone's word, with a source, on which side of a contested claim holds. */
export const consensusSettlements = pgTable(
  'consensus_settlement',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    runId: runColumn(),
    /** The first version of the run: claims keep their ids from version to version, and so does what is said of them. */
    rootId: uuid('root_id').notNull(),
    contestId: text('contest_id').notNull(),
    /** The claim that holds. */
    sideId: text('side_id').notNull(),
    source: text('source').notNull(),
    note: text('note'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('consensus_settlement_word_idx').on(table.rootId, table.contestId, table.ownerId),
    index('consensus_settlement_owner_idx').on(table.ownerId),
    index('consensus_settlement_run_idx').on(table.runId),
  ],
);

/** Whether an answer helped, by whoever asked for it. */
export const consensusRatings = pgTable(
  'consensus_rating',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    runId: runColumn(),
    /** Name of the text: a member's id, or the consensus itself. */
    part: text('part').notNull(),
    /** Null for the consensus itself. */
    engine: text('engine'),
    rating: text('rating', { enum: ratings }).notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('consensus_rating_part_idx').on(table.runId, table.part),
    index('consensus_rating_owner_idx').on(table.ownerId),
    index('consensus_rating_engine_idx').on(table.engine, table.id),
  ],
);
