import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

test.each([
  [null, 'whole'],
  ['', 'whole'],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=5-', { start: 5, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes= 1 - 2', { start: 1, end: 2 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=99999999999999999999-', 'whole'],
])('%s of a hundred bytes is %o', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

test('an empty file has no part', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
});
