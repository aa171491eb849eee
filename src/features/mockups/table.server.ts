import { index, pgTable, real, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { authorColumn } from '#kit/principals/table.server.ts';
import { works } from '#tools/work/table.server.ts';

/** What someone says about a point of a mockup, and replies to it. */
export const mockupComments = pgTable(
  'mockup_comment',
  {
    id: idColumn(),
    workId: uuid('work_id')
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    /** What a reply answers. */
    parentId: uuid('parent_id').references((): AnyPgColumn => mockupComments.id, { onDelete: 'cascade' }),
    /** Of the content: the screen, the version that was looked at, and the point as shares of the screen. */
    screen: text('screen').notNull(),
    version: text('version').notNull(),
    x: real('x').notNull(),
    y: real('y').notNull(),
    /** Null once they have left. */
    authorId: authorColumn(),
    text: text('text').notNull(),
    createdAt: createdAtColumn(),
    editedAt: moment('edited_at'),
    resolvedAt: moment('resolved_at'),
    /** Its words are gone; what others answered stays. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('mockup_comment_work_idx').on(table.workId, table.id),
    index('mockup_comment_parent_idx').on(table.parentId),
    index('mockup_comment_author_idx').on(table.authorId),
  ],
);
