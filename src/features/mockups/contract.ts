/** Mockups: files that go into them, and what people say about points of them. The rest is what every work has. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

export const longestComment = 2000;
export const mostComments = 300;
export const mostReplies = 50;
export const largestPicture = 20_000_000;
export const largestPage = 2_000_000;
/** As the server knows uploads for mockups. */
export const mockupUse = 'mockup';

const id = z.strictObject({ id: z.uuid() });
const forAll = { access: 'guest', business: 'member' } as const;
const words = textField(longestComment).min(1, 'Enter some text first.');
const made = z.string().regex(/^[\w-]{1,40}$/);
const share = z.number().min(0).max(1);

export const addMockupFile = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/mockups/:id/files',
  summary: 'Add an uploaded picture or page to a mockup.',
  params: id,
  body: z.strictObject({ file: z.uuid() }),
  output: z.object({ file: z.string(), is: z.enum(['picture', 'page']), name: z.string() }),
});

const said = z.object({
  id: z.string(),
  text: z.string(),
  /** Null for guests and people who have left. */
  author: z
    .object({ name: z.string(), handle: z.string().nullable(), picture: z.string().nullable() })
    .nullable(),
  mine: z.boolean(),
  createdAt: moment,
  editedAt: moment.nullable(),
  /** Its words are gone; the replies are not. */
  deleted: z.boolean(),
});
const pin = said.extend({
  screen: z.string(),
  version: z.string(),
  x: z.number(),
  y: z.number(),
  resolved: z.boolean(),
  replies: z.array(said),
});
export type Said = z.output<typeof said>;
export type Pin = z.output<typeof pin>;

export const listPins = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/mockups/:id/comments',
  summary: 'List a mockup’s comments with replies, oldest first.',
  params: id,
  output: z.object({ items: z.array(pin), mayComment: z.boolean() }),
});

export const addPin = endpoint({
  ...forAll,
  rate: 'post',
  method: 'POST',
  path: '/api/mockups/:id/comments',
  summary: 'Comment on a point of a screen; x and y are fractions of its width and height.',
  idempotent: true,
  params: id,
  body: z.strictObject({ screen: made, version: made, x: share, y: share, text: words }),
  output: z.object({ id: z.string() }),
});

export const replyToPin = endpoint({
  ...forAll,
  rate: 'post',
  method: 'POST',
  path: '/api/mockup-comments/:id/replies',
  summary: 'Reply to a comment.',
  idempotent: true,
  params: id,
  body: z.strictObject({ text: words }),
  output: z.object({ id: z.string() }),
});

export const editMockupComment = endpoint({
  ...forAll,
  rate: 'post',
  method: 'PATCH',
  path: '/api/mockup-comments/:id',
  summary: 'Edit your comment.',
  params: id,
  body: z.strictObject({ text: words }),
  output: done,
});

export const resolvePin = endpoint({
  ...forAll,
  method: 'PUT',
  path: '/api/mockup-comments/:id/resolved',
  summary: 'Resolve or reopen a comment.',
  params: id,
  body: z.strictObject({ resolved: z.boolean() }),
  output: done,
});

export const deleteMockupComment = endpoint({
  ...forAll,
  method: 'DELETE',
  path: '/api/mockup-comments/:id',
  summary: 'Delete your comment; replies stay.',
  params: id,
  output: done,
});
