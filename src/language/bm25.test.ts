import { expect, test } from 'vitest';
import { presenceOf, rarityOf } from './bm25.ts';

test('a rare word says more than a common one, and one that stands everywhere says little', () => {
  expect(rarityOf(1, 100)).toBeGreaterThan(rarityOf(10, 100));
  expect(rarityOf(100, 100)).toBeLessThan(0.01);
});

test('more of a word counts more, by less and less, and less in a long text', () => {
  const [none, one, two, many] = [0, 1, 2, 1000].map((weight) => presenceOf({ weight, saturation: 1.2 }));
  expect(none).toBe(0);
  expect(two! - one!).toBeLessThan(one!);
  expect(many).toBeLessThan(1);
  expect(presenceOf({ weight: 1, saturation: 1.2, relativeLength: 2 })).toBeLessThan(one!);
});
