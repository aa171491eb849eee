import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { pictureAnswer, previewOf } from '#kit/previews/previews.server.ts';
import { draftEndpoints } from './admin.server.ts';
import { commentEndpoints } from './comments.server.ts';
import { getPost, listPosts, listPostTags, postPicture } from './contract.ts';
import { feedEndpoints } from './feed/server.ts';
import { presentListed } from './present.server.ts';
import { countComments, findPost, listPostRows, listRelated, listTagRows } from './queries.server.ts';
import { teamAuthor } from './states.ts';

export const blogEndpoints = [
  implement(listPosts, async ({ query }, { db }) => {
    const { rows, next } = await listPostRows(db, query);
    return { items: rows.map(presentListed), next };
  }),

  implement(listPostTags, async (_, { db }) => ({ items: await listTagRows(db) })),

  implement(getPost, async ({ params: { slug } }, { db }) => {
    const post = await readablePost(db, slug);
    const [related, comments] = await Promise.all([listRelated(db, post), countComments(db, post.id)]);
    return {
      ...presentListed(post),
      text: post.text,
      updatedAt: post.updatedAt,
      comments,
      related: related.map(presentListed),
    };
  }),

  implement(postPicture, async ({ params: { slug } }, { db, settings }) => {
    const { title, summary } = await readablePost(db, slug);
    const png = await previewOf({
      kicker: teamAuthor,
      title,
      words: summary,
      product: settings.product.name,
    });
    return pictureAnswer(png);
  }),

  ...feedEndpoints,
  ...commentEndpoints,
  ...draftEndpoints,
];

/** What was out and is no more is distinguished from what never was. */
async function readablePost(db: Queryable, slug: string) {
  const post = await findPost(db, { slug });
  if (post?.isOut) return post;
  if (post?.state === 'withdrawn' && post.publishedAt)
    throw new AppError('gone:post', { message: 'This post was unpublished.' });
  throw new AppError('not_found:post', { message: 'Post not found.' });
}
