/** Talks: runs that follow up on one another, found again, named, pinned, put into folders, deleted. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { exportQuery } from '#tools/export/contract.ts';
import { exported } from '#tools/export/exported.ts';
import { runStates } from '#tools/run/run.ts';

export const longestName = 120;
export const longestFolderName = 60;
export const mostFolders = 100;
/** Talks that are moved or deleted at once. */
export const mostAtOnce = 100;

const nameOf = (longest: number) => textField(longest).min(1, 'Give it a name.');

/** Words as they stand there, parted where what was looked for begins and ends. */
const markedWords = z.array(z.object({ text: z.string(), isHit: z.boolean() }));
export type MarkedWords = z.output<typeof markedWords>;

const talk = z.object({
  id: z.string(),
  /** The name it was given, else its first question. */
  title: z.string(),
  toolTitle: z.string(),
  /** How it was answered, in words: `Consensus: Ada, Bamboo and 2 more`. */
  about: z.string(),
  state: z.enum(runStates),
  turns: z.number(),
  /** The first words of the last answer. */
  excerpt: z.string(),
  /** Where the words that were looked for stand; null where nothing was, or where they stand in the name. */
  hit: markedWords.nullable(),
  pinned: z.boolean(),
  folder: z.string().nullable(),
  lastAt: moment,
  /** Where it goes on; null where its tool has no page. */
  href: z.string().nullable(),
  /** The formats that it can be downloaded in. */
  exports: z.array(z.object({ format: z.string(), label: z.string(), extension: z.string() })),
});
export type Talk = z.output<typeof talk>;

const folder = z.object({ id: z.string(), name: z.string(), talks: z.number() });
export type Folder = z.output<typeof folder>;

const ids = z
  .array(z.uuid())
  .min(1, 'Choose a chat.')
  .max(mostAtOnce, `Choose at most ${mostAtOnce} chats at once.`);
const id = z.strictObject({ id: z.uuid() });
const forAll = { access: 'guest', business: 'member' } as const;

export const listTalks = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/talks',
  summary: 'List your chats, pinned first, then most recent; `q` searches all messages.',
  query: z.strictObject({
    q: z.string().trim().max(200).optional(),
    folder: z.uuid().optional(),
    pinned: z.literal('true').optional(),
    before: z
      .string()
      .regex(/^[pt]-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
      .optional(),
  }),
  output: page(talk),
});

export const changeTalk = endpoint({
  ...forAll,
  method: 'PATCH',
  path: '/api/talks/:id',
  summary: 'Rename or pin a chat; an empty name resets it to the first question.',
  params: id,
  body: z.strictObject({ name: nameOf(longestName).nullable().optional(), pinned: z.boolean().optional() }),
  output: done,
});

export const moveTalks = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/talks/move',
  summary: 'Move chats to a folder, or out of it with null.',
  body: z.strictObject({ ids, folder: z.uuid().nullable() }),
  output: done,
});

export const deleteTalks = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/talks/delete',
  summary: 'Delete chats; they can be restored from the trash.',
  body: z.strictObject({ ids }),
  output: done,
});

export const restoreTalks = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/talks/restore',
  summary: 'Restore deleted chats.',
  body: z.strictObject({ ids }),
  output: done,
});

export const exportTalk = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/talks/:id/export',
  summary: 'Export a chat as a file; JSON has this shape.',
  streaming: true,
  params: id,
  query: exportQuery,
  output: exported,
});

export const listFolders = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/talk-folders',
  summary: 'List your folders by name, with chat counts.',
  output: z.object({ items: z.array(folder) }),
});

export const createFolder = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/talk-folders',
  summary: 'Create a chat folder.',
  body: z.strictObject({ name: nameOf(longestFolderName) }),
  output: folder,
});

export const renameFolder = endpoint({
  ...forAll,
  method: 'PATCH',
  path: '/api/talk-folders/:id',
  summary: 'Rename a folder.',
  params: id,
  body: z.strictObject({ name: nameOf(longestFolderName) }),
  output: done,
});

export const deleteFolder = endpoint({
  ...forAll,
  method: 'DELETE',
  path: '/api/talk-folders/:id',
  summary: 'Delete a folder; its chats stay.',
  params: id,
  output: done,
});
