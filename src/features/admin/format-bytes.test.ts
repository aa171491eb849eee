import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.for([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 KB'],
  [15_400, '15 KB'],
  [999_960, '1.0 MB'],
  [5_000_000_000, '5.0 GB'],
  [2e18, '2000 PB'],
] as const)('%d bytes', ([bytes, words]) => {
  expect(formatBytes(bytes)).toBe(words);
});
