import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { changesIn, diffWords, textOf } from './word-diff.ts';

const words = fc.constantFrom(
  'the',
  'panda',
  'eats',
  'bamboo',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '.',
  ',',
  'é',
  '😀',
  '-',
);
const text = fc.array(words, { maxLength: 60 }).map((parts) => parts.join(''));

describe('what comes of it', () => {
  test('all changes taken is the new text, none is the old one', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), fc.oneof(text, fc.string()), (was, now) => {
        const pieces = diffWords(was, now);
        expect(textOf(pieces)).toBe(now);
        expect(textOf(pieces, () => false)).toBe(was);
      }),
    );
  });

  test('each change can be taken by itself', () => {
    const pieces = diffWords('He go home. It are late.', 'He goes home. It is late.');
    expect(changesIn(pieces)).toEqual([
      { kind: 'change', was: 'go', now: 'goes' },
      { kind: 'change', was: 'are', now: 'is' },
    ]);
    expect(textOf(pieces, (change) => change === 1)).toBe('He go home. It is late.');
  });
});

test('words are whole, and neighbours are one change', () => {
  expect(diffWords('we seen alot there', 'we saw a lot there')).toEqual([
    { kind: 'same', text: 'we ' },
    { kind: 'change', was: 'seen alot', now: 'saw a lot' },
    { kind: 'same', text: ' there' },
  ]);
});

test('equal texts are one piece, nothing is none', () => {
  expect(diffWords('a b\nc', 'a b\nc')).toEqual([{ kind: 'same', text: 'a b\nc' }]);
  expect(diffWords('', '')).toEqual([]);
});

describe('long texts', () => {
  const line = (seed: number) =>
    `${Array.from({ length: 12 }, (_, at) => `w${(seed * 31 + at * 7) % 997}`).join(' ')}\n`;
  const long = Array.from({ length: 2_000 }, (_, at) => line(at)).join('');

  test.each([
    ['a word in each tenth line', long.replaceAll(/(w1\d\d) /g, '$1x ')],
    ['everything different', long.replaceAll('w', 'v')],
    ['one line without an end', long.replaceAll('\n', ' ')],
    ['everything in another order', long.split('\n').toReversed().join('\n')],
  ])('of a hundred kilobytes are compared at once: %s', (_, now) => {
    expect(long.length).toBeGreaterThan(90_000);
    const effort = measureEffort();
    const pieces = diffWords(long, now);
    expect(effort()).toBeLessThan(cpuLimit(1_000));
    expect(textOf(pieces)).toBe(now);
  });
});

test('numbers, addresses and joined words are changed whole', () => {
  expect(diffWords('It costs EUR 1,284.50 now', 'It costs EUR 1,295.50 now')).toEqual([
    { kind: 'same', text: 'It costs EUR ' },
    { kind: 'change', was: '1,284.50', now: '1,295.50' },
    { kind: 'same', text: ' now' },
  ]);
});
