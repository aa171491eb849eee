/** Threads: people, the panda and every tool in one room. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { emoji, messageText, threadTitle } from './fields.ts';
import { longestMessage, longestTitle, mostFiles } from './limits.ts';
import { followLevels, threadRoles } from './roles.ts';

export const threadId = z.strictObject({ id: z.uuid() });
export const visibilities = ['private', 'public'] as const;

export const person = z.object({
  id: z.string(),
  name: z.string(),
  /** Null while they have chosen none. */
  handle: z.string().nullable(),
  picture: z.string().nullable(),
  /** Came by a link without an account; the name is what they say. */
  isGuest: z.boolean().optional(),
});

const file = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  /** Made by our own encoder, so it can be shown in place. */
  isPicture: z.boolean(),
});

export const message = z.object({
  id: z.string(),
  /** Its place in the thread. */
  seq: z.number(),
  /** Goes up with every change of it. */
  rev: z.number(),
  /** Null for someone who has left the product. */
  author: person.nullable(),
  /** Where the words are not the author’s, who only asked: the panda, an ally or a tool. */
  answeredBy: z.string().nullable(),
  /** `run`: what a tool made. `ask`: a question to everyone. `note`: said by the server. */
  kind: z.enum(['text', 'run', 'ask', 'note']),
  /** Markdown; empty once it is deleted. */
  text: z.string(),
  replyTo: z.string().nullable(),
  /** Ids of members whom it names. */
  mentions: z.array(z.string()),
  runId: z.string().nullable(),
  files: z.array(file),
  reactions: z.array(z.object({ emoji: z.string(), by: z.array(z.string()) })),
  createdAt: moment,
  editedAt: moment.nullable(),
  pinned: z.boolean(),
  deleted: z.boolean(),
  /** In a public thread: written while it was private, and not shared by its author since. */
  membersOnly: z.boolean().optional(),
});
export type ThreadMessage = z.output<typeof message>;

const listed = z.object({
  id: z.string(),
  title: z.string(),
  visibility: z.enum(visibilities),
  /** Null for whoever reads a public thread without being in it. */
  role: z.enum(threadRoles).nullable(),
  follow: z.enum(followLevels),
  /** At most 100 are counted. */
  unread: z.number(),
  /** Of these, how many name you. */
  mentions: z.number(),
  members: z.number(),
  last: z.object({ by: z.string().nullable(), text: z.string() }).nullable(),
  lastMessageAt: moment,
});
export type ListedThread = z.output<typeof listed>;

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/threads',
  summary: 'List your threads, most recent first.',
  access: 'member',
  query: z.strictObject({
    /** `shared`: begun by others. Without it, all. */
    shelf: z.enum(['shared']).optional(),
    before: z.string().max(80).optional(),
  }),
  output: page(listed),
});

export const listPublicThreads = endpoint({
  method: 'GET',
  path: '/api/threads-public',
  summary: 'List public threads, most recent first.',
  access: 'public',
  query: z.strictObject({ before: z.string().max(80).optional() }),
  output: page(listed),
});

export const createThread = endpoint({
  method: 'POST',
  path: '/api/threads',
  summary: 'Create a thread, optionally with people and a first message.',
  access: 'member',
  rate: 'post',
  idempotent: true,
  body: z.strictObject({
    title: threadTitle,
    visibility: z.enum(visibilities).default('private'),
    people: z.array(z.string().trim().min(1).max(254)).max(20, 'Add at most 20 people at once.').default([]),
    message: z
      .string()
      .trim()
      .max(longestMessage)
      .regex(/^[^\0]*$/)
      .default(''),
  }),
  output: z.object({
    id: z.string(),
    /** Those of the people who could not be added, as they were written. */
    missing: z.array(z.string()),
  }),
});

const member = person.extend({
  role: z.enum(threadRoles),
  /** The last message that they have seen; told to members alone. */
  readSeq: z.number().optional(),
});
export type ThreadMember = z.output<typeof member>;

