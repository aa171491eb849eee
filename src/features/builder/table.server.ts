import { customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { works } from '#tools/work/table.server.ts';

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
  fromDriver: (bytes) => new Uint8Array(bytes),
});

const siteColumn = () =>
  uuid('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });

/** A site that is or was published. Whose it is, its work says. */
export const sites = pgTable('site', {
  id: idColumn(),
  workId: uuid('work_id')
    .notNull()
    .unique()
    .references(() => works.id, { onDelete: 'cascade' }),
  /** Its address; kept while it is not published. */
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  /** Of the work, as it was published. */
  revision: integer('revision').notNull(),
  /** All its words, for whoever decides about a report. */
  words: text('words').notNull(),
  /** What its forms ask (`SiteForm`). */
  forms: jsonb('forms').notNull(),
  /** Null while it is not published. */
  publishedAt: moment('published_at'),
  hiddenAt: moment('hidden_at'),
  createdAt: createdAtColumn(),
});

/** What is served of a published site. */
export const siteFiles = pgTable(
  'site_file',
  {
    siteId: siteColumn(),
    path: text('path').notNull(),
    type: text('type').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.path] })],
);

/** What visitors sent by a form. */
export const siteAnswers = pgTable(
  'site_answer',
  {
    id: idColumn(),
    siteId: siteColumn(),
    form: text('form').notNull(),
    formTitle: text('form_title').notNull(),
    /** Label and value (`Answer`). */
    answers: jsonb('answers').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('site_answer_site_idx').on(table.siteId, table.id)],
);
