import { expect, test } from 'vitest';
import { answerTo, splitAnswers, withAnswer } from './numbered-answers.ts';

test('an answer is a line of the points, put in, changed and taken away', () => {
  const first = withAnswer('', 2, 'yes');
  expect(first).toBe('2: yes');
  expect(withAnswer('hello', 1, 'no')).toBe('hello\n1: no');
  expect(withAnswer('2: yes\nhello', 2, 'no')).toBe('2: no\nhello');
  expect(withAnswer('2: yes\nhello', 2, '')).toBe('hello');
  expect(answerTo('hello\n2) yes', 2)).toBe('yes');
  expect(answerTo('hello', 2)).toBe('');
});

test('a number beyond the questions is no answer', () => {
  expect(splitAnswers('2: b\n1: a\n7: c\nhello', 2)).toEqual({
    answers: [
      [1, 'a'],
      [2, 'b'],
    ],
    others: '7: c\nhello',
  });
});
