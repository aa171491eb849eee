import { expect, test } from 'vitest';
import { subjectOf } from './subject-of.ts';

test('what a question is about', () => {
  expect(subjectOf('How long should I boil an egg?')).toEqual(['boil', 'egg']);
});
