/** When a question comes again: FSRS, by how well it is known. */
import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';
import type { KeptCard } from './card.ts';

export type Effort = 'again' | 'hard' | 'good' | 'easy';

const grades: Record<Effort, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

// Without fuzz the same answers give the same days, here and in a test.
const scheduler = fsrs({ enable_fuzz: false });

/** Of a question that was answered for the first time, or again. */
export function schedule(before: KeptCard | undefined, effort: Effort, now: Date): KeptCard {
  const card = before ? opened(before) : createEmptyCard(now);
  return kept(scheduler.next(card, now, grades[effort]).card);
}

const opened = ({ due, last_review, ...rest }: KeptCard): Card => ({
  ...rest,
  due: new Date(due),
  ...(last_review ? { last_review: new Date(last_review) } : {}),
});

const kept = ({ due, last_review, ...rest }: Card): KeptCard => ({
  ...rest,
  due: due.toISOString(),
  ...(last_review ? { last_review: last_review.toISOString() } : {}),
});
