import { expect, test } from 'vitest';
import { findCircle } from './no-chunk-cycles.ts';

const imports = (lines: Record<string, string[]>) => new Map(Object.entries(lines));

test('files that lean on one another in one direction are sound', () => {
  expect(findCircle(imports({ page: ['shared', 'shell'], shared: ['shell'], shell: [] }))).toBeUndefined();
});

test('a circle is found and named', () => {
  expect(findCircle(imports({ page: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a']);
});
