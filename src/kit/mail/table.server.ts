import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';

/** Mail waiting to go out, gone or refused. Written with the change that causes it, sent by a job. The text is cleared at the end. */
export const mails = pgTable(
  'mail',
  {
    id: idColumn(),
    ownerId: ownerColumn(),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    subject: text('subject').notNull(),
    text: text('text'),
    html: text('html'),
    sentAt: moment('sent_at'),
    /** When it was refused for good, or given up, and what the other server said. */
    failedAt: moment('failed_at'),
    failure: text('failure'),
    createdAt: createdAtColumn(),
  },
  (table) => [index('mail_created_idx').on(table.createdAt)],
);
