import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';

export const notifications = pgTable(
  'notification',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    kind: text('kind').notNull(),
    data: jsonb('data').notNull(),
    createdAt: createdAtColumn(),
    readAt: moment('read_at'),
  },
  (table) => [index('notification_owner_idx').on(table.ownerId, table.createdAt)],
);

/** Only what differs from the defaults in the contract has a row. */
export const notificationPreferences = pgTable(
  'notification_preference',
  {
    ownerId: ownerColumn().notNull(),
    kind: text('kind').notNull(),
    inApp: boolean('in_app').notNull(),
    byMail: boolean('by_mail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind] })],
);
