/** How well the help is found by meaning, in full; `meaning.test.ts` tries it on a few articles. */
import { expect, test } from 'vitest';
import { useMeaning } from './meaning.testing.ts';
import { answered, createLibrary, examination, measure } from './measure.testing.ts';

/** May only rise. */
const leastByMeaning = 112;
const leastOfExamination = 54;
/** Of those that are found, quoted without a doubt. */
const leastSureByMeaning = 102;

const { need, ready } = useMeaning(createLibrary());

test('finds', { timeout: 300_000 }, async (context) => {
  await need('minilm', context);
  const { first, sure } = await measure('by meaning', await ready());
  expect(first).toBeGreaterThanOrEqual(leastByMeaning);
  expect(sure).toBeGreaterThanOrEqual(leastSureByMeaning);
});

test('passes the examination', { timeout: 300_000 }, async (context) => {
  await need('minilm', context);
  const { first } = await measure('examination by meaning', await ready(), examination);
  expect(first).toBeGreaterThanOrEqual(leastOfExamination);
});

test('does not answer what is not in the help', { timeout: 300_000 }, async (context) => {
  await need('minilm', context);
  expect(await answered(await ready())).toEqual([]);
});
