import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';
import { runs } from '../run/table.server.ts';
import type { Hunk } from './propose/parts.ts';
import { givenRoles } from './work-role.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
  fromDriver: (bytes) => new Uint8Array(bytes),
});

const workColumn = () =>
  uuid('work_id')
    .notNull()
    .references(() => works.id, { onDelete: 'cascade' });

/** What people go on editing, as it is now. */
export const works = pgTable(
  'work',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    /** Of the kind's schema, when this was saved. */
    schemaVersion: integer('schema_version').notNull(),
    content: jsonb('content').notNull(),
    /** One more with every save: who saves says which one they edited. */
    revision: integer('revision').notNull().default(1),
    /** The first words of it. */
    excerpt: text('excerpt').notNull(),
    savedBy: authorColumn('saved_by'),
    /** The tool that it was made with, and the run that it began with. */
    tool: text('tool'),
    runId: uuid('run_id').references(() => runs.id, { onDelete: 'set null' }),
    /** The last live edit that the content holds; null where nobody ever edited it live. */
    liveId: bigint('live_id', { mode: 'number' }),
    search: tsvector('search').notNull(),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('work_owner_idx').on(table.ownerId, table.id),
    uniqueIndex('work_run_idx')
      .on(table.runId, table.kind)
      .where(sql`${table.deletedAt} is null`),
    index('work_search_idx').using('gin', table.search),
  ],
);

/** A work as it was at a moment. */
export const workVersions = pgTable(
  'work_version',
  {
    id: idColumn(),
    workId: workColumn(),
    number: integer('number').notNull(),
    name: text('name'),
    /** The version that was brought back by it. */
    restoredFrom: integer('restored_from'),
    /** The revision that it holds. */
    revision: integer('revision').notNull(),
    schemaVersion: integer('schema_version').notNull(),
    content: jsonb('content').notNull(),
    excerpt: text('excerpt').notNull(),
    savedBy: authorColumn('saved_by'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique('work_version_number_key').on(table.workId, table.number),
    unique('work_version_revision_key').on(table.workId, table.revision),
  ],
);

export const workCollaborators = pgTable(
  'work_collaborator',
  {
    workId: workColumn(),
    memberId: ownerColumn('member_id').notNull(),
    role: text('role', { enum: givenRoles }).notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.memberId] }),
    index('work_collaborator_member_idx').on(table.memberId),
  ],
);

/** What was edited live, as it came; now and then many rows become one. */
export const workUpdates = pgTable(
  'work_update',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    workId: workColumn(),
    bytes: bytea('bytes').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('work_update_work_idx').on(table.workId, table.id)],
);

/** Who writes under which of a live document's numbers: said by the server, which knows who sent the edit. */
export const workWriters = pgTable(
  'work_writer',
  {
    workId: workColumn(),
    /** Yjs gives each open page a number of its own. */
    client: bigint('client', { mode: 'number' }).notNull(),
    authorId: authorColumn(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.client] }),
    index('work_writer_author_idx').on(table.authorId),
  ],
);

/** A revision that its people did not make themselves, to be taken or refused part by part. */
export const workProposals = pgTable(
  'work_proposal',
  {
    id: idColumn(),
    workId: workColumn(),
    /** The content that it changes, and of which schema. */
    schemaVersion: integer('schema_version').notNull(),
    base: jsonb('base').notNull(),
    hunks: jsonb('hunks').$type<Hunk[]>().notNull(),
    /** By the hunk's id. */
    decisions: jsonb('decisions').$type<Record<string, 'taken' | 'refused'>>().notNull().default({}),
    /** Why, in the words of whoever made it. */
    note: text('note').notNull(),
    /** The person who made it or asked for it, and the tool's run that wrote it. */
    madeBy: authorColumn('made_by'),
    runId: uuid('run_id').references(() => runs.id, { onDelete: 'set null' }),
    tool: text('tool'),
    createdAt: createdAtColumn(),
    /** Since when every part of it is decided. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('work_proposal_work_idx').on(table.workId, table.id),
    uniqueIndex('work_proposal_run_idx').on(table.runId, table.workId),
  ],
);
