/** The same sentence in two answers is agreed, whatever a model or a judge says, and with no model at all. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chances, ClaimModels } from './claim-models.ts';
import { consensusOf } from './consensus.server.ts';
import type { EngineAnswer } from './result.ts';

const answers = (first: string, second: string): EngineAnswer[] => [
  { engine: 'a', family: 'a', text: first },
  { engine: 'b', family: 'b', text: second },
];

const saying = (chances: Chances): ClaimModels => ({
  embed: (texts) => Promise.resolve(texts.map(() => Float32Array.of(1, 0))),
  comparePairs: (pairs) => Promise.resolve(pairs.map(() => chances)),
});
const failing: ClaimModels = {
  embed: () => Promise.reject(new Error('away')),
  comparePairs: () => Promise.reject(new Error('away')),
};

const first =
  'The pool opens on 1 May. Entry costs 4 euros. Children under 6 swim for free. Dogs are not allowed.';
const second =
  'The pool opens on 15 May. Entry costs 4 euros. Children under 6 swim for free. Lockers need a coin.';
const shared = ['Entry costs 4 euros.', 'Children under 6 swim for free.'];

test.for<[string, ClaimModels | undefined]>([
  ['without a model', undefined],
  ['with a model that fails', failing],
  ['with a model that takes all for contrary', saying([0.02, 0.96, 0.02])],
  ['with a model that takes all for unrelated', saying([0.02, 0.02, 0.96])],
])('the same sentence in two texts is agreed %s', async ([, models]) => {
  const found = await consensusOf(answers(first, second), {
    question: '',
    ...(models ? { models } : {}),
    whenModelsFail: () => undefined,
  });
  expect(found.agreed.map(({ words }) => words)).toEqual(shared);
  expect(found.single.map(({ words }) => words)).not.toEqual(expect.arrayContaining([shared[0]]));
});

test('a judge that denies it changes nothing', async () => {
  const { agreed } = await consensusOf(answers(first, second), { judged: () => 'contrary' });
  expect(agreed.map(({ words }) => words)).toEqual(shared);
});

test('quotes, dashes, spaces, numbers in letters and the end of a sentence are no difference; another word is', async () => {
  const doubting = saying([0.02, 0.02, 0.96]);
  const agreedOn = async (one: string, other: string) =>
    (await consensusOf(answers(one, other), { models: doubting })).agreed.length;
  expect(await agreedOn('The shop’s door is open 9–17.', "the shop's  door is open 9-17")).toBe(1);
  expect(await agreedOn('The pool opens on 1 May.', 'The pool opens on May 1st.')).toBe(1);
  expect(await agreedOn('Children under 6 swim for free.', 'Children under six swim for free.')).toBe(1);
  expect(await agreedOn('The shop opens at 9:00.', 'The shop opens at 9:30.')).toBe(0);
  expect(await agreedOn('The pool opens before 1 May.', 'The pool opens after May 1.')).toBe(0);
});

test('what is said of “it” is the same only where it is the same thing', async () => {
  const doubting = saying([0.02, 0.02, 0.96]);
  const heights = (tower: string) => `${tower} is a tower. It is 330 m tall.`;
  const { agreed } = await consensusOf(answers(heights('Eiffel'), heights('Skytree')), { models: doubting });
  expect(agreed).toEqual([]);
});

test('a text compared with itself agrees on every sentence, whatever the model says', async () => {
  const sentences = [...first.split(/(?<=\.) /), 'The cellar is damp.', 'Heating is included in the rent.'];
  const chances = fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([one, other]): Chances => [one / 3, other / 3, 1 - (one + other) / 3]);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(sentences, { minLength: 1 }), chances, async (some, model) => {
      const found = await consensusOf(answers(some.join(' '), some.join(' ')), { models: saying(model) });
      expect(found.agreed).toHaveLength(some.length);
      expect([...found.single, ...found.contested]).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
