import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { authorColumn } from '#kit/principals/table.server.ts';
import { postStates } from './states.ts';

/** A blog post. What it said before stands in its revisions. */
export const blogPosts = pgTable(
  'blog_post',
  {
    id: idColumn(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    text: text('text').notNull(),
    tags: text('tags').array().notNull().default([]),
    state: text('state', { enum: postStates }).notNull().default('draft'),
    /** When it comes out, while it waits for that. */
    publishAt: moment('publish_at'),
    /** When it first came out; from then on its address stays. */
    publishedAt: moment('published_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    revision: integer('revision').notNull().default(1),
    /** Of a post that came with the program: the hash of the file as it was last taken. */
    source: text('source'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('blog_post_published_idx').on(table.publishedAt, table.id),
    index('blog_post_tags_idx').using('gin', table.tags),
  ],
);

/** Every wording of a post, the present one too. */
export const blogRevisions = pgTable(
  'blog_revision',
  {
    id: idColumn(),
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    text: text('text').notNull(),
    tags: text('tags').array().notNull(),
    /** Null where it came with the program, or once they have left. */
    authorId: authorColumn(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique('blog_revision_number_key').on(table.postId, table.number),
    index('blog_revision_author_idx').on(table.authorId),
  ],
);

export const blogComments = pgTable(
  'blog_comment',
  {
    id: idColumn(),
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    /** Null once they have left: what others answered to stays. */
    authorId: authorColumn(),
    text: text('text').notNull(),
    createdAt: createdAtColumn(),
    editedAt: moment('edited_at'),
    hiddenAt: moment('hidden_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('blog_comment_post_idx').on(table.postId, table.id),
    index('blog_comment_author_idx').on(table.authorId),
  ],
);
