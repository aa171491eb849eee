import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn, principals } from '#kit/principals/table.server.ts';
import { knowledgeKinds, stackKinds } from './table-words.ts';

/** A persona with a purpose, of a person or a business. It is a principal of its own, so that things can one day be its. */
export const allies = pgTable(
  'ally',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => principals.id, { onDelete: 'cascade' }),
    ownerId: ownerColumn().notNull(),
    /** Of a business: the person who made it and may change it; they may be gone. */
    madeBy: authorColumn('made_by'),
    name: text('name').notNull(),
    /** What it is called by in threads; its owner has no two of one. */
    handle: text('handle').notNull(),
    purpose: text('purpose').notNull(),
    voice: text('voice').notNull().default(''),
    /** Questions to begin with. */
    openers: text('openers').array().notNull().default([]),
    /** Ids of tools that it may use. */
    tools: text('tools').array().notNull().default([]),
    /** What its panda is drawn from. */
    seed: text('seed').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    /** The ally that it was made from; its maker may be gone. */
    remixOf: uuid('remix_of'),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    hiddenAt: moment('hidden_at'),
    hiddenWhy: text('hidden_why').notNull().default(''),
  },
  (table) => [
    unique('ally_handle_key').on(table.ownerId, table.handle),
    index('ally_shared_idx').on(table.isShared, table.updatedAt),
    index('ally_made_by_idx').on(table.madeBy),
  ],
);

/** What an ally answers from. Documents and works are read where they are; links and notes are kept here. */
export const allyKnowledge = pgTable(
  'ally_knowledge',
  {
    id: idColumn(),
    allyId: uuid('ally_id')
      .notNull()
      .references(() => allies.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: knowledgeKinds }).notNull(),
    /** The document or the work; it may be gone. */
    subjectId: uuid('subject_id'),
    title: text('title').notNull(),
    url: text('url'),
    text: text('text').notNull().default(''),
    createdAt: createdAtColumn(),
  },
  (table) => [index('ally_knowledge_ally_idx').on(table.allyId)],
);

/** What Frenly or one ally remembers about a person or for a business, in a sentence. It gives nobody any rights. */
export const memories = pgTable(
  'memory',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    /** Who learnt it; null: the person wrote it down, or the ally is gone for good. */
    allyId: authorColumn('ally_id'),
    /** Known to every ally of its owner, and not only to the one that learnt it. */
    isShared: boolean('is_shared').notNull(),
    text: text('text').notNull(),
    /** What it is about, as `memories/read-fact.ts` reads it; a new fact with the same one takes its place. */
    topic: text('topic').notNull(),
    value: text('value').notNull(),
    /** Of the person's own making; empty where it is in none. */
    group: text('group').notNull().default(''),
    isOn: boolean('is_on').notNull().default(true),
    /** Where it was said; the run may be gone. */
    runId: uuid('run_id'),
    /** What it said before it was replaced, to go back to. */
    before: text('before'),
    /** Those that contradict it and may stand beside it all the same. */
    settledWith: uuid('settled_with').array().notNull().default([]),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('memory_owner_idx').on(table.ownerId, table.id),
    index('memory_latest_idx').on(table.ownerId, table.updatedAt),
    index('memory_topic_idx').on(table.ownerId, table.topic),
    index('memory_ally_idx').on(table.allyId),
  ],
);

/** People and businesses who asked that nothing be remembered. */
export const memoryPauses = pgTable('memory_pause', {
  ownerId: ownerColumn().primaryKey(),
  createdAt: createdAtColumn(),
});

/** The tools and allies that a person has at hand, in their order. */
export const stackItems = pgTable(
  'stack_item',
  {
    ownerId: ownerColumn().notNull(),
    kind: text('kind', { enum: stackKinds }).notNull(),
    /** The id of the tool or ally; what is no more is not shown. */
    subject: text('subject').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind, table.subject] })],
);
