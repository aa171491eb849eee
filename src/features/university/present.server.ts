/** Lessons as they are sent: without solutions, checks and right answers. */
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Runs } from '#tools/run/runs.server.ts';
import type { getLesson, listLessons } from './contract.ts';
import type { Lesson, LessonPart } from './lessons/lesson.ts';
import { hashOfLesson, lessons, workedOn } from './lessons/library.server.ts';
import { progressIn, type Standing } from './standing.server.ts';
import { tracks } from './tracks.ts';

type Listed = AnswerOf<typeof listLessons>['tracks'][number]['lessons'][number];
type Whole = AnswerOf<typeof getLesson>;

export const presentListed = (lesson: Lesson, standing: Standing): Listed => ({
  slug: lesson.slug,
  title: lesson.title,
  summary: lesson.summary,
  track: lesson.track,
  minutes: lesson.minutes,
  workedOn: workedOn(lesson),
  progress: progressIn(lesson, standing),
});

export function presentLesson(lesson: Lesson, standing: Standing, runs: Runs): Whole {
  const row = standing.progress.get(lesson.slug);
  const siblings = lessons.filter(({ track }) => track === lesson.track);
  const place = siblings.indexOf(lesson);
  return {
    ...presentListed(lesson, standing),
    trackTitle: tracks[lesson.track].title,
    parts: lesson.parts.map((part) => presentPart(part, lesson, standing, runs)),
    at: Math.min(row?.part ?? 0, lesson.parts.length - 1),
    note: row?.note ?? '',
    changedSince: row?.finishedHash != null && row.finishedHash !== hashOfLesson(lesson),
    before: linkTo(siblings[place - 1]),
    next: linkTo(siblings[place + 1]),
  };
}

const linkTo = (lesson: Lesson | undefined) => (lesson ? { slug: lesson.slug, title: lesson.title } : null);

function presentPart(
  part: LessonPart,
  { slug }: Lesson,
  { done }: Standing,
  runs: Runs,
): Whole['parts'][number] {
  if (part.is === 'text') return part;
  if (part.is === 'quiz')
    return { is: 'quiz', questions: part.questions.map(({ id, ask, options }) => ({ id, ask, options })) };
  const { id, task, tool, action, fields, start } = part.exercise;
  const mine = done.find((one) => one.lesson === slug && one.exercise === id);
  const known = runs.find(tool)?.tool;
  return {
    is: 'exercise',
    id,
    task,
    tool,
    toolTitle: known?.title ?? tool,
    toolPage: known?.page ?? null,
    action,
    fields,
    start,
    doneAt: mine?.doneAt ?? null,
    run: mine?.runId ?? null,
  };
}
