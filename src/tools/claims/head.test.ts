import { expect, test } from 'vitest';
import { freshWeights, randomFrom, trainHead } from '#features/consensus/pairs/train-head.testing.ts';
import { claimOf } from './claims.ts';
import { exactly } from './exact.server.ts';
import type { Chances } from './claim-models.ts';
import { chancesOf, heads, packHead, signsOf, unpackHead } from './head.server.ts';
import { readingOf } from './match.server.ts';

function signsRead(a: string, b: string, byModel?: Chances) {
  const [one, other] = [claimOf(a), claimOf(b)];
  const reading = readingOf(one, other);
  return signsOf(reading.evidence, exactly(one, other, reading), byModel);
}

const cases = [
  ['byWords', undefined],
  ['withModel', [0.1, 0.8, 0.1]],
] as const;

test.for(cases)(
  'the head %s was trained on the signs that are read, and its chances add up to 1',
  ([name, byModel]) => {
    const signs = signsRead('Bats are blind.', 'Bats are not blind.', byModel);
    expect(heads[name].signs).toBe(signs.length);
    expect(chancesOf(heads[name], signs).reduce((all, one) => all + one, 0)).toBeCloseTo(1);
  },
);

test('what is packed comes out as it was, but for the rounding', () => {
  const weights = freshWeights(3, 4, randomFrom(1));
  const unpacked = unpackHead(packHead({ signs: 3, hidden: 4, weights }));
  expect(unpacked).toMatchObject({ signs: 3, hidden: 4 });
  for (const [at, value] of weights.hidden.entries())
    expect(unpacked.weights.hidden[at]).toBeCloseTo(value, 1);
});

test('the same examples give the same weights, and they tell right from wrong', () => {
  const examples = [0, 1, 2].map((is) => ({
    signs: Float32Array.from([0, 1, 2], (at) => Number(at === is)),
    is,
    weight: 1,
  }));
  const training = { hidden: 8, rounds: 300, rate: 0.02, decay: 0, dropout: 0, seed: 1, batch: 3 };
  const trained = trainHead(3, () => examples, training);
  expect(trainHead(3, () => examples, training)).toEqual(trained);
  for (const { signs, is } of examples) {
    const chances = chancesOf(trained, signs);
    expect(chances.indexOf(Math.max(...chances))).toBe(is);
  }
});
