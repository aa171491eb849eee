import { expect, test } from 'vitest';
import { withArticle } from './articles.ts';
import { dateWords, onDate } from './date-words.ts';
import { inWords } from './list-words.ts';
import { counted } from './plural.ts';

test.each([
  ['2026-11-20', 'on Friday 20 November 2026'],
  ['2026-11-20T15:30', 'on Friday 20 November 2026 at 3:30 pm'],
  ['on Friday', 'on Friday'],
  ['Friday at 3 pm', 'on Friday at 3 pm'],
  ['3 pm', 'at 3 pm'],
  ['14:30 tomorrow', 'at 14:30 tomorrow'],
  ['3 May', 'on 3 May'],
  ['May 3', 'on May 3'],
  ['May', 'in May'],
  ['the 14th', 'on the 14th'],
  ['the first week of August', 'in the first week of August'],
  ['the end of the month', 'at the end of the month'],
  ['tomorrow', 'tomorrow'],
  ['next week', 'next week'],
  ['after Easter', 'after Easter'],
])('%s takes its preposition: %s', (typed, words) => expect(onDate(typed)).toBe(words));

test('a day after a preposition of its own has none twice', () => {
  expect(dateWords('by Friday')).toBe('Friday');
  expect(dateWords('since 3 May')).toBe('3 May');
});

test.each([
  ['engineer', 'an engineer'],
  ['gardener', 'a gardener'],
  ['hour', 'an hour'],
  ['university lecturer', 'a university lecturer'],
  ['HR manager', 'an HR manager'],
  ['UX designer', 'a UX designer'],
  ['the head of sales', 'the head of sales'],
])('%s has its article: %s', (noun, words) => expect(withArticle(noun)).toBe(words));

test('numbers take singular or plural, and small ones are words', () => {
  expect(counted('1', 'day', 'days')).toBe('one day');
  expect(counted('10', 'day', 'days')).toBe('ten days');
  expect(counted('14', 'day', 'days')).toBe('14 days');
  expect(counted('about a week', 'day', 'days')).toBe('about a week');
});

test('lists are joined with commas and a conjunction', () => {
  expect(inWords(['a'], 'and')).toBe('a');
  expect(inWords(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});
