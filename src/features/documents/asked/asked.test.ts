import { expect, test } from 'vitest';
import { firstSet } from './first-set.testing.ts';
import { firstBills } from './invoices.testing.ts';
import { figuresOf, measure, measureBills } from './measure.testing.ts';
import { secondBills, secondSet } from './second-set.testing.ts';

test.for([
  ['first', firstSet],
  ['second', secondSet],
] as const)('what is planted in files of many kinds is found: the %s set', async ([, files]) => {
  const all = await measure(files);
  for (const one of all) if (one.outcome !== 'right' && process.env.SHOW) console.log(one);
  console.log(figuresOf(all));
  expect(all.length).toBeGreaterThan(70);
});

test.for([
  ['first', firstBills],
  ['second', secondBills],
] as const)('bills are filled in, and what is shown as sure is true: the %s set', async ([, bills]) => {
  const cells = await measureBills(bills);
  if (process.env.SHOW) console.log(cells.filter(({ outcome }) => outcome !== 'filled'));
  console.log(cells.filter(({ outcome }) => outcome === 'filled').length);
});
