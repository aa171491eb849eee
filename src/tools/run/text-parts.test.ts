import { expect, test } from 'vitest';
import { longestPartFor, textParts } from './text-parts.ts';

const paragraphs = Array.from(
  { length: 40 },
  (_, at) => `Paragraph ${at} says one thing. Then it says another.`,
);

test.each([
  ['paragraphs', paragraphs.join('\n\n')],
  ['one line', paragraphs.join(' ')],
  ['no spaces', '字'.repeat(5_000)],
  ['characters of two halves', '🐼'.repeat(2_000)],
  ['nothing', ''],
])('%s: the parts are the whole, and none is too long', (_, text) => {
  const parts = textParts(text, 301);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  for (const part of parts) {
    expect(part.text.length).toBeLessThanOrEqual(301);
    expect(part.text.isWellFormed()).toBe(true);
    expect(text.startsWith(part.text, part.start)).toBe(true);
  }
});

test('a part ends where a paragraph does', () => {
  const parts = textParts(paragraphs.join('\n\n'), 400);
  expect(parts.slice(0, -1).every(({ text }) => text.endsWith('\n\n'))).toBe(true);
});

test('only small engines get parts, and each as much as it can take', () => {
  expect(longestPartFor({ contextTokens: 4_096 })).toBe(Infinity);
  expect(longestPartFor({ small: true, contextTokens: null })).toBe(8_000);
  expect(longestPartFor({ small: true, contextTokens: 4_096 })).toBe(4_915);
  expect(longestPartFor({ small: true, contextTokens: 100 })).toBe(1_500);
});
