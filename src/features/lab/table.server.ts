import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { audiences } from '#social/people/parts.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';
import { attachmentKinds, labOutcomes, labPlaces, labPostKinds, labStatuses } from './table-words.ts';

const experimentColumn = () =>
  uuid('experiment_id')
    .notNull()
    .references(() => experiments.id, { onDelete: 'cascade' });

/** Something half-finished that a member shows to others. */
export const experiments = pgTable(
  'lab_experiment',
  {
    id: idColumn(),
    /** Null once they have left: what others said about it stays. */
    authorId: authorColumn(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Which feedback helps. */
    wanted: text('wanted').notNull().default(''),
    status: text('status', { enum: labStatuses }).notNull(),
    tags: text('tags').array().notNull().default([]),
    audience: text('audience', { enum: audiences }).notNull(),
    /** What testers are asked to do; null where none are looked for. */
    callText: text('call_text'),
    callMost: integer('call_most'),
    callUntil: moment('call_until'),
    createdAt: createdAtColumn(),
    /** When something new was to be seen of it. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    hiddenAt: moment('hidden_at'),
    hiddenWhy: text('hidden_why').notNull().default(''),
  },
  (table) => [
    index('lab_experiment_author_idx').on(table.authorId),
    index('lab_experiment_updated_idx').on(table.updatedAt, table.id),
    index('lab_experiment_tags_idx').using('gin', table.tags),
  ],
);

/** A state of it that its author gave a name, with what changed. */
export const labVersions = pgTable(
  'lab_version',
  {
    id: idColumn(),
    experimentId: experimentColumn(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    notes: text('notes').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [unique('lab_version_number_key').on(table.experimentId, table.number)],
);

/** What belongs to it: files, and runs and works by a link of their own. */
export const labAttachments = pgTable(
  'lab_attachment',
  {
    id: idColumn(),
    experimentId: experimentColumn(),
    ownerId: ownerColumn().notNull(),
    kind: text('kind', { enum: attachmentKinds }).notNull(),
    /** The file, or the share link that others read the run or work by. */
    subjectId: uuid('subject_id').notNull(),
    title: text('title').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('lab_attachment_experiment_idx').on(table.experimentId),
    index('lab_attachment_owner_idx').on(table.ownerId),
  ],
);

/** Feedback, what came of trying it, and replies to both. */
export const labPosts = pgTable(
  'lab_post',
  {
    id: idColumn(),
    experimentId: experimentColumn(),
    kind: text('kind', { enum: labPostKinds }).notNull(),
    /** What a reply answers. */
    parentId: uuid('parent_id').references((): AnyPgColumn => labPosts.id, { onDelete: 'cascade' }),
    versionId: uuid('version_id').references(() => labVersions.id, { onDelete: 'set null' }),
    /** Null once they have left. */
    authorId: authorColumn(),
    text: text('text').notNull(),
    outcome: text('outcome', { enum: labOutcomes }),
    createdAt: createdAtColumn(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    hiddenAt: moment('hidden_at'),
    hiddenWhy: text('hidden_why').notNull().default(''),
  },
  (table) => [
    index('lab_post_experiment_idx').on(table.experimentId, table.id),
    index('lab_post_parent_idx').on(table.parentId),
    index('lab_post_version_idx').on(table.versionId),
    index('lab_post_author_idx').on(table.authorId),
  ],
);

/** Who tests it and who follows it. */
export const labPeople = pgTable(
  'lab_person',
  {
    experimentId: experimentColumn(),
    ownerId: ownerColumn().notNull(),
    place: text('place', { enum: labPlaces }).notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.experimentId, table.place, table.ownerId] }),
    index('lab_person_owner_idx').on(table.ownerId, table.place),
  ],
);
