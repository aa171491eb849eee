import { expect, test } from 'vitest';
import { areExamplesShown } from './are-shown.ts';

test('examples are shown until members have published forty, and only while the owner wants them', () => {
  expect([areExamplesShown(true, 0), areExamplesShown(true, 39), areExamplesShown(true, 40)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(areExamplesShown(false, 0)).toBe(false);
});
