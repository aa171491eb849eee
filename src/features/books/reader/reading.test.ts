import { expect, test } from 'vitest';
import { beginReading, mostBooks, withReading } from './reading.ts';
import { searchBook } from './search-book.ts';

test('the book read last stands first, and those read longest ago go', () => {
  const all = Array.from({ length: mostBooks }, (_, at) => beginReading(`book-${at}`, 'T'));
  const { readings } = withReading(
    { readings: all },
    { ...beginReading('new', 'T'), place: { chapter: 'a', at: 5 } },
  );
  expect(readings).toHaveLength(mostBooks);
  expect(readings[0]!.book).toBe('new');
  expect(withReading({ readings }, readings[5]!).readings).toHaveLength(mostBooks);
});

test('words are found without the marks around them, each with its number in the chapter', () => {
  const matches = searchBook(
    [
      { id: 'a', text: 'The **panda** eats.\n\nA [panda](https://example.org) sleeps.' },
      { id: 'b', text: 'No bear here, only a PANDA.' },
    ],
    'panda',
  );
  expect(matches.map(({ chapter, number, words }) => [chapter, number, words])).toEqual([
    ['a', 0, 'panda'],
    ['a', 1, 'panda'],
    ['b', 0, 'PANDA'],
  ]);
  expect(searchBook([{ id: 'a', text: 'aaaa' }], 'a')).toEqual([]);
});
