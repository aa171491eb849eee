/** One's pictures: found by words and by meaning, liked, put on boards, and as a tree of what was changed from what. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';

export const longestBoardName = 60;
export const mostBoards = 100;
export const mostOnBoard = 1000;

const id = z.strictObject({ id: z.uuid() });
const forAll = { access: 'guest', business: 'member' } as const;
const forReading = { ...forAll, key: 'content:read' } as const;
const forWriting = { ...forAll, key: 'content:write' } as const;
const name = textField(longestBoardName).min(1, 'Give the board a name.');

const shown = z.object({ file: z.string(), description: z.string() }).nullable();
const picture = z.object({
  id: z.string(),
  title: z.string(),
  state: z.string(),
  createdAt: moment,
  /** The first of its pictures; null while there is none. */
  shown,
  isFavourite: z.boolean(),
  boards: z.array(z.string()),
  /** With what it was changed from, and what was changed from it. */
  relatives: z.number(),
  /** Who made it, where it is a business's. */
  madeBy: z.string().nullable(),
});
export type OwnPicture = z.output<typeof picture>;

export const listPictures = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/pictures',
  summary: 'List your pictures, newest first, or search by words and meaning.',
  query: paged({
    q: z.string().trim().max(200).optional(),
    favourite: z.literal('yes').optional(),
    board: z.uuid().optional(),
  }),
  output: page(picture),
});

export const likePicture = endpoint({
  ...forWriting,
  method: 'PUT',
  path: '/api/pictures/:id/favourite',
  summary: 'Add a picture to your favourites, or remove it.',
  params: id,
  body: z.strictObject({ favourite: z.boolean() }),
  output: done,
});

const relative = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  title: z.string(),
  createdAt: moment,
  shown,
});
export type Relative = z.output<typeof relative>;

export const listRelatives = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/pictures/:id/relatives',
  summary: 'List all versions of a picture, oldest first.',
  params: id,
  output: z.object({ items: z.array(relative) }),
});

const board = z.object({ id: z.string(), name: z.string(), count: z.number() });
export type Board = z.output<typeof board>;

export const listBoards = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/picture-boards',
  summary: 'List your boards by name.',
  output: z.object({ items: z.array(board) }),
});

export const addBoard = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/picture-boards',
  summary: 'Create a board.',
  idempotent: true,
  body: z.strictObject({ name }),
  output: z.object({ id: z.string() }),
});

export const renameBoard = endpoint({
  ...forWriting,
  method: 'PATCH',
  path: '/api/picture-boards/:id',
  summary: 'Rename a board.',
  params: id,
  body: z.strictObject({ name }),
  output: done,
});

export const deleteBoard = endpoint({
  ...forWriting,
  method: 'DELETE',
  path: '/api/picture-boards/:id',
  summary: 'Delete a board; its pictures stay.',
  params: id,
  output: done,
});

export const putOnBoard = endpoint({
  ...forWriting,
  method: 'PUT',
  path: '/api/picture-boards/:id/pictures/:picture',
  summary: 'Add a picture to a board, or remove it.',
  params: z.strictObject({ id: z.uuid(), picture: z.uuid() }),
  body: z.strictObject({ on: z.boolean() }),
  output: done,
});
