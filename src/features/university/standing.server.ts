/** What someone has done of a lesson, and whether that is all of it. */
import type { Queryable } from '#kit/db/database.server.ts';
import { exercisesOf, type Lesson } from './lessons/lesson.ts';
import { hashOfLesson } from './lessons/library.server.ts';
import { keepProgress, listDone, listProgress, type ProgressRow } from './queries.server.ts';
import type { exercisesDone } from './table.server.ts';

export interface Standing {
  progress: ReadonlyMap<string, ProgressRow>;
  done: readonly (typeof exercisesDone.$inferSelect)[];
}

const nothing: Standing = { progress: new Map(), done: [] };

export async function standingOf(db: Queryable, ownerId: string | undefined): Promise<Standing> {
  if (!ownerId) return nothing;
  const [rows, done] = await Promise.all([listProgress(db, ownerId), listDone(db, ownerId)]);
  return { progress: new Map(rows.map((row) => [row.lesson, row])), done };
}

/** Of the exercises that the lesson has now: what it no longer asks for does not count, nor does it hinder. */
export function progressIn(lesson: Lesson, { progress, done }: Standing) {
  const row = progress.get(lesson.slug);
  const ids = new Set(exercisesOf(lesson).map(({ id }) => id));
  const mine = done.filter((one) => one.lesson === lesson.slug && ids.has(one.exercise));
  if (!row && mine.length === 0) return null;
  return {
    exercises: ids.size,
    exercisesDone: mine.length,
    quizPassed: row?.quizPassedAt != null,
    finished: row?.finishedAt != null,
  };
}

/** Writes down that the lesson is finished, once it is. What was finished stays so, also when the lesson changes. */
export async function settleFinished(tx: Queryable, ownerId: string, lesson: Lesson): Promise<boolean> {
  const now = progressIn(lesson, await standingOf(tx, ownerId));
  if (!now) return false;
  if (now.finished) return true;
  if (now.exercisesDone < now.exercises || !now.quizPassed) return false;
  await keepProgress(
    tx,
    { ownerId, lesson: lesson.slug },
    { finishedAt: new Date(), finishedHash: hashOfLesson(lesson) },
  );
  return true;
}
