import { expect, test } from 'vitest';
import { countShippedVectors, shippedVector } from '#kit/search/shipped-vectors.server.ts';
import { shippedTexts } from './shipped-texts.server.ts';

test('every text that comes with the program has its vector; if not, run `node scripts/embed-content.ts`', () => {
  const texts = shippedTexts();
  expect(texts.filter((text) => !shippedVector(text))).toEqual([]);
  expect(countShippedVectors()).toBe(texts.length);
});

test('a text that someone wrote has none', () => {
  expect(shippedVector('My own words about bamboo.')).toBeUndefined();
});
