import { pgTable } from 'drizzle-orm/pg-core';
import { jsonb, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import type { ProfileLink } from './fields.ts';

/** What stands on a profile and nowhere else. */
export const profileExtras = pgTable('profile', {
  ownerId: ownerColumn().primaryKey(),
  links: jsonb('links').$type<ProfileLink[]>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
