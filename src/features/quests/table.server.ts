import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';
import type { StepsDone } from './steps-done.ts';
import type { QuestStep } from './quest.ts';

/** Quests that members made. Built-in ones are data of the program. */
export const quests = pgTable(
  'quest',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    title: text('title').notNull(),
    about: text('about').notNull(),
    steps: jsonb('steps').$type<QuestStep[]>().notNull(),
    isPublic: boolean('is_public').notNull(),
    /** The creation that it began with; that may be gone by now. */
    fromId: uuid('from_id'),
    hiddenAt: moment('hidden_at'),
    deletedAt: moment('deleted_at'),
    createdAt: createdAtColumn(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('quest_owner_idx').on(table.ownerId, table.id),
    index('quest_public_idx').on(table.isPublic, table.id),
  ],
);

/** How far someone is in a quest. A pause costs nothing: nothing here runs out. */
export const questAttempts = pgTable(
  'quest_attempt',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    /** The slug of a built-in one, or the id of a member's. */
    quest: text('quest').notNull(),
    /** Steps that were seen to be done, with what proves it. Steps completed once stays so. */
    done: jsonb('done').$type<StepsDone>().notNull().default({}),
    startedAt: createdAtColumn(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    unique('quest_attempt_owner_key').on(table.ownerId, table.quest),
    index('quest_attempt_quest_idx').on(table.quest),
    index('quest_attempt_open_idx').on(table.finishedAt, table.changedAt),
  ],
);

/** What proves a finished quest: as it was then, whatever becomes of the quest. */
export const scrolls = pgTable(
  'scroll',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    quest: text('quest').notNull(),
    /** The member who made the quest; null for built-in ones, and once they have left. */
    questBy: authorColumn('quest_by'),
    title: text('title').notNull(),
    about: text('about').notNull(),
    steps: jsonb('steps').$type<{ id: string; title: string }[]>().notNull(),
    done: jsonb('done').$type<StepsDone>().notNull(),
    credits: integer('credits').notNull(),
    /** Only its holder sees it until they say otherwise. */
    isPublic: boolean('is_public').notNull().default(false),
    /** Steps whose results others may see the names of, and open where they are public themselves. */
    shown: text('shown').array().notNull().default([]),
    issuedAt: createdAtColumn(),
  },
  (table) => [
    unique('scroll_owner_key').on(table.ownerId, table.quest),
    index('scroll_quest_by_idx').on(table.questBy),
  ],
);
