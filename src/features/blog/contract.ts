/** What the house writes about itself, for everyone to read and to comment on. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { commentText, slug, tag } from './fields.ts';

const bySlug = z.strictObject({ slug });
const byId = z.strictObject({ id: z.uuid() });

const listed = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  /** Minutes. */
  readingTime: z.number(),
  publishedAt: moment,
});
export type ListedPost = z.output<typeof listed>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/blog',
  summary: 'Posts of the blog, the newest first.',
  access: 'public',
  query: z.strictObject({
    tag: tag.optional(),
    /** What `next` said. */
    before: z.uuid().optional(),
  }),
  output: z.object({ items: z.array(listed), next: z.string().nullable() }),
});

export const listPostTags = endpoint({
  method: 'GET',
  path: '/api/blog-tags',
  summary: 'The tags of the blog, and how many posts carry each.',
  access: 'public',
  output: z.object({ items: z.array(z.object({ tag: z.string(), count: z.number() })) }),
});

export const getPost = endpoint({
  method: 'GET',
  path: '/api/blog/:slug',
  summary: 'One post with its related ones; 410 where it was taken down.',
  access: 'public',
  params: bySlug,
  output: listed.extend({
    /** Markdown. */
    text: z.string(),
    updatedAt: moment,
    comments: z.number(),
    related: z.array(listed),
  }),
});
export type PostView = z.output<typeof getPost.output>;

export const postPicture = endpoint({
  method: 'GET',
  path: '/previews/blog/:slug/card.png',
  summary: 'The picture that chat apps show beside a link to a post.',
  access: 'public',
  streaming: true,
  params: bySlug,
  output: z.unknown(),
});

const feed = { method: 'GET', access: 'public', streaming: true, output: z.unknown() } as const;
export const rssFeed = endpoint({ ...feed, path: '/blog/feed.xml', summary: 'The blog as RSS.' });
export const atomFeed = endpoint({ ...feed, path: '/blog/atom.xml', summary: 'The blog as Atom.' });
export const jsonFeed = endpoint({ ...feed, path: '/blog/feed.json', summary: 'The blog as JSON Feed.' });

const person = z.object({ name: z.string(), handle: z.string().nullable(), picture: z.string().nullable() });

const comment = z.object({
  id: z.string(),
  text: z.string(),
  /** Null once they have left. */
  author: person.nullable(),
  createdAt: moment,
  editedAt: moment.nullable(),
  mine: z.boolean(),
});

export const listPostComments = endpoint({
  method: 'GET',
  path: '/api/blog-comments',
  summary: 'What people say below a post, the newest first.',
  access: 'public',
  query: z.strictObject({ post: z.uuid(), before: z.uuid().optional() }),
  output: z.object({ items: z.array(comment), next: z.string().nullable() }),
});

export const addPostComment = endpoint({
  method: 'POST',
  path: '/api/blog-comments',
  summary: 'Comment on a post.',
  access: 'member',
  rate: 'post',
  idempotent: true,
  body: z.strictObject({ post: z.uuid(), text: commentText }),
  output: z.object({ id: z.string() }),
});

export const editPostComment = endpoint({
  method: 'PATCH',
  path: '/api/blog-comments/:id',
  summary: 'Change a comment of yours.',
  access: 'member',
  rate: 'post',
  params: byId,
  body: z.strictObject({ text: commentText }),
  output: done,
});

export const deletePostComment = endpoint({
  method: 'DELETE',
  path: '/api/blog-comments/:id',
  summary: 'Delete a comment of yours; it can come back for a while.',
  access: 'member',
  params: byId,
  output: done,
});

export const restorePostComment = endpoint({
  method: 'POST',
  path: '/api/blog-comments/:id/restore',
  summary: 'Bring back a comment that you deleted.',
  access: 'member',
  params: byId,
  output: done,
});
