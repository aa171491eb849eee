import { expect, test } from 'vitest';
import { contextWords, costWords, healthWords, priceWords } from './engine-words.ts';

const owner = (input: number, output: number) => ({ source: 'owner' as const, price: { input, output } });

test('prices', () => {
  expect(priceWords(owner(3_000_000, 15_000_000))).toBe('$3 in, $15 out per million tokens');
  expect(priceWords(owner(75_000, 400_000))).toBe('$0.075 in, $0.40 out per million tokens');
  expect(priceWords(owner(20_000, 0))).toBe('$0.02 per million tokens');
  expect(priceWords(owner(0, 0))).toBe('Free');
  expect(priceWords({ source: 'local', price: null })).toBe('Free');
  expect(priceWords({ source: 'owner', price: null })).toBe('Unknown price');
});

test('lengths', () => {
  expect(contextWords(8192)).toBe('Reads up to 8 thousand tokens');
  expect(contextWords(1_048_576)).toBe('Reads up to 1 million tokens');
  expect(contextWords(null)).toBe('Unknown length');
});

test('health', () => {
  const health = { state: 'good', firstTokenMs: 1240, lastFault: null } as const;
  expect(healthWords(health)).toBe('Answering, first words after 1.2 s');
  expect(healthWords({ ...health, firstTokenMs: 12 })).toBe('Answering, first words instantly');
  expect(healthWords({ ...health, state: 'failing', lastFault: 'refused' })).toBe(
    'Down: its key was rejected',
  );
  expect(healthWords({ ...health, state: 'unknown' })).toBe('Not used recently');
});

test('costs', () => {
  expect([0, 40, 25_000, null].map(costWords)).toEqual([
    'free',
    'less than a cent',
    '$0.03',
    'unknown price',
  ]);
});
