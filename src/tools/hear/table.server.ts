import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';

/** Names and terms that someone has spelt once. */
export const ownWords = pgTable(
  'own_word',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    word: text('word').notNull(),
    heard: jsonb('heard').$type<string[]>().notNull(),
    spoken: text('spoken').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [uniqueIndex('own_word_owner_word_idx').on(table.ownerId, table.word)],
);
