import { expect, test } from 'vitest';
import { textProblem } from '#language/text-problem.ts';
import { planField, questionField } from '../fields.ts';
import { longestPoint, longestQuestion, mostPoints, questionRule } from '../limits.ts';
import { planProblem } from './plan-problem.ts';

test.each([
  '',
  ' ',
  'a',
  '?!',
  '竹',
  'green roofs',
  'x'.repeat(longestQuestion),
  'x'.repeat(longestQuestion + 1),
])('the page says of the question %j what the schema says', (question) =>
  expect(textProblem(question, questionRule)).toBe(
    questionField.safeParse(question).error?.issues[0]?.message,
  ),
);

test.each([
  [[]],
  [['costs', 'benefits']],
  [['costs', '']],
  [['?']],
  [['x'.repeat(longestPoint + 1)]],
  [Array.from({ length: mostPoints + 1 }, () => 'costs')],
])('the page says of the plan %j what the schema says', (points) =>
  expect(planProblem(points)).toBe(planField.safeParse(points).error?.issues[0]?.message),
);
