/** Floors of what is found. The sets were written before the rules, after them, and last of all; none may get worse. */
import { expect, test } from 'vitest';
import { firstSet } from './first-set.testing.ts';
import { firstBills } from './invoices.testing.ts';
import { figuresOf, measure, measureBills } from './measure.testing.ts';
import { secondBills, secondSet } from './second-set.testing.ts';
import { thirdSet } from './third-set.testing.ts';

test.for([
  ['first', firstSet, { right: 0.9, wrong: 0 }],
  ['second', secondSet, { right: 0.9, wrong: 0 }],
  ['third', thirdSet, { right: 0.8, wrong: 2 }],
] as const)('what is planted in files of many kinds is found: the %s set', async ([, files, floor]) => {
  const all = await measure(files);
  const { planted, right } = figuresOf(all);
  const wrong = all.filter(({ outcome }) => outcome === 'wrong' || outcome === 'half');
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(floor.wrong);
  expect(all.filter(({ told, outcome }) => told === null && outcome === 'wrong')).toEqual([]);
  expect(
    right / planted,
    JSON.stringify(
      all.filter(({ outcome }) => outcome === 'silent'),
      null,
      1,
    ),
  ).toBeGreaterThan(floor.right);
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
