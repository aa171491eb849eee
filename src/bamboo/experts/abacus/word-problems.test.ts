import { expect, test } from 'vitest';
import { plainOf } from '#language/plain.ts';
import { problemOf } from './word-problems.ts';

const read = (text: string) => problemOf(plainOf(text))?.expression;

test.each([
  ['I bought 3 notebooks at 4.35 each and a pen for 2.80. How much altogether?', '3 * 4.35 + 2.80'],
  ['A book costs 15 euros, a pen 3 euros. How much for 2 books and 4 pens?', '2 * 15 + 4 * 3'],
  ['I had 30 apples, gave away 12 and bought 5 more. How many do I have now?', '30 - 12 + 5'],
  ['24 students and each needs 3 pencils, how many pencils are needed', '24 * 3'],
  ['12 eggs cost 3.60. How much does one egg cost?', '3.60 / 12'],
  ['A train travels 240 km in 3 hours. What is its average speed?', '240 / 3'],
])('%s', (question, expected) => {
  expect(read(question)).toBe(expected);
});

test.each([
  'A farmer has 17 sheep and all but 9 die. How many are left?',
  'If 5 machines make 5 widgets in 5 minutes how long do 100 machines take to make 100 widgets?',
  'A bat and a ball cost 1.10 in total. The bat costs 1.00 more than the ball. How much does the ball cost?',
  'I have 20 euros and my friend has 30. How much do I have left?',
  'I bought 3 books for 20 euros and 2 pens. How much altogether?',
])('%s is no such formula', (question) => {
  expect(read(question)).toBeUndefined();
});
