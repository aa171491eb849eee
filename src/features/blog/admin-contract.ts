/** Writing for the blog: drafts, revisions, and when a post comes out. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
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
  summary: 'List all posts in any state, most recently changed first.',
  access: 'admin',
  query: paged({ state: z.enum(postStates).optional() }),
  output: page(draft.omit({ text: true })),
});
export type ListedDraft = z.output<typeof listDrafts.output>['items'][number];

export const addDraft = endpoint({
  method: 'POST',
  path: '/api/admin/blog',
  summary: 'Create a post.',
  access: 'admin',
  body: z.strictObject({ title: postTitle }),
  output: z.object({ id: z.string() }),
});

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/admin/blog/:id',
  summary: 'Get a draft.',
  access: 'admin',
  params: byId,
  output: draft,
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/admin/blog/:id',
  summary: 'Save a post. Others’ changes are merged; conflicting changes return 409 with their version.',
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
  summary: 'Publish a post now or later.',
  access: 'admin',
  params: byId,
  body: z.strictObject({ at: z.iso.datetime().nullable() }),
  output: draft,
});

export const withdrawPost = endpoint({
  method: 'POST',
  path: '/api/admin/blog/:id/withdraw',
  summary: 'Unpublish a post, or move a scheduled one back to drafts.',
  access: 'admin',
  params: byId,
  output: draft,
});

export const listPostRevisions = endpoint({
  method: 'GET',
  path: '/api/admin/blog/:id/revisions',
  summary: 'List a post’s revisions, newest first.',
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
