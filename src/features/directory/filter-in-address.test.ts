import { expect, test } from 'vitest';
import { filterIn, toggled } from './filter-in-address.ts';

test('an address says what is wanted; what cannot be is left out', () => {
  expect(filterIn(new URLSearchParams('q=%20lute%20&skill=a,b&before=x&colour=red'))).toEqual({
    q: 'lute',
    skill: 'a,b',
  });
  expect(filterIn(new URLSearchParams({ skill: 'x'.repeat(500), q: 'y'.repeat(500) })).q).toHaveLength(100);
});

test('a value is added, and taken out again, from the first page on', () => {
  const added = toggled(new URLSearchParams('skill=a&before=b'), 'skill', 'c');
  expect(added).toBe('?skill=a%2Cc');
  expect(toggled(new URLSearchParams(added), 'skill', 'a')).toBe('?skill=c');
  expect(toggled(new URLSearchParams('skill=c'), 'skill', 'c')).toBe('?');
});
