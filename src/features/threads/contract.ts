/** Threads: people, the panda and every tool in one room. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
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
  /** `run`: what a tool made. `ask`: a question to everyone. `note`: said by the house. */
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
  summary: 'Your threads, those with the newest messages first.',
  access: 'member',
  query: z.strictObject({
    /** `shared`: begun by others. Without it, all. */
    shelf: z.enum(['shared']).optional(),
    before: z.string().max(80).optional(),
  }),
  output: z.object({ items: z.array(listed), next: z.string().nullable() }),
});

export const listPublicThreads = endpoint({
  method: 'GET',
  path: '/api/threads-public',
  summary: 'Threads that everyone may read, those with the newest messages first.',
  access: 'public',
  query: z.strictObject({ before: z.string().max(80).optional() }),
  output: z.object({ items: z.array(listed), next: z.string().nullable() }),
});

export const createThread = endpoint({
  method: 'POST',
  path: '/api/threads',
  summary: 'Begin a thread, with people by handle and a first message if you like.',
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
  summary: 'One thread: who is in it, what you may do, and how far you have read.',
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
    'Rename a thread; let everyone read it, or people without an account come in by link, which only its owner does.',
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

export const deleteThread = endpoint({
  method: 'DELETE',
  path: '/api/threads/:id',
  summary: 'Delete a thread of yours for everyone in it; it can come back for a while.',
  access: 'member',
  params: threadId,
  output: done,
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/threads/:id/messages',
  summary:
    'A page of messages, oldest first: the newest, those before or after one, those around one, or where you stopped reading.',
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
  summary: 'Messages that came or changed since a `rev`; for whoever was away.',
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
    'Write a message. You make its id: sent again it is the same message. A line like “@search bamboo” runs that tool.',
  access: 'guest',
  params: threadId,
  body: z.strictObject({
    id: z.uuid(),
    text: z
      .string()
      .trim()
      .max(
        longestMessage,
        `Use at most ${longestMessage.toLocaleString('en')} characters. Attach longer texts as a file.`,
      )
      .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.'),
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
  summary: 'Change a message of yours; what it said before is kept.',
  access: 'guest',
  params: messageId,
  body: z.strictObject({ text: messageText }),
  output: message,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/thread-messages/:id',
  summary: 'Delete a message of yours, or any as the thread’s owner; it can come back for a while.',
  access: 'guest',
  params: messageId,
  output: message,
});

export const restoreMessage = endpoint({
  method: 'POST',
  path: '/api/thread-messages/:id/restore',
  summary: 'Bring back a message that you deleted.',
  access: 'guest',
  params: messageId,
  output: message,
});

export const listMessageVersions = endpoint({
  method: 'GET',
  path: '/api/thread-messages/:id/versions',
  summary: 'What a message said before, the newest first.',
  access: 'public',
  params: messageId,
  output: z.object({ items: z.array(z.object({ text: z.string(), createdAt: moment })) }),
});

export const reactToMessage = endpoint({
  method: 'PUT',
  path: '/api/thread-messages/:id/reactions',
  summary: 'React to a message with an emoji, or take that back.',
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
  summary: 'Run the tool of a message once more; the new result takes the place of the old one.',
  access: 'member',
  rate: 'post',
  params: messageId,
  output: message,
});

export const markRead = endpoint({
  method: 'PUT',
  path: '/api/threads/:id/read',
  summary: 'Say how far you have read; or, set back, what is to be unread again.',
  access: 'guest',
  params: threadId,
  body: z.strictObject({ seq: z.int().min(0).max(1e15), back: z.boolean().default(false) }),
  output: z.object({ readSeq: z.number() }),
});

export const followThread = endpoint({
  method: 'PUT',
  path: '/api/threads/:id/follow',
  summary: 'What you are told of a thread: every message, mentions, or nothing.',
  access: 'member',
  params: threadId,
  body: z.strictObject({ follow: z.enum(followLevels) }),
  output: done,
});

export const searchThreads = endpoint({
  method: 'GET',
  path: '/api/threads-search',
  summary:
    'Messages that hold all of these words, small ones like “when” and “the” aside, in one thread or in all of yours, the newest first; in one thread also those that mean something alike, after them.',
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
  summary: 'What a tool made in a thread.',
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
  summary: 'Who and what can be asked in a thread, by their name after an @.',
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
  summary: 'When you want no e-mail about threads.',
  access: 'member',
  output: z.object({ from: z.number(), to: z.number(), timeZone: z.string() }),
});

export const putThreadQuietHours = endpoint({
  method: 'PUT',
  path: '/api/threads-quiet',
  summary: 'Choose when you want no e-mail about threads: minutes after midnight; the same twice is never.',
  access: 'member',
  body: z.strictObject({
    from: z.int().min(0).max(1439),
    to: z.int().min(0).max(1439),
    timeZone: z.string().max(60).refine(isTimeZone, 'We do not know that time zone.'),
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
