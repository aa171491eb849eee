import { expect, test } from 'vitest';
import { datedSentences } from './dated-sentences.ts';

const letter =
  'The garden is coming on well. The trip on 14 May is cancelled. You will get 12 euros back. Please sign the slip by Friday. Warm wishes.';

test('what names a day or an amount and is not in the summary is added, in its own words', () => {
  expect(datedSentences(letter, 'The garden is coming on well.')).toBe(
    '\n\n**Dates and amounts it also mentions**\n\n- The trip on 14 May is cancelled.\n- You will get 12 euros back.\n- Please sign the slip by Friday.',
  );
  expect(datedSentences(letter, 'The trip on 14 May is cancelled.')).not.toContain('cancelled');
});

test('nothing is added where nothing is missing, to long texts, and to texts full of days', () => {
  expect(datedSentences('Bamboo is a grass. It grows fast.', 'Bamboo is a grass.')).toBe('');
  expect(datedSentences(`${letter} ${'Grass grows. '.repeat(2_000)}`, '')).toBe('');
  const year = Array.from({ length: 9 }, (_, at) => `Something happened on ${at + 1} May 1901.`).join(' ');
  expect(datedSentences(year, '')).toBe('');
});
