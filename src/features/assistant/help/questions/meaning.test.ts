import { expect, test } from 'vitest';
import { useRealModels } from '#kit/models/real-models.testing.ts';
import { createHelpLibrary } from '../library.server.ts';
import { productArticles } from '../product-articles.testing.ts';
import { openByMeaning } from './meaning.testing.ts';

const { need, ...models } = useRealModels();
/** Enough to be mistaken, few enough that their vectors are soon made. */
const articles = productArticles.slice(0, 8);

test('the model finds the article that a question means', { timeout: 300_000 }, async (context) => {
  await need('minilm', context);
  const { find } = await openByMeaning(createHelpLibrary([{ articles: () => articles }]), models);
  const firstFor = async (question: string) => (await find({ question }))[0]!.article.slug;
  expect(await firstFor('can i call my little bear something else than bamboozle')).toBe('adopt-a-panda');
  expect(await firstFor('get rid of the strip with old news that shows above everything')).toBe(
    'announcement',
  );
  expect(await firstFor('oops, pushed my fk_ secret to a public repo, what now')).toBe('api-keys');
});
