/** One's pictures: found by words and by meaning, liked, put on boards, and as a tree of what was changed from what. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

export const longestBoardName = 60;
export const mostBoards = 100;
export const mostOnBoard = 1000;

const id = z.strictObject({ id: z.uuid() });
const forAll = { access: 'guest', key: 'tools:run', business: 'member' } as const;
const name = z
  .string()
  .trim()
  .min(1, 'Give the board a name.')
  .max(longestBoardName, `Use at most ${longestBoardName} characters.`)
  .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

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
  ...forAll,
  method: 'GET',
  path: '/api/pictures',
  summary: 'Your pictures, newest first; searched by words and by meaning, those that fit best first.',
  query: z.strictObject({
    q: z.string().trim().max(200).optional(),
    favourite: z.literal('yes').optional(),
    board: z.uuid().optional(),
    before: z.uuid().optional(),
  }),
  output: z.object({ items: z.array(picture), next: z.string().nullable() }),
});

export const likePicture = endpoint({
  ...forAll,
  method: 'PUT',
  path: '/api/pictures/:id/favourite',
  summary: 'Put a picture of yours among your favourites, or take it out.',
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
  ...forAll,
  method: 'GET',
  path: '/api/pictures/:id/relatives',
  summary: 'All pictures of one family, oldest first: each names the one that it was changed from.',
  params: id,
  output: z.object({ items: z.array(relative) }),
});

const board = z.object({ id: z.string(), name: z.string(), count: z.number() });
export type Board = z.output<typeof board>;

export const listBoards = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/picture-boards',
  summary: 'Your boards of pictures, by name.',
  output: z.object({ items: z.array(board) }),
});

export const addBoard = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/picture-boards',
  summary: 'Make a board for pictures.',
  idempotent: true,
  body: z.strictObject({ name }),
  output: z.object({ id: z.string() }),
});

export const renameBoard = endpoint({
  ...forAll,
  method: 'PATCH',
  path: '/api/picture-boards/:id',
  summary: 'Give a board of yours another name.',
  params: id,
  body: z.strictObject({ name }),
  output: done,
});

export const deleteBoard = endpoint({
  ...forAll,
  method: 'DELETE',
  path: '/api/picture-boards/:id',
  summary: 'Delete a board of yours; its pictures stay.',
  params: id,
  output: done,
});

export const putOnBoard = endpoint({
  ...forAll,
  method: 'PUT',
  path: '/api/picture-boards/:id/pictures/:picture',
  summary: 'Put a picture of yours on a board of yours, or take it off.',
  params: z.strictObject({ id: z.uuid(), picture: z.uuid() }),
  body: z.strictObject({ on: z.boolean() }),
  output: done,
});
