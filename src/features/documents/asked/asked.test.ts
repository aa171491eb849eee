import { expect, test } from 'vitest';
import { firstSet } from './first-set.testing.ts';
import { figuresOf, measure } from './measure.testing.ts';

test('what is planted in files of ten kinds is found', async () => {
  const all = await measure(firstSet);
  for (const one of all) if (one.outcome !== 'right' && process.env.SHOW) console.log(one);
  console.log(figuresOf(all));
  expect(all.length).toBeGreaterThan(70);
});
