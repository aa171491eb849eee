import { expect, test } from 'vitest';
import { createHelpLibrary } from '../library.server.ts';
import { productArticles } from '../product-articles.testing.ts';
import { useMeaning } from './meaning.testing.ts';
import { dev, measure } from './measure.testing.ts';

/** Enough to be mistaken, few enough that their vectors are soon made. */
const articles = productArticles.slice(0, 8);
const { need, ready } = useMeaning(createHelpLibrary([{ articles: () => articles }]));

test('the model finds the article that a question means', { timeout: 300_000 }, async (context) => {
  await need('minilm', context);
  const asked = dev.filter(({ article }) => articles.some(({ slug }) => slug === article));
  expect(asked.length).toBeGreaterThan(4);
  const { first } = await measure('a few articles by meaning', await ready(), asked);
  expect(first / asked.length).toBeGreaterThanOrEqual(0.9);
});
