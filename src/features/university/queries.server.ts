/** How far someone is. */
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { runs } from '#tools/run/table.server.ts';
import type { KeptCard } from './review/card.ts';
import { exercisesDone, lessonProgress, reviewCards } from './table.server.ts';

/** One sitting. */
const mostDue = 20;

export type ProgressRow = typeof lessonProgress.$inferSelect;

/** There are few lessons, so a person has few of these. */
export const listProgress = (db: Queryable, ownerId: string) =>
  db
    .select()
    .from(lessonProgress)
    .where(eq(lessonProgress.ownerId, ownerId))
    .orderBy(desc(lessonProgress.updatedAt))
    .limit(500);

export const listDone = (db: Queryable, ownerId: string) =>
  db.select().from(exercisesDone).where(eq(exercisesDone.ownerId, ownerId)).limit(1000);

/** Those whose run can still be looked at. */
export const listProven = (db: Queryable, ownerId: string) =>
  db
    .select({ lesson: exercisesDone.lesson, exercise: exercisesDone.exercise, runId: runs.id })
    .from(exercisesDone)
    .innerJoin(runs, and(eq(runs.id, exercisesDone.runId), isNull(runs.deletedAt)))
    .where(eq(exercisesDone.ownerId, ownerId))
    .limit(1000);

type Change = Partial<Pick<ProgressRow, 'part' | 'note' | 'quizPassedAt' | 'finishedAt' | 'finishedHash'>>;

/** Begins the lesson where it was not begun. */
export async function keepProgress(
  db: Queryable,
  { ownerId, lesson }: { ownerId: string; lesson: string },
  change: Change,
): Promise<ProgressRow> {
  const [row] = await db
    .insert(lessonProgress)
    .values({ ownerId, lesson, ...change })
    .onConflictDoUpdate({
      target: [lessonProgress.ownerId, lessonProgress.lesson],
      set: { ...change, updatedAt: sql`now()` },
    })
    .returning();
  return row!;
}

export async function keepDone(db: Queryable, values: typeof exercisesDone.$inferInsert) {
  await db
    .insert(exercisesDone)
    .values(values)
    .onConflictDoUpdate({
      target: [exercisesDone.ownerId, exercisesDone.lesson, exercisesDone.exercise],
      // The first proof stays, unless its run is gone.
      set: { runId: sql`excluded.run_id`, doneAt: sql`excluded.done_at` },
      setWhere: isNull(exercisesDone.runId),
    });
}

export async function findCards(db: Queryable, ownerId: string, lesson: string, questions: string[]) {
  return db
    .select()
    .from(reviewCards)
    .where(
      and(
        eq(reviewCards.ownerId, ownerId),
        eq(reviewCards.lesson, lesson),
        inArray(reviewCards.question, questions),
      ),
    );
}

interface NewCard {
  ownerId: string;
  lesson: string;
  question: string;
  card: KeptCard;
}

/** A mistake more, whether or not there was one before. */
export async function keepMistake(db: Queryable, { card, ...which }: NewCard) {
  const due = new Date(card.due);
  await db
    .insert(reviewCards)
    .values({ ...which, card, due })
    .onConflictDoUpdate({
      target: [reviewCards.ownerId, reviewCards.lesson, reviewCards.question],
      set: { card, due, mistakes: sql`${reviewCards.mistakes} + 1` },
    });
}

/** Questions as their lessons ask them now: one that was dropped since comes no more, and counts for nothing. */
export type LessonQuestions = readonly { lesson: string; questions: readonly string[] }[];

const isOf = (ownerId: string, asked: LessonQuestions) =>
  and(
    eq(reviewCards.ownerId, ownerId),
    or(
      ...asked.map(({ lesson, questions }) =>
        and(eq(reviewCards.lesson, lesson), inArray(reviewCards.question, [...questions])),
      ),
    ),
  );

export async function listDueCards(db: Queryable, ownerId: string, asked: LessonQuestions) {
  return db
    .select()
    .from(reviewCards)
    .where(and(isOf(ownerId, asked), lte(reviewCards.due, sql`now()`)))
    .orderBy(asc(reviewCards.due))
    .limit(mostDue);
}

export const countDue = (db: Queryable, ownerId: string, asked: LessonQuestions): Promise<number> =>
  db.$count(reviewCards, and(isOf(ownerId, asked), lte(reviewCards.due, sql`now()`)));

export async function nextDue(db: Queryable, ownerId: string, asked: LessonQuestions): Promise<Date | null> {
  const [row] = await db
    .select({ due: reviewCards.due })
    .from(reviewCards)
    .where(and(isOf(ownerId, asked), gt(reviewCards.due, sql`now()`)))
    .orderBy(asc(reviewCards.due))
    .limit(1);
  return row?.due ?? null;
}

/** Nobody else answers it meanwhile. */
export async function holdCard(tx: Queryable, { id, ownerId }: { id: string; ownerId: string }) {
  const [row] = await tx
    .select()
    .from(reviewCards)
    .where(and(eq(reviewCards.id, id), eq(reviewCards.ownerId, ownerId)))
    .for('update');
  return row;
}

export async function keepCard(tx: Queryable, id: string, card: KeptCard, isMistake: boolean) {
  await tx
    .update(reviewCards)
    .set({
      card,
      due: new Date(card.due),
      ...(isMistake ? { mistakes: sql`${reviewCards.mistakes} + 1` } : {}),
    })
    .where(eq(reviewCards.id, id));
}
