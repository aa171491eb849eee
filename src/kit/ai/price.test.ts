import { expect, test } from 'vitest';
import { costOf, creditsFor, estimate, tokensIn, tokensOf } from './price.ts';

const price = { input: 1_250_000, output: 10_000_000 };

test('a million tokens cost what the price says', () => {
  expect(costOf(price, 1e6, 0)).toBe(1_250_000);
  expect(costOf(price, 0, 1e6)).toBe(10_000_000);
  expect(costOf(price, 1, 0)).toBe(2); // whole micro-dollars, never less than it cost
  expect(costOf(null, 5, 5)).toBeNull();
});

test('tokens are guessed rather too high, in any script', () => {
  expect(tokensOf('')).toBe(0);
  expect(tokensOf('hello world')).toBe(4);
  expect(tokensOf('漢字')).toBe(2);
  expect(tokensIn([{ content: [{ type: 'file' }, { type: 'text', text: 'abc' }] }], 'abc')).toBe(
    1 + 8 + 1600 + 1,
  );
});

test('the estimate is the most that a call can cost', () => {
  expect(estimate({ price }, [{ content: 'hello' }], 100)).toBe(costOf(price, 10, 100));
  expect(estimate({ price: null }, [], 100)).toBeNull();
});

test('only the owner’s keys cost credits', () => {
  expect(creditsFor({ source: 'owner' }, 7)).toBe(7);
  expect(creditsFor({ source: 'owner' }, null)).toBe(0);
  for (const source of ['person', 'local', 'bamboo'] as const) expect(creditsFor({ source }, 7)).toBe(0);
});
