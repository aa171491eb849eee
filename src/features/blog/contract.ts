/** Posts by the makers of the product, for everyone to read and to comment on. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
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
  summary: 'List blog posts, newest first.',
  access: 'public',
  query: paged({
    tag: tag.optional(),
  }),
  output: page(listed),
});

export const listPostTags = endpoint({
  method: 'GET',
  path: '/api/blog-tags',
  summary: 'List blog tags with post counts.',
  access: 'public',
  output: z.object({ items: z.array(z.object({ tag: z.string(), count: z.number() })) }),
});

export const getPost = endpoint({
  method: 'GET',
  path: '/api/blog/:slug',
  summary: 'Get a post and related posts; 410 if it was unpublished.',
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
  summary: 'Get a post’s preview picture.',
  access: 'public',
  streaming: true,
  params: bySlug,
  output: z.unknown(),
});

const feed = { method: 'GET', access: 'public', streaming: true, output: z.unknown() } as const;
export const rssFeed = endpoint({ ...feed, path: '/blog/feed.xml', summary: 'Blog feed (RSS).' });
export const atomFeed = endpoint({ ...feed, path: '/blog/atom.xml', summary: 'Blog feed (Atom).' });
export const jsonFeed = endpoint({ ...feed, path: '/blog/feed.json', summary: 'Blog feed (JSON Feed).' });

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
  summary: 'List comments on a post, newest first.',
  access: 'public',
  query: paged({ post: z.uuid() }),
  output: page(comment),
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
  summary: 'Edit your comment.',
  access: 'member',
  rate: 'post',
  params: byId,
  body: z.strictObject({ text: commentText }),
  output: done,
});

export const deletePostComment = endpoint({
  method: 'DELETE',
  path: '/api/blog-comments/:id',
  summary: 'Delete your comment; it can be restored from the trash.',
  access: 'member',
  params: byId,
  output: done,
});

export const restorePostComment = endpoint({
  method: 'POST',
  path: '/api/blog-comments/:id/restore',
  summary: 'Restore your deleted comment.',
  access: 'member',
  params: byId,
  output: done,
});
