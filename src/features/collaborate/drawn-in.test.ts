import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import { changesOfText } from '#tools/work/merge-text.ts';
import { drawnIn } from './drawn-in.ts';

test('what is applied to the newer text stands beside the changes that led to it', () => {
  const [before, after, applied] = [
    'We go there Monday, definately.',
    'We went there Monday, definitely.',
    'We went there Sunday, definitely.',
  ];
  expect(drawnIn(diffWords(before, after), changesOfText(after, applied))).toEqual([
    { text: 'We ' },
    { was: 'go', now: 'went', number: 0 },
    { text: ' there ' },
    { was: 'Monday', now: 'Sunday' },
    { text: ', ' },
    { was: 'definately', now: 'definitely', number: 1 },
    { text: '.' },
  ]);
});

test('read with every change it is the newest text, whatever overlaps', () => {
  const words = fc
    .array(fc.constantFrom('the', 'panda', ' ', '  ', '\n', '.', 'eats'), { maxLength: 25 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(words, words, words, (before, after, newest) => {
      fc.pre(before + after !== '');
      const drawn = drawnIn(diffWords(before, after), changesOfText(after, newest));
      expect(drawn.map((one) => ('text' in one ? one.text : one.now)).join('')).toBe(newest);
    }),
  );
});
