import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { files } from '#kit/files/table.server.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { works } from '#tools/work/table.server.ts';
import type { AskResult } from './asks/result.ts';
import { outcomeKinds, outcomeStates } from './outcomes/kinds.ts';
import { followLevels, givenRoles, threadRoles } from './roles.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const number = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

const threadColumn = () =>
  uuid('thread_id')
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' });
const messageColumn = () =>
  uuid('message_id')
    .notNull()
    .references(() => threadMessages.id, { onDelete: 'cascade' });

/** It belongs to its members, so it stays when one of them leaves, whoever began it. */
export const threads = pgTable(
  'thread',
  {
    id: idColumn(),
    title: text('title').notNull(),
    visibility: text('visibility', { enum: ['private', 'public'] })
      .notNull()
      .default('private'),
    createdBy: authorColumn('created_by'),
    /** One more with every change to a message: whoever was away asks for what came after theirs. */
    rev: number('rev'),
    /** The document that it works on. */
    workId: uuid('work_id').references(() => works.id, { onDelete: 'set null' }),
    lastMessageAt: moment('last_message_at').notNull().defaultNow(),
    createdAt: createdAtColumn(),
    deletedAt: moment('deleted_at'),
    /** Whether its links let in people without an account. */
    allowsGuests: boolean('allows_guests').notNull().default(false),
    /** Taken from view by an admin. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    index('thread_last_idx').on(table.lastMessageAt),
    index('thread_public_idx')
      .on(table.lastMessageAt)
      .where(sql`${table.visibility} = 'public'`),
    index('thread_work_idx').on(table.workId),
    index('thread_created_by_idx').on(table.createdBy),
  ],
);

export const threadMembers = pgTable(
  'thread_member',
  {
    threadId: threadColumn(),
    memberId: ownerColumn('member_id').notNull(),
    role: text('role', { enum: threadRoles }).notNull(),
    follow: text('follow', { enum: followLevels }).notNull().default('all'),
    /** The last message that they have seen, on any device. */
    readSeq: number('read_seq'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.memberId] }),
    index('thread_member_member_idx').on(table.memberId),
  ],
);

export const messageKinds = ['text', 'run', 'ask', 'note'] as const;

