/** Writing for the blog: drafts, revisions, and when a post comes out. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { postTitle, postWords } from './fields.ts';
import { postStates } from './states.ts';

const byId = z.strictObject({ id: z.uuid() });

const wording = {
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
};

const draft = z.object({
  id: z.string(),
  ...wording,
  state: z.enum(postStates),
  publishAt: moment.nullable(),
  publishedAt: moment.nullable(),
  updatedAt: moment,
  revision: z.number(),
});
export type Draft = z.output<typeof draft>;

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/admin/blog',
  summary: 'All posts, whatever their state, the one that was changed last first.',
  access: 'admin',
  query: z.strictObject({ state: z.enum(postStates).optional(), before: z.uuid().optional() }),
  output: z.object({ items: z.array(draft.omit({ text: true })), next: z.string().nullable() }),
});
export type ListedDraft = z.output<typeof listDrafts.output>['items'][number];

export const addDraft = endpoint({
  method: 'POST',
  path: '/api/admin/blog',
  summary: 'Begin a post.',
  access: 'admin',
  body: z.strictObject({ title: postTitle }),
  output: z.object({ id: z.string() }),
});

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/admin/blog/:id',
  summary: 'A post as it is being written.',
  access: 'admin',
  params: byId,
  output: draft,
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/admin/blog/:id',
  summary:
    'Save a post. What someone else saved meanwhile is joined with it; where both changed the same words, 409 brings theirs.',
  access: 'admin',
  params: byId,
  body: z.strictObject({
    /** The revision that was changed. */
    revision: z.number().int().min(1).max(1_000_000),
    ...postWords,
  }),
  output: draft.extend({ joined: z.boolean() }),
});

export const publishDraft = endpoint({
  method: 'POST',
  path: '/api/admin/blog/:id/publish',
  summary: 'Publish a post now, or at a later moment.',
  access: 'admin',
  params: byId,
  body: z.strictObject({ at: z.iso.datetime().nullable() }),
  output: draft,
});

export const withdrawPost = endpoint({
  method: 'POST',
  path: '/api/admin/blog/:id/withdraw',
  summary: 'Take a post down, or back into the drafts where it was not out yet.',
  access: 'admin',
  params: byId,
  output: draft,
});

export const listPostRevisions = endpoint({
  method: 'GET',
  path: '/api/admin/blog/:id/revisions',
  summary: 'What a post said before, the newest first; the first of them is what it says now.',
  access: 'admin',
  params: byId,
  query: z.strictObject({ before: z.coerce.number().int().min(1).max(1_000_000).optional() }),
  output: z.object({
    items: z.array(
      z.object({
        number: z.number(),
        title: z.string(),
        summary: z.string(),
        text: z.string(),
        tags: z.array(z.string()),
        /** Null where it came with the program, or once they have left. */
        author: z.string().nullable(),
        createdAt: moment,
      }),
    ),
    next: z.number().nullable(),
  }),
});
export type PostRevision = z.output<typeof listPostRevisions.output>['items'][number];
