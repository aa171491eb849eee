/** How well the help is found by words alone; `meaning.soak.test.ts` measures it with the model. */
import { describe, expect, test } from 'vitest';
import { withoutModel } from '../product-articles.testing.ts';
import { answered, createLibrary, measure } from './measure.testing.ts';

/** May only rise. */
const leastByWords = 108;
/** Of those that are found, quoted without a doubt. */
const leastSureByWords = 86;

describe('by words', () => {
  test('finds', async () => {
    const { first, sure } = await measure('by words', await createLibrary().open(withoutModel));
    expect(first).toBeGreaterThanOrEqual(leastByWords);
    expect(sure).toBeGreaterThanOrEqual(leastSureByWords);
  });

  test('does not answer what is not in the help', async () => {
    expect(await answered(await createLibrary().open(withoutModel))).toEqual([]);
  });

  test.each(['asdf qwer zxcv', '', '?!'])('%j is no question', async (question) => {
    const { find } = await createLibrary().open(withoutModel);
    expect((await find({ question }))[0]!.sureness).toBeLessThan(0.1);
  });
});
