import { expect, test } from 'vitest';
import { checkResult } from './check-result.ts';

const material = 'The mill of 1784 burned down in 1820 and was rebuilt in stone by its owner.';
const of = (text: string) => checkResult({ isDone: true, isByEngine: true, text }, material, {});

test('a plain result passes every check', () => {
  expect(Object.values(of('1. The mill burned down in 1820. [3]')).every(Boolean)).toBe(true);
});

test('a preface, another language and a new figure are each found', () => {
  expect(of('Sure! Here is the summary:\n\nThe mill burned down.').clean).toBe(false);
  const german = 'Die Mühle ist im Jahr 1820 abgebrannt und wurde von dem Besitzer aus Stein wieder gebaut.';
  expect(of(german)['right language']).toBe(false);
  expect(of('The mill burned down in 1821.')['no figure added']).toBe(false);
});

test('what answers from elsewhere may have figures of its own', () => {
  const answer = { isDone: true, isByEngine: true, text: 'It is 42 kilometres long.' };
  expect(checkResult(answer, null, {})['no figure added']).toBe(true);
});
