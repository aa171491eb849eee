import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';

/** People who wait for the beta, with or without an account. */
export const waitlistEntries = pgTable(
  'waitlist_entry',
  {
    id: idColumn(),
    /** In small letters: one place for each address. */
    email: text('email').notNull().unique(),
    /** Known where they applied with an account. */
    ownerId: ownerColumn(),
    interests: text('interests').array().notNull(),
    why: text('why').notNull(),
    /** Of the secret in the email; whoever has it sees the place in the queue. */
    secretHash: text('secret_hash').notNull().unique(),
    /** The queue goes by this. */
    confirmedAt: moment('confirmed_at'),
    invitedAt: moment('invited_at'),
    /** Which time people were invited. */
    batch: integer('batch'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('waitlist_queue_idx').on(table.invitedAt, table.confirmedAt),
    index('waitlist_owner_idx').on(table.ownerId),
  ],
);
