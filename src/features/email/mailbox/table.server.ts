import { index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { mailStates, securities, snippetKinds } from './states.ts';

/** Where a member's mail leaves from: their own server, with a password for this program alone. */
export const mailboxes = pgTable(
  'mailbox',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    /** As which they write. */
    name: text('name').notNull(),
    address: text('address').notNull(),
    host: text('host').notNull(),
    port: integer('port').notNull(),
    security: text('security', { enum: securities }).notNull(),
    username: text('username').notNull(),
    /** The provider that was signed in at; null where a password opens it. */
    signIn: text('sign_in'),
    /** The password, or what a sign-in gave; sealed, bound to this row. */
    sealedPassword: text('sealed_password').notNull(),
    /** When it last let us in. */
    triedAt: moment('tried_at').notNull().defaultNow(),
    createdAt: createdAtColumn(),
  },
  (table) => [unique('mailbox_owner_address_key').on(table.ownerId, table.address)],
);

/** People whom a member writes to. */
export const mailContacts = pgTable(
  'mail_contact',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    name: text('name').notNull(),
    /** In small letters, so that nobody is there twice. */
    address: text('address').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [unique('mail_contact_owner_address_key').on(table.ownerId, table.address)],
);

/** Templates and signatures. */
export const mailSnippets = pgTable(
  'mail_snippet',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    kind: text('kind', { enum: snippetKinds }).notNull(),
    title: text('title').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('mail_snippet_owner_idx').on(table.ownerId, table.kind, table.id)],
);

/** A mail of a member on its way out, or gone. The state is written before each step, so that no crash sends it twice. */
export const outgoingMails = pgTable(
  'outgoing_mail',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    mailboxId: uuid('mailbox_id').references(() => mailboxes.id, { onDelete: 'set null' }),
    /** As it left: a mailbox may be changed or gone since. */
    sender: text('sender').notNull(),
    /** Mails on the same matter: the id of the first of them. */
    threadId: uuid('thread_id').notNull(),
    letter: jsonb('letter').notNull(),
    /** Made before the first attempt and never again. */
    messageId: text('message_id').notNull(),
    inReplyTo: text('in_reply_to'),
    state: text('state', { enum: mailStates }).notNull(),
    sendAt: moment('send_at').notNull(),
    sentAt: moment('sent_at'),
    /** What the other server said, or what is not known, in words. */
    note: text('note'),
    /** The draft that it was. */
    workId: uuid('work_id'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('outgoing_mail_owner_idx').on(table.ownerId, table.id),
    uniqueIndex('outgoing_mail_message_key').on(table.messageId),
  ],
);

/** What someone taught by refusing a change. */
export const taughtRules = pgTable(
  'taught_rule',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    is: text('is', { enum: ['word', 'change', 'kind'] }).notNull(),
    words: text('words').notNull(),
    now: text('now').notNull().default(''),
    createdAt: createdAtColumn(),
  },
  (table) => [unique('taught_rule_key').on(table.ownerId, table.is, table.words, table.now)],
);
