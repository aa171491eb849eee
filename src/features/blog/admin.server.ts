/** Writing, publishing and taking down. */
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { isUniqueViolation } from '#kit/db/database.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import {
  addDraft,
  getDraft,
  listDrafts,
  listPostRevisions,
  publishDraft,
  saveDraft,
  withdrawPost,
} from './admin-contract.ts';
import {
  findRevision,
  holdPost,
  insertPost,
  insertRevision,
  listDraftRows,
  listRevisionRows,
  updatePost,
} from './draft-queries.server.ts';
import { joinWordings, wordingOf } from './join-wordings.ts';
import { findPost, type PostRow } from './queries.server.ts';
import { slugFor } from './slug-for.ts';

export const draftEndpoints = [
  implement(listDrafts, async ({ query }, { db }) => {
    const { rows, next } = await listDraftRows(db, query);
    return { items: rows, next };
  }),

  implement(addDraft, async ({ body: { title } }, context) =>
    context.bus.transact(async (tx) => {
      const slug = slugFor(title);
      const isTaken = (await findPost(tx, { slug })) !== undefined;
      const id = await insertPost(
        tx,
        { slug: isTaken ? slugFor(title, Date.now().toString(36)) : slug, title, summary: '', text: '' },
        context.caller.user.id,
      );
      await writeAudit(tx, byCaller(context), { action: 'blog.begin', subjectId: id, details: { title } });
      return { id };
    }),
  ),

  implement(getDraft, async ({ params: { id } }, { db }) => (await findPost(db, { id })) ?? notThere()),

  implement(saveDraft, async ({ params: { id }, body: { revision, slug, ...mine } }, context) => {
    try {
      return await context.bus.transact(async (tx) => {
        const post = (await holdPost(tx, id)) ?? notThere();
        if (slug !== post.slug && post.publishedAt)
          throw new AppError('invalid:slug', {
            message: 'This post has been published, so its address can’t change.',
          });
        const theirs = wordingOf(post);
        const base = revision === post.revision ? theirs : await findRevision(tx, id, revision);
        if (!base) throw new AppError('invalid:revision', { message: 'There is no such revision.' });
        const joined = joinWordings(wordingOf(base), mine, theirs);
        if (!joined)
          throw new AppError('conflict:post', {
            message: 'Someone else changed the same words. Compare theirs with yours, then save again.',
            data: { ...theirs, revision: post.revision },
          });
        const isNew = JSON.stringify(joined) !== JSON.stringify(theirs);
        if (!isNew && slug === post.slug) return { ...post, joined: revision !== post.revision };
        const saved = await updatePost(tx, id, {
          ...joined,
          slug,
          revision: post.revision + (isNew ? 1 : 0),
          updatedAt: new Date(),
        });
        if (isNew) await insertRevision(tx, saved, context.caller.user.id);
        await writeAudit(tx, byCaller(context), {
          action: 'blog.save',
          subjectId: id,
          details: { title: saved.title },
        });
        return { ...saved, joined: revision !== post.revision };
      });
    } catch (error) {
      if (isUniqueViolation(error, 'blog_post_slug_unique'))
        throw new AppError('invalid:slug', { message: 'Another post has this address.', cause: error });
      throw error;
    }
  }),

  implement(publishDraft, async ({ params: { id }, body: { at } }, context) =>
    context.bus.transact(async (tx) => {
      const post = (await holdPost(tx, id)) ?? notThere();
      if (post.text === '' || post.summary === '')
        throw new AppError('invalid:post', { message: 'A post needs a text and a summary first.' });
      const moment = at === null ? null : new Date(at);
      if (moment && moment.getTime() > Date.now()) {
        if (post.state === 'published')
          throw new AppError('conflict:published', { message: 'This post is already published.' });
        return publishing(tx, context, post, { state: 'scheduled', publishAt: moment });
      }
      const publishedAt = post.publishedAt ?? new Date();
      return publishing(tx, context, post, { state: 'published', publishAt: null, publishedAt });
    }),
  ),

  implement(withdrawPost, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const post = (await findPost(tx, { id })) ?? notThere();
      await holdPost(tx, id);
      // What nobody could read yet goes back to the drafts; the rest leaves a trace at its address.
      return post.isOut
        ? publishing(tx, context, post, {
            state: 'withdrawn',
            publishAt: null,
            publishedAt: post.publishedAt ?? post.publishAt,
          })
        : publishing(tx, context, post, {
            state: post.publishedAt ? 'withdrawn' : 'draft',
            publishAt: null,
          });
    }),
  ),

  implement(listPostRevisions, async ({ params: { id }, query: { before } }, { db }) => {
    if (!(await findPost(db, { id }))) notThere();
    const { rows, next } = await listRevisionRows(db, id, before);
    return { items: rows.map(({ revision, author }) => ({ ...revision, author })), next };
  }),
];

function notThere(): never {
  throw new AppError('not_found:post', { message: 'Post not found.' });
}

async function publishing(
  tx: BusTransaction,
  context: MemberContext,
  { id, title }: PostRow,
  change: Pick<Parameters<typeof updatePost>[2], 'state' | 'publishAt' | 'publishedAt'>,
) {
  const row = await updatePost(tx, id, { ...change, updatedAt: new Date() });
  await writeAudit(tx, byCaller(context), {
    action: `blog.${change.state}`,
    subjectId: id,
    details: { title, ...(change.publishAt ? { at: change.publishAt.toISOString() } : {}) },
  });
  return row;
}
