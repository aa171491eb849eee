import { expect, test } from 'vitest';
import type { Heard } from '../panel/board.server.ts';
import { placesOf, readOrder } from './ballots.server.ts';

const letters = new Map(
  ['A', 'B', 'C'].map((letter) => [letter, { member: { id: letter.toLowerCase() } } as Heard]),
);

test('a ballot names every letter once, or it does not count', () => {
  expect(readOrder(['b', ' A ', 'C'], letters)).toEqual(['b', 'a', 'c']);
  for (const order of [['A', 'B'], ['A', 'A', 'B'], ['A', 'B', 'C', 'D'], ['A', 'B', 'D'], []])
    expect(readOrder(order, letters)).toBeUndefined();
});

test('mean places, the best first, and who was ranked by nobody last', () => {
  const ballots = [
    { by: 'a', order: ['c', 'b'], why: null },
    { by: 'b', order: ['c', 'a'], why: null },
    { by: 'c', order: ['b', 'a'], why: null },
  ];
  expect(placesOf(['a', 'b', 'c', 'd'], ballots)).toEqual([
    { member: 'c', meanPlace: 1, rankedBy: 2 },
    { member: 'b', meanPlace: 1.5, rankedBy: 2 },
    { member: 'a', meanPlace: 2, rankedBy: 2 },
    { member: 'd', meanPlace: 0, rankedBy: 0 },
  ]);
});
