import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import type { Source } from './contract.ts';

export const chatConversations = pgTable(
  'chat_conversation',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('chat_conversation_owner_idx').on(table.ownerId)],
);

export const chatMessages = pgTable(
  'chat_message',
  {
    id: idColumn(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    ownerId: ownerColumn().notNull(),
    /** Question and answer are written in the same moment: this says which came first. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    /** Where the question was asked. */
    page: text('page'),
    sources: jsonb('sources').$type<Source[]>().notNull().default([]),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('chat_message_conversation_idx').on(table.conversationId, table.number),
    index('chat_message_owner_idx').on(table.ownerId),
  ],
);
