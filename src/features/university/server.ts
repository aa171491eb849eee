import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { publishAchievement } from '#social/people/deed.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { ownRun } from '#tools/run/who.server.ts';
import { certificateEndpoints } from './certificate/server.ts';
import { answerQuiz, checkExercise, getLesson, keepNote, keepPlace, listLessons } from './contract.ts';
import { missesOf } from './lessons/check-run.ts';
import { exercisesOf, questionsOf, type Lesson } from './lessons/lesson.ts';
import { askedNow, findLesson, lessons } from './lessons/library.server.ts';
import { presentLesson, presentListed } from './present.server.ts';
import { countDue, findCards, keepDone, keepMistake, keepProgress } from './queries.server.ts';
import { reviewEndpoints } from './review/server.ts';
import { schedule } from './review/schedule.ts';
import { settleFinished, standingOf } from './standing.server.ts';
import { trackIds, tracks } from './tracks.ts';

const done = { success: true } as const;

export const universityEndpoints = [
  implement(listLessons, async (_, context) => {
    const ownerId = await ownerIdIfKnown(context);
    const standing = await standingOf(context.db, ownerId);
    const open = [...standing.progress.values()].find(
      ({ lesson, finishedAt }) => finishedAt === null && findLesson(lesson),
    );
    const resume = open && findLesson(open.lesson)!;
    return {
      tracks: trackIds.map((id) => ({
        id,
        ...tracks[id],
        lessons: lessons.filter(({ track }) => track === id).map((one) => presentListed(one, standing)),
      })),
      resume: resume ? { slug: resume.slug, title: resume.title } : null,
      due: ownerId ? await countDue(context.db, ownerId, askedNow) : 0,
    };
  }),

  implement(getLesson, async ({ params: { slug } }, context) => {
    const lesson = mustFind(slug);
    const standing = await standingOf(context.db, await ownerIdIfKnown(context));
    return presentLesson(lesson, standing, context.runs);
  }),

  implement(keepPlace, async ({ params: { slug }, body: { part } }, context) => {
    const lesson = mustFind(slug);
    const at = Math.min(part, lesson.parts.length - 1);
    await keepProgress(context.db, { ownerId: await context.principal(), lesson: slug }, { part: at });
    return done;
  }),

  implement(keepNote, async ({ params: { slug }, body: { note } }, context) => {
    mustFind(slug);
    await keepProgress(context.db, { ownerId: await context.principal(), lesson: slug }, { note });
    return done;
  }),

  implement(checkExercise, async ({ params: { slug, exercise: id }, body }, context) => {
    const lesson = mustFind(slug);
    const exercise = exercisesOf(lesson).find((one) => one.id === id);
    if (!exercise) throw new AppError('not_found:exercise', { message: 'This lesson has no such exercise.' });
    const run = await ownRun(context, body.run);
    const misses = missesOf(exercise, run);
    if (misses.length > 0) return { done: false, misses, finished: false };
    return context.bus.transact(async (tx) => {
      const { ownerId } = run;
      await keepProgress(tx, { ownerId, lesson: slug }, {});
      await keepDone(tx, { ownerId, lesson: slug, exercise: id, runId: run.id });
      const finished = await settleFinished(tx, ownerId, lesson);
      if (finished) publishAchievement(tx, ownerId);
      return { done: true, misses, finished };
    });
  }),

  implement(answerQuiz, async ({ params: { slug }, body: { answers } }, context) => {
    const lesson = mustFind(slug);
    const questions = new Map(questionsOf(lesson).map((question) => [question.id, question]));
    const given = new Map(answers.map(({ question, choice }) => [question, choice]));
    const unknown = [...given.keys()].some((id) => !questions.has(id));
    if (unknown)
      throw new AppError('invalid:question', {
        message: 'The quiz has changed. Reload the lesson and answer it again.',
      });
    const ownerId = await context.principal();
    const judged = [...given].map(([id, choice]) => {
      const { right, why } = questions.get(id)!;
      return { question: id, right: choice === right, why: choice === right ? why : null };
    });
    const wrong = judged.filter(({ right }) => !right).map(({ question }) => question);
    const passed = wrong.length === 0 && judged.length === questions.size;
    return context.bus.transact(async (tx) => {
      const cards = wrong.length > 0 ? await findCards(tx, ownerId, slug, wrong) : [];
      for (const question of wrong) {
        const before = cards.find((card) => card.question === question)?.card;
        await keepMistake(tx, {
          ownerId,
          lesson: slug,
          question,
          card: schedule(before, 'again', new Date()),
        });
      }
      await keepProgress(tx, { ownerId, lesson: slug }, passed ? { quizPassedAt: new Date() } : {});
      const finished = await settleFinished(tx, ownerId, lesson);
      if (finished) publishAchievement(tx, ownerId);
      return { answers: judged, passed, finished };
    });
  }),

  ...reviewEndpoints,
  ...certificateEndpoints,
];

function mustFind(slug: string): Lesson {
  const lesson = findLesson(slug);
  if (!lesson) throw new AppError('not_found:lesson', { message: 'Lesson not found.' });
  return lesson;
}
