/** What is not in the help is not answered from it, by words alone; `help.eval.ts` measures what is found. */
import { expect, test } from 'vitest';
import { withoutModel } from '../product-articles.testing.ts';
import { answeredElsewhere, createLibrary } from './measure.testing.ts';

test('does not answer what is not in the help', async () => {
  expect(await answeredElsewhere(await createLibrary().open(withoutModel))).toEqual([]);
});

test.each(['asdf qwer zxcv', '', '?!'])('%j is no question', async (question) => {
  const { find } = await createLibrary().open(withoutModel);
  expect((await find({ question }))[0]!.sureness).toBeLessThan(0.1);
});
