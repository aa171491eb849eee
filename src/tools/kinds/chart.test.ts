import { expect, test } from 'vitest';
import { scaleOf } from './chart.ts';

const scale = (...values: (number | null)[]) => scaleOf({ series: [{ name: 'a', values }] });

test.each([
  [
    [3, 7, 42],
    [0, 10, 20, 30, 40, 50],
  ],
  [
    [0.1, 0.25],
    [0, 0.05, 0.1, 0.15, 0.2, 0.25],
  ],
  [
    [-4, 6],
    [-4, -2, 0, 2, 4, 6],
  ],
  [
    [-30, -12],
    [-30, -20, -10, 0],
  ],
  [[1_234_567], [0, 500_000, 1_000_000, 1_500_000]],
  [[0], [0, 0.2, 0.4, 0.6, 0.8, 1].slice(0, 2)],
  [
    [null, 5],
    [0, 1, 2, 3, 4, 5],
  ],
])('%j lies on round numbers that hold zero', (values, ticks) => {
  expect(scale(...values).ticks).toEqual(ticks);
});
