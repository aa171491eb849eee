import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, wordParts } from './grammar-turns.ts';

const paragraph = `${'The mill was built in 1784. '.repeat(20).trim()}\n\n`;

test('the parts of a text are the text, each short, and no character is halved', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 400 }),
          fc.constant(paragraph),
          fc.constant('😀'.repeat(900)),
        ),
        {
          maxLength: 12,
        },
      ),
      (pieces) => {
        const text = pieces.join('');
        const parts = [...partsOf(text)];
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const part of parts) {
          expect(text.startsWith(part.text, part.start)).toBe(true);
          expect(part.text.length).toBeLessThanOrEqual(2_000);
          if (text.isWellFormed()) expect(part.text.isWellFormed()).toBe(true);
        }
      },
    ),
  );
});

test('a text is cut between paragraphs where it has some', () => {
  for (const { text } of partsOf(paragraph.repeat(12))) expect(text.endsWith('1784.\n\n')).toBe(true);
});

test('words are looked up once each, a few at a time', () => {
  const words = Array.from({ length: 90 }, (_, at) => `word${at % 50}`);
  const parts = [...wordParts(words)];
  expect(parts.map(({ length }) => length)).toEqual([20, 20, 10]);
  expect(new Set(parts.flat()).size).toBe(50);
});
