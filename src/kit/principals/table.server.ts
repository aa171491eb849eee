import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';

/** Whoever can own things. A user's id is its principal's id; a guest's rows move to the account at sign-up. */
export const principals = pgTable('principal', {
  id: idColumn(),
  kind: text('kind', { enum: ['guest', 'user', 'business', 'ally'] }).notNull(),
  createdAt: createdAtColumn(),
});

/** The browser that is a guest, known by the hash of its cookie. */
export const guests = pgTable(
  'guest',
  {
    principalId: uuid('principal_id')
      .primaryKey()
      .references(() => principals.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('guest_last_seen_idx').on(table.lastSeenAt)],
);

/** For the foreign key of every owned table. */
export const ownerColumn = (name = 'owner_id') =>
  uuid(name).references(() => principals.id, { onDelete: 'cascade' });

/** Who did something in a place of others. It stays when they go, without their name: a row is only gone with its owner. */
export const authorColumn = (name = 'author_id') =>
  uuid(name).references(() => principals.id, { onDelete: 'set null' });
