/** What is done alike with questions, answers and comments: voting, editing, deleting and bringing back. */
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { publishToWatchers } from './channel.server.ts';
import { deletePost, editPost, restorePost, voteOnPost } from './contract.ts';
import { longestComment } from './limits.ts';
import { isAuthor } from './policy.ts';
import { holdPost, keepVersion, setVote, updatePost } from './post-queries.server.ts';
import type { PostKind } from './table.server.ts';
import { postTrash } from './trash.server.ts';
import { mustBeShown, noSuchPost, ownPost, seenPost, viewerOf } from './who.server.ts';

const done = { success: true } as const;
const longestLabel = 200;
const kindWords: Record<PostKind, string> = { question: 'Question', answer: 'Answer', comment: 'Comment' };

export const postEndpoints = [
  implement(voteOnPost, async ({ params: { id }, body: { vote } }, context) =>
    context.bus.transact(async (tx) => {
      const { row, question } = await seenPost(context, tx, id);
      const { post } = row;
      if (post.kind === 'comment') throw noSuchPost();
      if (isAuthor(viewerOf(context), post))
        throw new AppError('forbidden:own', { message: 'You can’t vote on your own posts.' });
      mustBeShown(row, question);
      const ownerId = context.caller.user.id;
      if (post.authorId) await mustBeWelcome(tx, { from: ownerId, to: post.authorId });
      const votes = await setVote(tx, { postId: id, ownerId, value: vote });
      publishToWatchers(tx, question.post.id);
      return { votes, myVote: vote };
    }),
  ),

  implement(editPost, async ({ params: { id }, body: { text } }, context) =>
    context.bus.transact(async (tx) => {
      const { row, question } = await ownPost(context, tx, id);
      const { post } = row;
      if (post.kind === 'question') throw noSuchPost();
      if (post.kind === 'comment' && text.length > longestComment)
        throw new AppError('invalid:long', {
          message: `Use at most ${longestComment.toLocaleString('en')} characters.`,
        });
      if (text === post.text) return done;
      if (post.kind === 'answer') await keepVersion(tx, row);
      await updatePost(tx, id, { text, editedAt: new Date() });
      publishToWatchers(tx, question.post.id);
      return done;
    }),
  ),

  implement(deletePost, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      await holdPost(tx, id);
      // One's own words can be taken back wherever they stand.
      const { row, question } = await ownPost(context, tx, id, { evenIfBlocked: true });
      const { kind, title, text } = row.post;
      await updatePost(tx, id, { deletedAt: new Date() });
      await context.trash.put(tx, {
        ownerId: context.caller.user.id,
        kind: postTrash.kind,
        subjectId: id,
        label: cutAtWord(`${kindWords[kind]}: ${title || text}`, longestLabel),
      });
      publishToWatchers(tx, question.post.id);
      return done;
    }),
  ),

  implement(restorePost, async ({ params: { id } }, context) => {
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
