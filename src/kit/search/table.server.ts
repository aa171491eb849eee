import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAtColumn, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { vectorSize } from './quantise.server.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bits = customType<{ data: string }>({ dataType: () => `bit(${vectorSize})` });
const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
  fromDriver: (bytes) => new Uint8Array(bytes),
});

/** A few sentences of something that can be found: a copy, which follows what it was taken from. */
export const searchPassages = pgTable(
  'search_passage',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Which room's source it comes from, the id of the thing there, and which part of it this is. */
    source: text('source').notNull(),
    subject: text('subject').notNull(),
    part: integer('part').notNull(),
    /** With whom it goes; null where it is nobody's. */
    ownerId: ownerColumn(),
    /** Who may find it: ids of principals, or `everyone`. */
    readers: uuid('readers').array().notNull(),
    /** What it is, for people: `Text`. */
    label: text('label').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    href: text('href').notNull(),
    /** When what it says was said. */
    at: moment('at').notNull(),
    /** Of all that is above: what has not changed keeps its vector. */
    digest: text('digest').notNull(),
    words: tsvector('words').notNull(),
    /** What it means, a byte for each number; null until the model has read it. */
    vector: bytea('vector'),
  },
  (table) => [
    unique('search_passage_subject_key').on(table.source, table.subject, table.part),
    index('search_passage_owner_idx').on(table.ownerId),
    index('search_passage_words_idx').using('gin', table.words),
    index('search_passage_unread_idx')
      .on(table.id)
      .where(sql`${table.vector} is null`),
  ],
);

/** For each reader of a passage, what finds it by meaning. The index holds all columns: nothing else is read. */
export const searchNear = pgTable(
  'search_near',
  {
    passageId: bigint('passage_id', { mode: 'number' })
      .notNull()
      .references(() => searchPassages.id, { onDelete: 'cascade' }),
    reader: uuid('reader').notNull(),
    list: smallint('list').notNull(),
    source: text('source').notNull(),
    bits: bits('bits').notNull(),
  },
  (table) => [
    index('search_near_list_idx').on(table.reader, table.list, table.source, table.bits, table.passageId),
    index('search_near_passage_idx').on(table.passageId),
  ],
);

/** What has changed and is not in the index yet; written by triggers, in the transaction of the change. */
export const searchChanges = pgTable(
  'search_change',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    source: text('source').notNull(),
    subject: text('subject').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('search_change_subject_idx').on(table.source, table.subject)],
);
