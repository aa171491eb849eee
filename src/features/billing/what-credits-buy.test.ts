import { expect, test } from 'vitest';
import { answerPrice, roundly } from './what-credits-buy.ts';

const price = { input: 1_000_000, output: 5_000_000 };

test('the price of an answer is that of the owner’s first engine with a known price', () => {
  expect(
    answerPrice([
      { title: 'Mine', source: 'person', price },
      { title: 'Unknown', source: 'owner', price: null },
      { title: 'Strong', source: 'owner', price },
      { title: 'Bamboo', source: 'bamboo', price: { input: 0, output: 0 } },
    ]),
  ).toEqual({ engine: 'Strong', credits: 4 });
});

test('where nothing costs credits nothing is reckoned', () => {
  expect(answerPrice([{ title: 'Bamboo', source: 'bamboo', price: null }])).toBeNull();
  expect(answerPrice([{ title: 'Gift', source: 'owner', price: { input: 0, output: 0 } }])).toBeNull();
});

test.each([
  [1537, 1500],
  [50, 50],
  [7.9, 7],
  [0.4, 0],
])('%d is roundly %d', (value, rounded) => expect(roundly(value)).toBe(rounded));
