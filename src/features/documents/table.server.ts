import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { documentForms } from '#kit/documents/read/forms.ts';
import { files } from '#kit/files/table.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { documentStates } from './states.ts';
import type { PlacesOfPage } from './page-places.ts';

/** A document that someone brought, and how far it is read. */
export const documents = pgTable(
  'document',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Empty where it is in none. */
    folder: text('folder').notNull().default(''),
    form: text('form', { enum: documentForms }).notNull(),
    state: text('state', { enum: documentStates }).notNull().default('waiting'),
    /** It opens with a password only, which is never kept. */
    isLocked: boolean('is_locked').notNull().default(false),
    /** Why it could not be read, or not to its end, for people. */
    failure: text('failure'),
    /** Null until it is known. */
    pageCount: integer('page_count'),
    pagesRead: integer('pages_read').notNull().default(0),
    /** Pages that are pictures and could not be recognised. */
    unreadPages: integer('unread_pages').notNull().default(0),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAtColumn(),
    /** When the last page was read. */
    readAt: moment('read_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('document_owner_idx').on(table.ownerId, table.createdAt),
    index('document_file_idx').on(table.fileId),
  ],
);

export const documentPages = pgTable(
  'document_page',
  {
    id: idColumn(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** What is read, without the places of its words: whoever looks for something in a document reads all of these. */
    page: jsonb('page').$type<ReadPage>().notNull(),
    places: jsonb('places').$type<PlacesOfPage>().notNull(),
  },
  (table) => [unique('document_page_number_key').on(table.documentId, table.number)],
);
