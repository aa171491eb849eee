import { sentencesOf } from '#language/sentences.ts';
import { expect, test } from 'vitest';
import { askedFor, foundBy } from './found-by.server.ts';
import { oneSlipFrom } from './one-slip.ts';
import { mostPassages, passagesOf } from './passages.ts';

test('a text is cut between sentences, and none is lost', () => {
  const sentences = Array.from(
    { length: 40 },
    (_, at) => `Sentence number ${at} says one thing about bamboo.`,
  );
  const passages = passagesOf(sentences.join(' '));
  expect(passages.length).toBeGreaterThan(2);
  expect(passages.join(' ')).toBe(sentences.join(' '));
  for (const passage of passages) expect(passage).toMatch(/^Sentence .*\.$/);
});

test('what has no sentences is cut all the same, and what has no end is not read to it', () => {
  expect(passagesOf('x'.repeat(2000)).map(({ length }) => length)).toEqual([900, 900, 200]);
  expect(passagesOf('').length).toBe(1);
  expect(passagesOf('A short one. '.repeat(100_000)).length).toBeLessThanOrEqual(mostPassages);
});

test('forms of a word meet, and words of every sentence are not looked for', () => {
  const found = new Set(foundBy('The pandas were walking slowly'));
  for (const [asked] of [askedFor('panda')])
    expect([...found].some((word) => word.startsWith(asked!))).toBe(true);
  expect(askedFor('what is the panda?')).toEqual(['panda']);
  expect(askedFor('who is it')).toEqual(['who', 'is', 'it']);
  expect(askedFor('“...” !!')).toEqual([]);
});

test.for([
  ['bambo', 'bamboo'],
  ['bammboo', 'bamboo'],
  ['banboo', 'bamboo'],
  ['abmboo', 'bamboo'],
  ['панад', 'панда'],
])('%s may be a slip for %s', ([written, meant]) => {
  expect(oneSlipFrom(written!)).toContain(meant);
});

test('in a short word every letter counts', () => {
  expect(oneSlipFrom('cat')).toEqual([]);
});

test('a heading or a tag does not become part of the sentence after it', () => {
  const [passage = ''] = passagesOf('plants, basil\n\nBasil wants six hours of sun. It drinks much.');
  expect(sentencesOf(passage)).toEqual(['plants, basil', 'Basil wants six hours of sun.', 'It drinks much.']);
});
