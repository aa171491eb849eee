/** Feedback on experiments, what came of trying them, and replies. */
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { publishToWatchers } from './channel.server.ts';
import {
  addLabPost,
  deleteLabPost,
  editLabPost,
  listLabPosts,
  replyInLab,
  restoreLabPost,
} from './contract.ts';
import { mostReplies, mostThreads } from './limits.ts';
import { countReplies, countThreads, insertPost, listThreads, updatePost } from './post-queries.server.ts';
import { presentThreads } from './present.server.ts';
import { holdExperiment, listVersionRows } from './queries.server.ts';
import { notifyOne } from './notify.server.ts';
import { postTrash } from './trash.server.ts';
import { mustBeShown, noSuchPost, ownPost, seenExperiment, seenPost, viewerOf } from './who.server.ts';

const done = { success: true } as const;
const longestLabel = 200;

export const postEndpoints = [
  implement(listLabPosts, async ({ params: { id }, query }, context) => {
    const { row } = await seenExperiment(context, context.db, id);
    const { reader, isAdmin } = viewerOf(context);
    const wanted = { ...query, experimentId: id, reader, isAdmin };
    const { threads, replies, next } = await listThreads(context.db, wanted);
    return { items: presentThreads(threads, replies, { reader, makerId: row.authorId }), next };
  }),

  implement(addLabPost, async ({ params: { id }, body: { text, outcome, version } }, context) =>
    context.bus.transact(async (tx) => {
      const { row } = await seenExperiment(context, tx, id);
      const authorId = context.caller.user.id;
      mustBeShown(row);
      if (row.authorId) await mustBeWelcome(tx, { from: authorId, to: row.authorId });
      if (version && !(await listVersionRows(tx, id)).some((one) => one.id === version))
        throw new AppError('invalid:version', { message: 'There is no such version.' });
      await holdExperiment(tx, id);
      if ((await countThreads(tx, id)) >= mostThreads)
        throw new AppError('conflict:full', { message: 'This experiment has reached its feedback limit.' });
      const post = await insertPost(tx, {
        experimentId: id,
        kind: outcome ? 'tried' : 'feedback',
        authorId,
        text,
        outcome,
        versionId: version,
      });
      const did = outcome ? 'tried' : 'gave feedback on';
      await notifyOne(tx, context, { to: row.authorId, experiment: row, did, quote: text });
      publishToWatchers(tx, id);
      return { id: post };
    }),
  ),

  implement(replyInLab, async ({ params: { id }, body: { text } }, context) =>
    context.bus.transact(async (tx) => {
      const { row, experiment } = await seenPost(context, tx, id);
      const { post } = row;
      if (post.kind === 'reply') throw noSuchPost();
      mustBeShown(post, experiment.row);
      const authorId = context.caller.user.id;
      const others = [...new Set([post.authorId, experiment.row.authorId])].filter((one) => one !== null);
      for (const to of others) await mustBeWelcome(tx, { from: authorId, to });
      await holdExperiment(tx, post.experimentId);
      if ((await countReplies(tx, post.id)) >= mostReplies)
        throw new AppError('conflict:full', { message: 'This thread has reached its reply limit.' });
      const reply = await insertPost(tx, {
        experimentId: post.experimentId,
        kind: 'reply',
        parentId: post.id,
        authorId,
        text,
      });
      for (const to of others) {
        const did = to === post.authorId ? 'replied to you in' : 'replied in';
        await notifyOne(tx, context, { to, experiment: experiment.row, did, quote: text });
      }
      publishToWatchers(tx, post.experimentId);
      return { id: reply };
    }),
  ),

  implement(editLabPost, async ({ params: { id }, body: { text } }, context) =>
    context.bus.transact(async (tx) => {
      const { row } = await ownPost(context, tx, id);
      if (text === row.post.text) return done;
      await updatePost(tx, id, { text, editedAt: new Date() });
      publishToWatchers(tx, row.post.experimentId);
      return done;
    }),
  ),

  implement(deleteLabPost, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const { row, experiment } = await ownPost(context, tx, id);
      await updatePost(tx, id, { deletedAt: new Date() });
      await context.trash.put(tx, {
        ownerId: context.caller.user.id,
        kind: postTrash.kind,
        subjectId: id,
        label: cutAtWord(`On “${experiment.row.title}”: ${row.post.text}`, longestLabel),
      });
      publishToWatchers(tx, row.post.experimentId);
      return done;
    }),
  ),

  implement(restoreLabPost, async ({ params: { id } }, context) => {
    if (
      !(await context.trash.bringBack(context, context.caller.user.id, {
        kind: postTrash.kind,
        subjectId: id,
      }))
    )
      throw noSuchPost();
    return done;
  }),
];
