import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

test('marks within marks: the shortest comes first', () => {
  const marks = [
    { key: 'long', start: 0, end: 9 },
    { key: 'short', start: 4, end: 6 },
  ];
  expect(segmentsOf('abcdefghi!', marks).map(({ text, keys }) => [text, ...keys])).toEqual([
    ['abcd', 'long'],
    ['ef', 'short', 'long'],
    ['ghi', 'long'],
    ['!'],
  ]);
});

test('whatever the marks, the text stays whole', () => {
  const mark = fc.record({
    key: fc.string(),
    start: fc.integer({ min: -3, max: 40 }),
    end: fc.integer({ min: -3, max: 40 }),
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(mark), (text, marks) => {
      const segments = segmentsOf(text, marks);
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
    }),
  );
});
