import { expect, test } from 'vitest';
import { wordsOf } from './sentences.ts';
import { holdsWanted, wantedOf } from './wanted.ts';

const holds = (question: string, text: string) =>
  holdsWanted(wantedOf(question), text, new Set(wordsOf(question)));

test('a day may be named by its order, a sum by the time it is paid for', () => {
  expect(holds('When is the rent due?', 'The rent is due on the third working day of each month.')).toBe(
    true,
  );
  expect(holds('How much is the deposit?', 'The deposit is two months’ rent.')).toBe(true);
  expect(holds('How much is the deposit?', 'The deposit is due at the start.')).toBe(false);
});

test('a name alone at the beginning answers who does just what was asked', () => {
  expect(holds('Who brings the chairs?', 'Ben brings the chairs.')).toBe(true);
  expect(holds('Who brings the chairs?', 'He brings the chairs.')).toBe(false);
  expect(holds('Who is the owner?', 'Water is wet.')).toBe(false);
});
