import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';
import { works } from '#tools/work/table.server.ts';
import { executionStates, stepStates, triggers } from './execute/states.ts';
import type { Flow } from './flow/flow.ts';
import type { Rhythm } from './schedule/rhythm.ts';

const workColumn = () =>
  uuid('work_id')
    .notNull()
    .references(() => works.id, { onDelete: 'cascade' });

/** One time that a workflow runs, with the workflow as it was then. */
export const executions = pgTable(
  'workflow_execution',
  {
    id: idColumn(),
    workId: workColumn(),
    /** Whose runs these are, and who pays for them. */
    ownerId: ownerColumn().notNull(),
    /** Who began it, where that is a business. */
    personId: authorColumn('person_id'),
    title: text('title').notNull(),
    flow: jsonb('flow').$type<Flow>().notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    trigger: text('trigger', { enum: triggers }).notNull(),
    /** What began it, where that may be told twice: the same begins once. */
    key: text('key'),
    state: text('state', { enum: executionStates }).notNull().default('queued'),
    /** How often it was begun again from where it failed. */
    round: integer('round').notNull().default(0),
    /** Micro-dollars that its runs may take at the most; null where it has no limit. */
    ceiling: bigint('ceiling', { mode: 'number' }),
    error: text('error'),
    /** The process that works on it says so now and again. */
    leaseUntil: moment('lease_until'),
    leaseHolder: uuid('lease_holder'),
    createdAt: createdAtColumn(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('workflow_execution_work_idx').on(table.workId, table.id),
    index('workflow_execution_owner_idx').on(table.ownerId, table.id),
    uniqueIndex('workflow_execution_key_idx').on(table.workId, table.key),
    index('workflow_execution_open_idx')
      .on(table.leaseUntil)
      .where(sql`${table.state} in ('queued', 'running')`),
  ],
);

/** What came of a step, or of one item of a step that repeats. */
export const stepResults = pgTable(
  'workflow_step',
  {
    executionId: uuid('execution_id')
      .notNull()
      .references(() => executions.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    /** The place in the list; -1 for the step itself. */
    item: integer('item').notNull(),
    state: text('state', { enum: stepStates }).notNull(),
    /** What went in, as it was filled out. */
    input: jsonb('input'),
    /** What later steps see of it. */
    value: jsonb('value'),
    /** Of a step that repeats. */
    items: integer('items'),
    /** The run that it is; that may be deleted by now. */
    runId: uuid('run_id'),
    attempt: integer('attempt').notNull().default(1),
    /** Micro-dollars that its run was told to take at the most; null where that was not known. */
    most: bigint('most', { mode: 'number' }),
    error: text('error'),
    /** When a step that waits goes on by itself. */
    until: moment('until'),
    startedAt: moment('started_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.executionId, table.step, table.item] })],
);

/** What starts a workflow without its owner: a rhythm, or a call from outside. */
export const workflowTriggers = pgTable(
  'workflow_trigger',
  {
    id: idColumn(),
    workId: workColumn(),
    ownerId: ownerColumn().notNull(),
    personId: authorColumn('person_id'),
    kind: text('kind', { enum: ['schedule', 'webhook'] }).notNull(),
    isOn: boolean('is_on').notNull().default(true),
    input: jsonb('input').$type<Record<string, unknown>>().notNull().default({}),
    rhythm: jsonb('rhythm').$type<Rhythm>(),
    /** The next time that it is due. */
    nextAt: moment('next_at'),
    lastAt: moment('last_at'),
    lastError: text('last_error'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('workflow_trigger_work_idx').on(table.workId),
    index('workflow_trigger_owner_idx').on(table.ownerId),
    index('workflow_trigger_due_idx')
      .on(table.nextAt)
      .where(sql`${table.isOn} and ${table.nextAt} is not null`),
  ],
);
