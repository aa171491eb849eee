import { expect, test } from 'vitest';
import { firstSet } from './first-set.testing.ts';
import { firstBills } from './invoices.testing.ts';
import { figuresOf, measure, measureBills } from './measure.testing.ts';

test('what is planted in files of ten kinds is found', async () => {
  const all = await measure(firstSet);
  for (const one of all) if (one.outcome !== 'right' && process.env.SHOW) console.log(one);
  console.log(figuresOf(all));
  expect(all.length).toBeGreaterThan(70);
});

test('bills are filled in, and what is shown as sure is true', async () => {
  const cells = await measureBills(firstBills);
  if (process.env.SHOW) console.log(cells.filter(({ outcome }) => outcome !== 'filled'));
  console.log(cells.filter(({ outcome }) => outcome === 'filled').length);
});
