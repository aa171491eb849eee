import { expect, test } from 'vitest';
import { filterIn, without } from './filter-in-address.ts';

const read = (search: string) => filterIn(new URLSearchParams(search));

test('an address says what is shown; nonsense in it is left out', () => {
  expect(read('')).toEqual({});
  expect(read('q=%20bamboo&kind=text&sort=week&tag=a&by=ana&tool=x&before=0.y')).toEqual({
    q: 'bamboo',
    kind: 'text',
    sort: 'week',
    tag: 'a',
    by: 'ana',
    tool: 'x',
    before: '0.y',
  });
  expect(read('q=&kind=&sort=worst&dev=true')).toEqual({});
});

test('leaving a filter begins at the first page', () => {
  expect(without(new URLSearchParams('q=a&tag=b&before=c'), 'tag')).toBe('?q=a');
});
