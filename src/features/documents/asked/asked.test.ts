/** Nothing is made up; `asked.eval.ts` measures how much is found. */
import { expect, test } from 'vitest';
import { firstSet } from './first-set.testing.ts';
import { firstBills } from './invoices.testing.ts';
import { measure, measureBills } from './measure.testing.ts';
import { secondBills, secondSet } from './second-set.testing.ts';
import { thirdSet } from './third-set.testing.ts';

test.for([
  ['first', firstSet],
  ['second', secondSet],
  ['third', thirdSet],
] as const)('a question without an answer in the file gets none: the %s set', async ([, files]) => {
  const unanswerable = files.map((file) => ({
    ...file,
    questions: file.questions.filter(([, expected]) => expected === null),
  }));
  const all = await measure(unanswerable.filter(({ questions }) => questions.length > 0));
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
});

test.for([
  ['first', firstSet],
  ['second', secondSet],
] as const)('no question is answered with something else: the %s set', async ([, files]) => {
  const all = await measure(files);
  expect(all.filter(({ outcome }) => outcome === 'wrong' || outcome === 'half')).toEqual([]);
});

test.for([
  ['first', firstBills],
  ['second', secondBills],
] as const)('what is shown as sure on a bill is true: the %s set', async ([, bills]) => {
  const cells = await measureBills(bills);
  expect(cells.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
});
