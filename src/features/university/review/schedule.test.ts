import { expect, test } from 'vitest';
import { schedule, type Effort } from './schedule.ts';

const day = 24 * 3600_000;
const start = new Date('2026-11-16T09:00:00Z');

/** Days between answers, each given when it is due. */
function daysOf(...efforts: Effort[]): number[] {
  let card = schedule(undefined, 'again', start);
  return efforts.map((effort) => {
    const now = new Date(card.due);
    card = schedule(card, effort, now);
    return (Date.parse(card.due) - now.getTime()) / day;
  });
}

test('what is known comes later each time, and what is forgotten comes soon', () => {
  const known = daysOf('good', 'good', 'good', 'good');
  expect(known.toSorted((a, b) => a - b)).toEqual(known);
  expect(known.at(-1)).toBeGreaterThan(5);
  const [, , before, forgotten] = daysOf('good', 'good', 'good', 'again');
  expect(forgotten).toBeLessThan(before! / 2);
});

test('easy comes later than good, and good later than hard', () => {
  const last = (effort: Effort) => daysOf('good', 'good', effort).at(-1)!;
  expect(last('easy')).toBeGreaterThan(last('good'));
  expect(last('good')).toBeGreaterThan(last('hard'));
});

test('the same answers give the same days, and a card survives being kept', () => {
  expect(daysOf('good', 'hard')).toEqual(daysOf('good', 'hard'));
  const card = schedule(undefined, 'again', start);
  expect(schedule(JSON.parse(JSON.stringify(card)), 'good', start)).toEqual(schedule(card, 'good', start));
});
