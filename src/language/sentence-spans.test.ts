import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceSpans } from './sentence-spans.ts';
import { sentencesOf } from './sentences.ts';

test.each([
  ['Was it open? No. It was closed.', ['Was it open?', 'No.', 'It was closed.']],
  ['See No. 5 and Fig. 2 for that. It helps.', ['See No. 5 and Fig. 2 for that.', 'It helps.']],
  ['It was J. Smith of Acme Inc. The firm is old.', ['It was J. Smith of Acme Inc.', 'The firm is old.']],
  ['**It is bold.** It is not.', ['**It is bold.**', 'It is not.']],
  ['One line\nand the next.\n- An item\n- Another', ['One line and the next.', '- An item', '- Another']],
  ['熊猫吃竹子。它们很大！', ['熊猫吃竹子。', '它们很大！']],
])('%s', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

test('spans are in order, do not overlap, and hold all that is not white space', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Dr. ', 'No. ', 'It is so. ', '5 p.m. ', 'x', '\n\n', '\n- ', ' ')),
      (parts) => {
        const text = parts.join('');
        const spans = sentenceSpans(text);
        expect(
          spans
            .map(({ start, end }) => text.slice(start, end))
            .join('')
            .replaceAll(/\s/g, ''),
        ).toBe(text.replaceAll(/\s/g, ''));
        for (const [at, { start, end }] of spans.entries()) {
          expect(start).toBeLessThan(end);
          expect(start).toBeGreaterThanOrEqual(spans[at - 1]?.end ?? 0);
        }
      },
    ),
  );
});
