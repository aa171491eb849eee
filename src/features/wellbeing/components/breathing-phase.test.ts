import { expect, test } from 'vitest';
import { phaseAt } from './breathing-phase.ts';

const pace = { inSeconds: 4, holdSeconds: 1, outSeconds: 6, rounds: 2 };

test.each([
  [0, 'in', 1],
  [3.9, 'in', 1],
  [4, 'hold', 1],
  [5, 'out', 1],
  [10.9, 'out', 1],
  [11, 'in', 2],
  [21.9, 'out', 2],
  [22, 'over', 2],
  [500, 'over', 2],
])('after %d s: %s, breath %d', (seconds, is, round) => {
  expect(phaseAt(pace, seconds)).toEqual({ is, round });
});