export const threadMessages = pgTable(
  'thread_message',
  {
    /** Made by the browser that sends it, so that sending it again is no second message. */
    id: uuid('id').primaryKey(),
    threadId: threadColumn(),
    /** Its place: the thread's `rev` when it came. */
    seq: number('seq'),
    /** The thread's `rev` when it last changed. */
    rev: number('rev'),
    authorId: authorColumn(),
    kind: text('kind', { enum: messageKinds }).notNull().default('text'),
    text: text('text').notNull(),
    replyTo: uuid('reply_to'),
    /** Members whom it names. */
    mentions: uuid('mentions').array().notNull().default([]),
    runId: uuid('run_id').references(() => runs.id, { onDelete: 'set null' }),
    search: tsvector('search').notNull(),
    createdAt: createdAtColumn(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    pinnedAt: moment('pinned_at'),
    pinnedBy: authorColumn('pinned_by'),
    /** Written while the thread was private, and not opened by its author since: readers of a public thread do not see it. */
    membersOnly: boolean('members_only').notNull().default(false),
  },
  (table) => [
    unique('thread_message_seq_key').on(table.threadId, table.seq),
    index('thread_message_rev_idx').on(table.threadId, table.rev),
    index('thread_message_author_idx').on(table.authorId),
    index('thread_message_run_idx').on(table.runId),
    index('thread_message_pinned_by_idx').on(table.pinnedBy),
    index('thread_message_search_idx').using('gin', table.search),
  ],
);

/** What a message said before it was edited. */
export const threadVersions = pgTable(
  'thread_message_version',
  {
    id: idColumn(),
    messageId: messageColumn(),
    authorId: authorColumn(),
    text: text('text').notNull(),
    /** When it was written, not when it was replaced. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('thread_message_version_idx').on(table.messageId, table.id),
    index('thread_message_version_author_idx').on(table.authorId),
  ],
);

export const threadReactions = pgTable(
  'thread_reaction',
  {
    messageId: messageColumn(),
    ownerId: ownerColumn().notNull(),
    emoji: text('emoji').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.ownerId, table.emoji] }),
    index('thread_reaction_owner_idx').on(table.ownerId),
  ],
);

export const threadFiles = pgTable(
  'thread_message_file',
  {
    messageId: messageColumn(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.fileId] }),
    index('thread_message_file_idx').on(table.fileId),
  ],
);

/** A link that lets people in, by the hash of its secret. */
export const threadInvites = pgTable(
  'thread_invite',
  {
    id: idColumn(),
    threadId: threadColumn(),
    secretHash: text('secret_hash').notNull().unique(),
    role: text('role', { enum: givenRoles }).notNull(),
    /** How many it lets in; null: as many as there is room for. */
    most: integer('most'),
    uses: integer('uses').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdBy: authorColumn('created_by'),
    createdAt: createdAtColumn(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('thread_invite_thread_idx').on(table.threadId),
    index('thread_invite_created_by_idx').on(table.createdBy),
  ],
);

/** Who came by a link without an account. The row outlives their stay, for the name under what they said. */
export const threadGuests = pgTable(
  'thread_guest',
  {
    threadId: threadColumn(),
    guestId: ownerColumn('guest_id').notNull(),
    /** As they call themselves; nobody has checked it. */
    name: text('name').notNull(),
    /** By which link; revoked, it takes them along. */
    inviteId: uuid('invite_id').references(() => threadInvites.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
    /** They do not come back by themselves. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.guestId] }),
    index('thread_guest_guest_idx').on(table.guestId),
    index('thread_guest_invite_idx').on(table.inviteId),
  ],
);

/** A question to everyone in the thread, answered without seeing what the others say. */
export const threadAsks = pgTable(
  'thread_ask',
  {
    /** The message that it stands in. */
    messageId: messageColumn().primaryKey(),
    threadId: threadColumn(),
    /** So many people's answers end the wait. */
    quorum: smallint('quorum').notNull(),
    deadline: moment('deadline').notNull(),
    /** The engines' answers; null where people alone are asked. */
    runId: uuid('run_id').references(() => runs.id, { onDelete: 'set null' }),
    closedAt: moment('closed_at'),
    result: jsonb('result').$type<AskResult>(),
  },
  (table) => [
    index('thread_ask_thread_idx').on(table.threadId),
    index('thread_ask_run_idx').on(table.runId),
    index('thread_ask_open_idx')
      .on(table.deadline)
      .where(sql`${table.closedAt} is null`),
  ],
);

export const threadAnswers = pgTable(
  'thread_answer',
  {
    id: idColumn(),
    messageId: messageColumn(),
    authorId: authorColumn(),
    text: text('text').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique('thread_answer_author_key').on(table.messageId, table.authorId),
    index('thread_answer_author_idx').on(table.authorId),
  ],
);

/** What came of the talk: decisions, and tasks with who does them and by when. */
export const threadOutcomes = pgTable(
  'thread_outcome',
  {
    id: idColumn(),
    threadId: threadColumn(),
    /** The message that it comes from. */
    messageId: uuid('message_id').references(() => threadMessages.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: outcomeKinds }).notNull(),
    text: text('text').notNull(),
    state: text('state', { enum: outcomeStates }).notNull(),
    /** Found by our rules, and not by a person. */
    isProposed: boolean('is_proposed').notNull().default(false),
    /** Written down while the thread was private. */
    membersOnly: boolean('members_only').notNull().default(false),
    assigneeId: authorColumn('assignee_id'),
    due: date('due', { mode: 'string' }),
    createdBy: authorColumn('created_by'),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('thread_outcome_message_key').on(table.messageId, table.kind, table.text),
    index('thread_outcome_thread_idx').on(table.threadId, table.id),
    index('thread_outcome_assignee_idx').on(table.assigneeId),
    index('thread_outcome_created_by_idx').on(table.createdBy),
  ],
);

/** When a person wants no mail, and until where the last summary of unread threads reached. */
export const threadQuiet = pgTable('thread_quiet', {
  ownerId: ownerColumn().primaryKey(),
  /** Minutes after midnight in their time zone; the same twice means no quiet hours. */
  quietFrom: smallint('quiet_from').notNull().default(0),
  quietTo: smallint('quiet_to').notNull().default(0),
  timeZone: text('time_zone').notNull().default('UTC'),
  toldAt: moment('told_at'),
});
