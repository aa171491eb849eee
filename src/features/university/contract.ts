/** Lessons with exercises that run, quizzes whose answers stay here, and what comes again. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { noteText } from './fields.ts';
import { mostAnswers } from './limits.ts';
import { trackIds } from './tracks.ts';

const slugged = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80);
const bySlug = z.strictObject({ slug: slugged });

const progress = z.object({
  exercises: z.number(),
  exercisesDone: z.number(),
  quizPassed: z.boolean(),
  finished: z.boolean(),
});

const listed = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  track: z.enum(trackIds),
  minutes: z.number(),
  /** The day on which its exercises were last seen to work. */
  workedOn: z.string().nullable(),
  /** Null where it was not begun. */
  progress: progress.nullable(),
});
export type ListedLesson = z.output<typeof listed>;

export const listLessons = endpoint({
  method: 'GET',
  path: '/api/lessons',
  summary: 'List tracks and lessons with your progress.',
  access: 'guest',
  output: z.object({
    tracks: z.array(
      z.object({ id: z.enum(trackIds), title: z.string(), summary: z.string(), lessons: z.array(listed) }),
    ),
    /** The lesson that was looked at last and is not finished. */
    resume: z.object({ slug: z.string(), title: z.string() }).nullable(),
    /** Questions that are due again. */
    due: z.number(),
  }),
});

const field = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['long', 'line', 'choice', 'tick']),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
});

const part = z.discriminatedUnion('is', [
  z.object({ is: z.literal('text'), text: z.string() }),
  z.object({
    is: z.literal('exercise'),
    id: z.string(),
    task: z.string(),
    tool: z.string(),
    toolTitle: z.string(),
    toolPage: z.string().nullable(),
    action: z.string(),
    fields: z.array(field),
    start: z.record(z.string(), z.unknown()),
    doneAt: moment.nullable(),
    /** The run that did it; null where none did, or it was deleted since. */
    run: z.string().nullable(),
  }),
  z.object({
    is: z.literal('quiz'),
    questions: z.array(z.object({ id: z.string(), ask: z.string(), options: z.array(z.string()) })),
  }),
]);
export type LessonPartView = z.output<typeof part>;
export type ExerciseView = Extract<LessonPartView, { is: 'exercise' }>;
export type QuizView = Extract<LessonPartView, { is: 'quiz' }>;

const link = z.object({ slug: z.string(), title: z.string() });

export const getLesson = endpoint({
  method: 'GET',
  path: '/api/lessons/:slug',
  summary: 'Get a lesson and your progress.',
  access: 'guest',
  params: bySlug,
  output: listed.extend({
    trackTitle: z.string(),
    parts: z.array(part),
    /** The part that you looked at last. */
    at: z.number(),
    note: z.string(),
    /** You finished it, and it has been rewritten since. */
    changedSince: z.boolean(),
    before: link.nullable(),
    next: link.nullable(),
  }),
});
export type LessonView = z.output<typeof getLesson.output>;

export const keepPlace = endpoint({
  method: 'PUT',
  path: '/api/lessons/:slug/place',
  summary: 'Save your place in a lesson.',
  access: 'guest',
  params: bySlug,
  body: z.strictObject({ part: z.number().int().min(0).max(100) }),
  output: done,
});

export const keepNote = endpoint({
  method: 'PUT',
  path: '/api/lessons/:slug/note',
  summary: 'Save your notes on a lesson.',
  access: 'guest',
  params: bySlug,
  body: z.strictObject({ note: noteText }),
  output: done,
});

export const checkExercise = endpoint({
  method: 'POST',
  path: '/api/lessons/:slug/exercises/:exercise',
  summary: 'Check a run against an exercise.',
  access: 'guest',
  params: z.strictObject({ slug: slugged, exercise: slugged }),
  body: z.strictObject({ run: z.uuid() }),
  output: z.object({
    done: z.boolean(),
    /** What is still missing. */
    misses: z.array(z.string()),
    finished: z.boolean(),
  }),
});

export const answerQuiz = endpoint({
  method: 'POST',
  path: '/api/lessons/:slug/quiz',
  summary: 'Answer a lesson’s quiz. Wrong answers come back for review.',
  access: 'guest',
  params: bySlug,
  body: z.strictObject({
    answers: z
      .array(z.strictObject({ question: slugged, choice: z.number().int().min(0).max(10) }))
      .min(1)
      .max(mostAnswers),
  }),
  output: z.object({
    answers: z.array(
      z.object({
        question: z.string(),
        right: z.boolean(),
        /** Told once it is right. */
        why: z.string().nullable(),
      }),
    ),
    passed: z.boolean(),
    finished: z.boolean(),
  }),
});

const dueQuestion = z.object({
  id: z.string(),
  lesson: link,
  ask: z.string(),
  options: z.array(z.string()),
  mistakes: z.number(),
});
export type DueQuestion = z.output<typeof dueQuestion>;

export const listDue = endpoint({
  method: 'GET',
  path: '/api/review',
  summary: 'List questions due for review.',
  access: 'guest',
  output: z.object({
    items: z.array(dueQuestion),
    /** When the next one comes, where none is due. */
    next: moment.nullable(),
  }),
});

export const answerDue = endpoint({
  method: 'POST',
  path: '/api/review/:id',
  summary: 'Answer a review question and schedule the next review.',
  access: 'guest',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    choice: z.number().int().min(0).max(10),
    /** How it felt, where it was right. */
    effort: z.enum(['hard', 'good', 'easy']).default('good'),
  }),
  output: z.object({ right: z.boolean(), why: z.string().nullable(), due: moment }),
});
