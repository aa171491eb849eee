import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { apiKeys } from '#kit/auth/table.server.ts';
import { creditHolds } from '#kit/credits/table.server.ts';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';
import type { Update } from '../define/define-run.server.ts';
import { emptyOutput, type Output } from '../define/output.ts';
import type { SavedChange } from './next-save.server.ts';
import { runStates, type EngineNote } from './run.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** One use of a tool: what was asked, how far it is, and what came of it. The truth; streams are views of it. */
export const runs = pgTable(
  'run',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    /** Who began it, where it is a business's. */
    personId: authorColumn('person_id'),
    /** The API key that began it: that key may fetch the files it made. */
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    tool: text('tool').notNull(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    /** The engine that was asked for; null leaves the choice to the server. */
    engine: text('engine'),
    state: text('state', { enum: runStates }).notNull(),
    step: text('step'),
    /** A fraction of the work; null where its end is not known. */
    progress: real('progress'),
    output: jsonb('output').$type<Output>().notNull().default(emptyOutput),
    revision: integer('revision').notNull().default(0),
    engines: jsonb('engines').$type<EngineNote[]>().notNull().default([]),
    /** For people: why it failed. */
    error: text('error'),
    /** The first version; its own id for that one. */
    rootId: uuid('root_id').notNull(),
    version: integer('version').notNull().default(1),
    /** The run that this one follows up on. */
    parentId: uuid('parent_id').references((): AnyPgColumn => runs.id, { onDelete: 'set null' }),
    /** The talk that it belongs to: the id of the very first run of it. */
    talkId: uuid('talk_id').notNull(),
    /** The part of the version before that is to be made again; null makes all of it anew. */
    redo: text('redo'),
    /** The creation in the gallery that it began with; that may be gone by now. */
    remixOf: uuid('remix_of'),
    /** Credits set aside until it ends. */
    holdId: uuid('hold_id').references(() => creditHolds.id, { onDelete: 'set null' }),
    /** While it runs, its process says so now and again; a run past this moment has lost its process. */
    leaseUntil: moment('lease_until'),
    /** When it will be ready, by how fast it went so far; null where that is not known. */
    readyAt: moment('ready_at'),
    /** Words of title, input and output; written when it ends, since nobody searches for half an answer. */
    search: tsvector('search').notNull(),
    createdAt: createdAtColumn(),
    endedAt: moment('ended_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('run_owner_idx').on(table.ownerId, table.id),
    uniqueIndex('run_version_idx').on(table.rootId, table.version),
    index('run_parent_idx').on(table.parentId),
    index('run_api_key_idx')
      .on(table.apiKeyId)
      .where(sql`${table.apiKeyId} is not null`),
    index('run_talk_idx').on(table.talkId, table.id),
    index('run_remix_idx')
      .on(table.remixOf)
      .where(sql`${table.remixOf} is not null`),
    index('run_open_idx')
      .on(table.leaseUntil)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('run_search_idx').using('gin', table.search),
  ],
);

const runColumn = () =>
  uuid('run_id')
    .notNull()
    .references(() => runs.id, { onDelete: 'cascade' });

/** Steps of queued runs that are done: whoever goes on with the run after its process died does not do them again. */
export const runSteps = pgTable(
  'run_step',
  {
    runId: runColumn(),
    name: text('name').notNull(),
    /** What it answered, what it added to the output, and who worked on it. */
    result: jsonb('result'),
    updates: jsonb('updates').$type<Update[]>().notNull().default([]),
    engines: jsonb('engines').$type<EngineNote[]>().notNull().default([]),
    doneAt: moment('done_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.name] })],
);

/** What was added to the output of a run under way since it was last written as a whole; folded into it when it ends. */
export const runParts = pgTable(
  'run_part',
  {
    runId: runColumn(),
    place: integer('place').notNull(),
    change: jsonb('change').$type<SavedChange>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.place] })],
);
