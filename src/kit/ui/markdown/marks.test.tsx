import { expect, test } from 'vitest';
import { bare, drawn } from './drawn.testing.tsx';
import type { ClaimMark } from './marks.ts';

function mark(source: string, words: string, more: Partial<ClaimMark> = {}): ClaimMark {
  const start = source.indexOf(words);
  return { start, end: start + words.length, id: 'c1', tone: 'agreed', active: false, ...more };
}

/** The words under each mark, in order. */
const marked = (source: string, ...marks: ClaimMark[]) =>
  [...bare(source, { marks }).matchAll(/<mark data-claim="(\w+)"[^>]*>(.*?)<\/mark>/gs)].map(
    ([, id, words]) => `${id}: ${words}`,
  );

test.each<[where: string, source: string, words: string, marked: string[]]>([
  ['a sentence', 'One. Two is here. Three.', 'Two is here.', ['Two is here.']],
  ['emphasis', 'It is **very tall** today.', 'is **very tall** to', ['is ', 'very tall', ' to']],
  ['part of emphasis', 'It is **very tall**.', 'tall**', ['tall']],
  ['list items', '- one here\n- two here', 'two here', ['two here']],
  ['items of lists in lists', '1. a\n   - deep words\n2. b', 'deep words', ['deep words']],
  ['lines of a quote', '> a\n> b', 'a\n> b', ['a\n', ' b']],
  ['cells', '| a | b |\n|---|---|\n| tall | 330 m |', 'tall | 330 m', ['tall', '330 m']],
  ['links', 'See [the tower](https://a.example) now.', '[the tower](https://a.example)', ['the tower']],
  ['code spans', 'Run `npm start` first.', 'Run `npm start`', ['Run ', 'npm start']],
  ['escapes and entities', '5 \\* 3 &amp; 2', '\\* 3 &amp;', ['*', ' 3 ', '&amp;']],
  ['formulas', 'So $x=1$ holds.', 'So $x=1$', ['So ', '<code>x=1</code>']],
  ['headings', '## The title ##', 'title', ['title']],
  ['bare addresses', 'at www.a.example now', 'www.a.example', ['www.a.example']],
])('marks words in %s', (_where, source, words, expected) => {
  expect(marked(source, mark(source, words))).toEqual(expected.map((part) => `c1: ${part}`));
});

test('nothing else changes', () => {
  const source = 'A **b** `c`\n\n- d [e](/f)\n\n| g |\n|---|\n| h |';
  const all = mark(source, source);
  expect(bare(source, { marks: [all] }).replaceAll(/<\/?mark[^>]*>/g, '')).toBe(bare(source));
});

test('of marks over one another the active one shows, then the shortest', () => {
  const source = 'one two three';
  const whole = mark(source, source, { id: 'a' });
  const inner = mark(source, 'two', { id: 'b' });
  expect(marked(source, whole, inner)).toEqual(['a: one ', 'b: two', 'a:  three']);
  expect(marked(source, { ...whole, active: true }, inner)).toEqual(['a: one ', 'a: two', 'a:  three']);
});

test('the keyboard stops once at each claim, where someone listens', () => {
  const source = 'It is **very tall** today. Yes.';
  const marks = [mark(source, '**very tall** today'), mark(source, 'Yes.', { id: 'c2' })];
  expect(drawn(source, { marks, onMark: () => {} }).match(/tabindex="0"/g)).toHaveLength(2);
  expect(drawn(source, { marks })).not.toContain('tabindex');
});
