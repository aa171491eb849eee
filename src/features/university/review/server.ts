import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { answerDue, listDue } from '../contract.ts';
import { questionsOf } from '../lessons/lesson.ts';
import { askedNow, findLesson } from '../lessons/library.server.ts';
import { holdCard, keepCard, listDueCards, nextDue } from '../queries.server.ts';
import { schedule } from './schedule.ts';

export const reviewEndpoints = [
  implement(listDue, async (_, context) => {
    const ownerId = await ownerIdIfKnown(context);
    if (!ownerId) return { items: [], next: null };
    const cards = await listDueCards(context.db, ownerId, askedNow);
    const items = cards.flatMap(({ id, lesson, question, mistakes }) => {
      const found = ask(lesson, question);
      if (!found) return [];
      const { slug, title } = found.lesson;
      const { ask: words, options } = found.question;
      return [{ id, lesson: { slug, title }, ask: words, options, mistakes }];
    });
    return { items, next: items.length > 0 ? null : await nextDue(context.db, ownerId, askedNow) };
  }),

  implement(answerDue, async ({ params: { id }, body: { choice, effort } }, context) => {
    const ownerId = await ownerIdIfKnown(context);
    if (!ownerId) throw noSuchCard();
    return context.db.transaction(async (tx) => {
      const row = await holdCard(tx, { id, ownerId });
      const found = row && ask(row.lesson, row.question);
      if (!row || !found) throw noSuchCard();
      if (row.due.getTime() > Date.now())
        throw new AppError('conflict:not-due', { message: 'You’ve already answered this question for now.' });
      const right = choice === found.question.right;
      const card = schedule(row.card, right ? effort : 'again', new Date());
      await keepCard(tx, id, card, !right);
      return { right, why: right ? found.question.why : null, due: new Date(card.due) };
    });
  }),
];

function ask(slug: string, questionId: string) {
  const lesson = findLesson(slug);
  const question = lesson && questionsOf(lesson).find(({ id }) => id === questionId);
  return lesson && question && { lesson, question };
}

const noSuchCard = () => new AppError('not_found:review', { message: 'Question not found.' });
