import { expect, test } from 'vitest';
import { sizeWords } from './size-words.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [48_600, '49 KB'],
  [2_340_000, '2.3 MB'],
])('%i is %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
