/** Answering, and saying which answer helped. */
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { publishActivity } from '#social/people/activity.server.ts';
import { publishToWatchers } from './channel.server.ts';
import { acceptAnswer, addAnswer, addQuestionComment } from './contract.ts';
import { countPosts, holdPost, insertPost, updatePost } from './post-queries.server.ts';
import { tell } from './notify.server.ts';
import { mustBeShown, noSuchPost, ownPost, seenPost, seenQuestion } from './who.server.ts';

/** A page shows them all. */
const mostAnswers = 200;
const mostComments = 100;

export const answerEndpoints = [
  implement(addAnswer, async ({ params, body: { text } }, context) =>
    context.bus.transact(async (tx) => {
      const { post } = await seenQuestion(context, tx, params.id);
      const authorId = context.caller.user.id;
      if (post.authorId) await mustBeWelcome(tx, { from: authorId, to: post.authorId });
      await holdPost(tx, post.id);
      mustBeShown(await seenQuestion(context, tx, post.id));
      if ((await countPosts(tx, { kind: 'answer', questionId: post.id })) >= mostAnswers)
        throw new AppError('conflict:full', { message: 'This question has reached its answer limit.' });
      const id = await insertPost(tx, { kind: 'answer', questionId: post.id, authorId, text });
      publishActivity(tx, { actorId: authorId, kind: 'answer', subjectId: id });
      const news = { kind: 'question.answered', question: post, did: 'answered', quote: text } as const;
      await tell(tx, context, { ...news, to: post.authorId });
      publishToWatchers(tx, post.id);
      return { id };
    }),
  ),

  implement(addQuestionComment, async ({ params, body: { text } }, context) =>
    context.bus.transact(async (tx) => {
      const { row, question } = await seenPost(context, tx, params.id);
      const { post } = row;
      if (post.kind === 'comment') throw noSuchPost();
      mustBeShown(row, question);
      const authorId = context.caller.user.id;
      if (post.authorId) await mustBeWelcome(tx, { from: authorId, to: post.authorId });
      await holdPost(tx, post.id);
      if ((await countPosts(tx, { kind: 'comment', parentId: post.id })) >= mostComments)
        throw new AppError('conflict:full', { message: 'It has reached its comment limit.' });
      const place = { questionId: question.post.id, parentId: post.id };
      const id = await insertPost(tx, { kind: 'comment', ...place, authorId, text });
      const did = post.kind === 'answer' ? 'commented on your answer to' : 'commented on';
      const news = { kind: 'question.answered', question: question.post, did, quote: text } as const;
      await tell(tx, context, { ...news, to: post.authorId });
      publishToWatchers(tx, question.post.id);
      return { id };
    }),
  ),

  /** One column holds it: whatever happens at once, one answer is accepted at the end. */
  implement(acceptAnswer, async ({ params: { id }, body: { answer } }, context) =>
    context.bus.transact(async (tx) => {
      const { row: question } = await ownPost(context, tx, id);
      if (question.post.kind !== 'question') throw noSuchPost();
      const accepted = answer ? await seenPost(context, tx, answer) : undefined;
      if (accepted) {
        const { post } = accepted.row;
        if (post.kind !== 'answer' || post.questionId !== id) throw noSuchPost();
        mustBeShown(accepted.row, question);
      }
      if (question.post.acceptedId === answer) return { success: true } as const;
      await updatePost(tx, id, { acceptedId: answer });
      if (accepted)
        await tell(tx, context, {
          to: accepted.row.post.authorId,
          kind: 'question.answered',
          question: question.post,
          did: 'accepted your answer to',
          quote: accepted.row.post.text,
        });
      publishToWatchers(tx, id);
      return { success: true } as const;
    }),
  ),
];
