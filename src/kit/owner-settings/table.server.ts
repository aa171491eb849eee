import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonb, moment } from '#kit/db/columns.server.ts';

/** What the owner of the installation sets while it runs, beside the environment. */
export const ownerSettings = pgTable('owner_setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedBy: uuid('updated_by'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
