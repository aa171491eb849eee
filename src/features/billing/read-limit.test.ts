import { expect, test } from 'vitest';
import { readLimit } from './read-limit.ts';

test.each([
  ['', { limit: null }],
  [' 250 ', { limit: 250 }],
  ['0', { limit: 0 }],
])('“%s” is a limit', (text, read) => expect(readLimit(text)).toEqual(read));

test.each(['-5', '2.5', 'ten', '1e3', '--'])('“%s” is none, and nothing is saved for it', (text) =>
  expect(readLimit(text)).toBeUndefined(),
);
