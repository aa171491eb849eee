/** Floors of what is found. The sets were written before and after the rules; neither may get worse, and nothing may be made up. */
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
  const { planted, right } = figuresOf(all);
  const wrong = all.filter(({ outcome }) => outcome === 'wrong' || outcome === 'half');
  expect(wrong).toEqual([]);
  expect(
    right / planted,
    JSON.stringify(
      all.filter(({ outcome }) => outcome === 'silent'),
      null,
      1,
    ),
  ).toBeGreaterThan(0.9);
});

test.for([
  ['first', firstBills],
  ['second', secondBills],
] as const)('bills are filled in, and what is shown as sure is true: the %s set', async ([, bills]) => {
  const cells = await measureBills(bills);
  expect(cells.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
  const open = cells.filter(({ outcome }) => outcome === 'open');
  expect(open.length, JSON.stringify(open)).toBeLessThanOrEqual(2);
});
