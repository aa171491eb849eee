import { index, pgTable, primaryKey, smallint, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';
import type { EngineAnswer } from './engine-answer.ts';

export const postKinds = ['question', 'answer', 'comment'] as const;
export type PostKind = (typeof postKinds)[number];

/** A question, an answer to one, or a comment on either: what is voted on, reported, hidden and deleted alike. */
export const questionPosts = pgTable(
  'question_post',
  {
    id: idColumn(),
    kind: text('kind', { enum: postKinds }).notNull(),
    /** The question that it belongs to; a question belongs to itself. */
    questionId: uuid('question_id')
      .notNull()
      .references((): AnyPgColumn => questionPosts.id, { onDelete: 'cascade' }),
    /** What a comment is about. */
    parentId: uuid('parent_id').references((): AnyPgColumn => questionPosts.id, { onDelete: 'cascade' }),
    /** Null once they have left: what others answered to stays. */
    authorId: authorColumn(),
    /** Empty but for questions, as what follows. */
    title: text('title').notNull().default(''),
    text: text('text').notNull(),
    tags: text('tags').array().notNull().default([]),
    /** Whom it was put to by name. */
    askedId: authorColumn('asked_id'),
    /** Counts while that answer can be seen. */
    acceptedId: uuid('accepted_id').references((): AnyPgColumn => questionPosts.id, { onDelete: 'set null' }),
    /** Null until it was looked up. */
    engine: jsonb('engine').$type<EngineAnswer>(),
    createdAt: createdAtColumn(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    /** Taken from view by an admin, and why, as its author reads it. */
    hiddenAt: moment('hidden_at'),
    hiddenWhy: text('hidden_why').notNull().default(''),
    appeal: text('appeal'),
    appealedAt: moment('appealed_at'),
    /** Null until an admin has decided on the appeal. */
    appealAnswer: text('appeal_answer'),
  },
  (table) => [
    index('question_post_question_idx').on(table.questionId, table.kind),
    index('question_post_kind_idx').on(table.kind, table.id),
    index('question_post_author_idx').on(table.authorId, table.kind),
    index('question_post_asked_idx').on(table.askedId),
    index('question_post_parent_idx').on(table.parentId),
    index('question_post_accepted_idx').on(table.acceptedId),
    index('question_post_hidden_idx').on(table.hiddenAt),
    index('question_post_tags_idx').using('gin', table.tags),
  ],
);

/** One of each member, 1 or −1. */
export const questionVotes = pgTable(
  'question_vote',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => questionPosts.id, { onDelete: 'cascade' }),
    ownerId: ownerColumn().notNull(),
    value: smallint('value').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.ownerId] }),
    index('question_vote_owner_idx').on(table.ownerId),
  ],
);

/** What a question or an answer said before it was edited. */
export const questionVersions = pgTable(
  'question_version',
  {
    id: idColumn(),
    postId: uuid('post_id')
      .notNull()
      .references(() => questionPosts.id, { onDelete: 'cascade' }),
    authorId: authorColumn(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    tags: text('tags').array().notNull(),
    /** When it was written, not when it was replaced. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('question_version_post_idx').on(table.postId, table.id),
    index('question_version_author_idx').on(table.authorId),
  ],
);
