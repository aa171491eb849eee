import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';

/** Thanks from one to another. Once for each thing: who thanks again changes their words. */
export const thanks = pgTable(
  'thanks',
  {
    id: idColumn(),
    /** Null once they have left: who was thanked keeps it, without the name. */
    fromId: authorColumn('from_id'),
    toId: ownerColumn('to_id').notNull(),
    /** A kind of thing and which one; `person` and their own id where it is for nothing in particular. */
    aboutKind: text('about_kind').notNull(),
    aboutId: uuid('about_id').notNull(),
    text: text('text').notNull(),
    isPublic: boolean('is_public').notNull(),
    /** Whoever was thanked does not want it: nobody sees it, and it counts nowhere. */
    declinedAt: moment('declined_at'),
    /** Taken from view by an admin. */
    hiddenAt: moment('hidden_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique('thanks_once_key').on(table.fromId, table.toId, table.aboutKind, table.aboutId),
    index('thanks_to_idx').on(table.toId, table.id),
    index('thanks_about_idx').on(table.aboutKind, table.aboutId),
  ],
);