export const getThread = endpoint({
  method: 'GET',
  path: '/api/threads/:id',
  summary: 'Get a thread: its members, your permissions and your read position.',
  access: 'public',
  params: threadId,
  output: z.object({
    id: z.string(),
    title: z.string(),
    visibility: z.enum(visibilities),
    rev: z.number(),
    role: z.enum(threadRoles).nullable(),
    follow: z.enum(followLevels),
    readSeq: z.number(),
    /** Null for strangers. */
    me: z.string().nullable(),
    members: z.array(member),
    /** Members whom you muted or blocked. */
    muted: z.array(z.string()),
    /** Whether its links let in people without an account. */
    allowsGuests: z.boolean(),
    /** You came by a link, without an account. */
    isGuest: z.boolean(),
    /** In a public thread: how many messages of yours are visible to members only. */
    earlier: z.number(),
    /** Its document, where it has one. */
    workId: z.string().nullable(),
    pinned: z.array(message),
    createdAt: moment,
  }),
});
export type ThreadView = z.output<typeof getThread.output>;

export const changeThread = endpoint({
  method: 'PATCH',
  path: '/api/threads/:id',
  summary:
    'Rename a thread; let everyone read it from now on, or people without an account come in by link, which only its owner does.',
  access: 'member',
  params: threadId,
  body: z.strictObject({
    title: threadTitle.optional(),
    visibility: z.enum(visibilities).optional(),
    /** Taken back, those who are in without an account are out. */
    allowsGuests: z.boolean().optional(),
  }),
  output: done,
});

export const shareEarlierMessages = endpoint({
  method: 'POST',
  path: '/api/threads/:id/earlier-messages',
  summary: 'Let everyone who can read a public thread read what you wrote in it while it was private.',
  access: 'guest',
  params: threadId,
  output: z.object({ shared: z.number() }),
});

export const deleteThread = endpoint({
  method: 'DELETE',
  path: '/api/threads/:id',
  summary: 'Delete your thread for everyone; it can be restored from the trash.',
  access: 'member',
  params: threadId,
  output: done,
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/threads/:id/messages',
  summary:
    'List messages, oldest first: the newest, before, after or around one, or from where you stopped reading.',
  access: 'public',
  params: threadId,
  query: z.strictObject({
    before: z.coerce.number().int().min(0).max(1e15).optional(),
    after: z.coerce.number().int().min(0).max(1e15).optional(),
    around: z.uuid().optional(),
    /** `unread`: where you stopped reading, if that is further back than the newest page. */
    at: z.enum(['unread']).optional(),
  }),
  output: z.object({ items: z.array(message), hasBefore: z.boolean(), hasAfter: z.boolean() }),
});

export const threadChanges = endpoint({
  method: 'GET',
  path: '/api/threads/:id/changes',
  summary: 'List messages added or changed since a `rev`.',
  access: 'public',
  params: threadId,
  query: z.strictObject({ since: z.coerce.number().int().min(0).max(1e15) }),
  output: z.object({
    items: z.array(message),
    rev: z.number(),
    /** There are too many: fetch the page anew. */
    isCut: z.boolean(),
  }),
});

export const postMessage = endpoint({
  method: 'POST',
  path: '/api/threads/:id/messages',
  summary:
    'Send a message. You choose its id, so retries are safe. A line like “@search bamboo” runs that tool.',
  access: 'guest',
  params: threadId,
  body: z.strictObject({
    id: z.uuid(),
    text: textField(
      longestMessage,
      `Use at most ${longestMessage.toLocaleString('en')} characters. Attach longer texts as a file.`,
    ),
    replyTo: z.uuid().nullable().default(null),
    /** Ids of files that were uploaded before. */
    files: z.array(z.uuid()).max(mostFiles, `Attach at most ${mostFiles} files.`).default([]),
  }),
  output: message,
});

const messageId = z.strictObject({ id: z.uuid() });

export const editMessage = endpoint({
  method: 'PATCH',
  path: '/api/thread-messages/:id',
  summary: 'Edit your message; earlier versions are kept.',
  access: 'guest',
  params: messageId,
  body: z.strictObject({ text: messageText }),
  output: message,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/thread-messages/:id',
  summary: 'Delete your message, or any as the owner; it can be restored from the trash.',
  access: 'guest',
  params: messageId,
  output: message,
});

export const restoreMessage = endpoint({
  method: 'POST',
  path: '/api/thread-messages/:id/restore',
  summary: 'Restore a deleted message.',
  access: 'guest',
  params: messageId,
  output: message,
});

