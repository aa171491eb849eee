import { expect, test } from 'vitest';
import { boxesOf } from './document.ts';

const word = (at: number, length: number, x: number, y: number) => ({
  at,
  length,
  x,
  y,
  width: 0.1,
  height: 0.02,
});
/** “The old mill stood” over two lines, its third word cut at the end of the first. */
const words = [
  word(0, 3, 0.1, 0.1),
  word(4, 3, 0.25, 0.1),
  word(8, 2, 0.4, 0.1),
  word(10, 2, 0.1, 0.13),
  word(13, 5, 0.25, 0.13),
];

test('a quotation is marked line by line, on its own words alone', () => {
  const near = (box: object) =>
    Object.fromEntries(Object.entries(box).map(([key, value]) => [key, expect.closeTo(value)]));
  expect(boxesOf({ words }, 4, 12)).toEqual([
    near({ x: 0.25, y: 0.1, width: 0.25, height: 0.02 }),
    near({ x: 0.1, y: 0.13, width: 0.1, height: 0.02 }),
  ]);
  expect(boxesOf({ words }, 3, 4)).toEqual([]);
  expect(boxesOf({}, 0, 100)).toEqual([]);
});
