import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { flagIds, flagStates } from './flags.ts';

/** For whom a flag is there; what has no row is for people in the beta. */
export const flagSettings = pgTable('flag_setting', {
  flag: text('flag', { enum: flagIds }).primaryKey(),
  state: text('state', { enum: flagStates }).notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** What people switched on for themselves. Off unless they did. */
export const flagChoices = pgTable(
  'flag_choice',
  {
    ownerId: ownerColumn().notNull(),
    flag: text('flag', { enum: flagIds }).notNull(),
    on: boolean('on').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.flag] })],
);
