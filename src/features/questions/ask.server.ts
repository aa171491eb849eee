/** Asking, and asking it better. */
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { publishActivity } from '#social/people/activity.server.ts';
import { publishToWatchers } from './channel.server.ts';
import { askQuestion, editQuestion } from './contract.ts';
import { answerByEngine } from './engine.server.ts';
import { findByHandle, insertPost, keepVersion, updatePost } from './post-queries.server.ts';
import { tell } from './notify.server.ts';
import { noSuchPost, ownPost } from './who.server.ts';

export const askEndpoints = [
  implement(askQuestion, async ({ body: { asked, ...words } }, context) =>
    context.bus.transact(async (tx) => {
      const askedId = asked ? await personAsked(tx, context, asked) : null;
      const authorId = context.caller.user.id;
      const id = await insertPost(tx, { kind: 'question', authorId, askedId, ...words });
      await context.jobs.enqueue(tx, answerByEngine, { id });
      publishActivity(tx, { actorId: authorId, kind: 'question', subjectId: id });
      const question = { id, title: words.title };
      await tell(tx, context, { to: askedId, kind: 'question.asked', question, did: 'asks you:' });
      return { id };
    }),
  ),

  implement(editQuestion, async ({ params: { id }, body }, context) =>
    context.bus.transact(async (tx) => {
      const { row } = await ownPost(context, tx, id);
      const { kind, title, text, tags } = row.post;
      if (kind !== 'question') throw noSuchPost();
      const isSame = title === body.title && text === body.text && tags.join() === body.tags.join();
      if (isSame) return { success: true } as const;
      await keepVersion(tx, row);
      const asksAnew = title !== body.title;
      await updatePost(tx, id, { ...body, editedAt: new Date(), ...(asksAnew && { engine: null }) });
      if (asksAnew) await context.jobs.enqueue(tx, answerByEngine, { id });
      publishToWatchers(tx, id);
      return { success: true } as const;
    }),
  ),
];

/** Someone else, who exists and has not blocked whoever asks. */
async function personAsked(tx: Queryable, { caller }: MemberContext, given: string): Promise<string> {
  const handle = given.replace(/^@/, '');
  const wrong = (message: string) =>
    new AppError('invalid:asked', { message, issues: [{ path: 'asked', message }] });
  const id = await findByHandle(tx, handle);
  if (!id) throw wrong(`No member is called @${handle}.`);
  if (id === caller.user.id) throw wrong('That’s you. Leave it empty to ask everyone.');
  await mustBeWelcome(tx, { from: caller.user.id, to: id });
  return id;
}