export const listMessageVersions = endpoint({
  method: 'GET',
  path: '/api/thread-messages/:id/versions',
  summary: 'List a message’s earlier versions, newest first.',
  access: 'public',
  params: messageId,
  output: z.object({ items: z.array(z.object({ text: z.string(), createdAt: moment })) }),
});

export const reactToMessage = endpoint({
  method: 'PUT',
  path: '/api/thread-messages/:id/reactions',
  summary: 'Add or remove an emoji reaction.',
  access: 'guest',
  params: messageId,
  body: z.strictObject({ emoji, on: z.boolean() }),
  output: message,
});

export const pinMessage = endpoint({
  method: 'PUT',
  path: '/api/thread-messages/:id/pin',
  summary: 'Pin a message to the thread, or unpin it.',
  access: 'member',
  params: messageId,
  body: z.strictObject({ pinned: z.boolean() }),
  output: message,
});

export const retryMessage = endpoint({
  method: 'POST',
  path: '/api/thread-messages/:id/retry',
  summary: 'Rerun a message’s tool; the new result replaces the old one.',
  access: 'member',
  rate: 'post',
  params: messageId,
  output: message,
});

export const markRead = endpoint({
  method: 'PUT',
  path: '/api/threads/:id/read',
  summary: 'Set your read position.',
  access: 'guest',
  params: threadId,
  body: z.strictObject({ seq: z.int().min(0).max(1e15), back: z.boolean().default(false) }),
  output: z.object({ readSeq: z.number() }),
});

export const followThread = endpoint({
  method: 'PUT',
  path: '/api/threads/:id/follow',
  summary: 'Set a thread’s notifications: every message, mentions or nothing.',
  access: 'member',
  params: threadId,
  body: z.strictObject({ follow: z.enum(followLevels) }),
  output: done,
});

export const searchThreads = endpoint({
  method: 'GET',
  path: '/api/threads-search',
  summary: 'Search messages in one thread or all of yours, newest first; in one thread, also by meaning.',
  access: 'member',
  query: z.strictObject({
    q: z.string().trim().min(1).max(200),
    thread: z.uuid().optional(),
  }),
  output: z.object({
    items: z.array(
      z.object({
        message,
        thread: z.object({ id: z.string(), title: z.string().max(longestTitle) }),
        /** Without all of the words: found by what it means. */
        byMeaning: z.boolean(),
      }),
    ),
  }),
});

/** Of what a tool made in a thread, as everyone in it sees it. */
export const threadRun = endpoint({
  method: 'GET',
  path: '/api/thread-messages/:id/run',
  summary: 'Get a tool result in a thread.',
  access: 'public',
  params: messageId,
  output: z.object({
    id: z.string(),
    tool: z.string(),
    toolTitle: z.string(),
    /** Under whose name it stands: the panda, an ally or the tool. */
    answeredBy: z.string(),
    kind: z.string(),
    title: z.string(),
    state: z.enum(['queued', 'running', 'done', 'failed', 'stopped', 'incomplete']),
    step: z.string().nullable(),
    error: z.string().nullable(),
    input: z.record(z.string(), z.unknown()),
    output: z.object({ texts: z.record(z.string(), z.string()), data: z.unknown() }),
    /** Where it is looked at in full; only its owner has that page. */
    path: z.string().nullable(),
    isMine: z.boolean(),
  }),
});

export const listThreadTools = endpoint({
  method: 'GET',
  path: '/api/threads-tools',
  summary: 'List who and what can be mentioned in a thread.',
  access: 'public',
  query: z.strictObject({
    /** With the allies that answer you there. */
    thread: z.uuid().optional(),
  }),
  output: z.object({
    items: z.array(z.object({ name: z.string(), title: z.string(), description: z.string() })),
  }),
});

export const threadQuietHours = endpoint({
  method: 'GET',
  path: '/api/threads-quiet',
  summary: 'Get your quiet hours.',
  access: 'member',
  output: z.object({ from: z.number(), to: z.number(), timeZone: z.string() }),
});

export const putThreadQuietHours = endpoint({
  method: 'PUT',
  path: '/api/threads-quiet',
  summary: 'Set your quiet hours, in minutes after midnight; equal values turn them off.',
  access: 'member',
  body: z.strictObject({
    from: z.int().min(0).max(1439),
    to: z.int().min(0).max(1439),
    timeZone: z.string().max(60).refine(isTimeZone, 'Unknown time zone.'),
  }),
  output: done,
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
