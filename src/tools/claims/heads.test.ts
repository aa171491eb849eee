import { expect, test } from 'vitest';
import { claimOf } from './claims.ts';
import { alignmentOf, chancesOf, narrowed, shapeOf, type Tokens } from './head.ts';
import { chancesByWords, heads, packed, unpacked, type Head } from './heads.ts';
import { readingOf } from './match.server.ts';
import { meetingSigns } from './meaning.ts';
import { freshWeights, randomFrom, trainHead } from '#features/consensus/pairs/train-head.testing.ts';

const signsOf = (a: string, b: string) => Object.values(readingOf(claimOf(a), claimOf(b)).evidence);

function chancesWith({ shape, weights }: Head, signs: Float32Array, a?: Tokens, b?: Tokens): number[] {
  if (!a || !b) return [...chancesOf(shape, weights, signs, [])];
  const { ab, ba } = alignmentOf(a, b);
  const [one, other] = [narrowed(a, shape, weights), narrowed(b, shape, weights)];
  const sides = [
    { own: one, far: other, sight: ab },
    { own: other, far: one, sight: ba },
  ];
  return [...chancesOf(shape, weights, signs, sides)];
}

test('the heads that are kept were trained on the signs that are read', () => {
  const signs = signsOf('Bats are blind.', 'Bats are not blind.').length;
  for (const { shape } of heads) expect(shape.signs).toBe(shape.narrow > 0 ? signs + meetingSigns : signs);
  expect(heads.some(({ shape }) => shape.narrow > 0)).toBe(true);
  expect(heads.some(({ shape }) => shape.narrow === 0)).toBe(true);
});

test('chances are of one whole', () => {
  const signs = signsOf('Bats are blind.', 'Bats are not blind.');
  const sum = chancesByWords(Float32Array.from(signs)).reduce((all, one) => all + one, 0);
  expect(sum).toBeCloseTo(1);
});

test('what is packed comes out as it was, but for the rounding', () => {
  const shape = shapeOf(8, 4, 4, 4, 3);
  const weights = freshWeights(shape, randomFrom(1));
  const [head] = unpacked(packed([{ shape, weights }]));
  expect(head!.shape).toEqual(shape);
  for (const [at, value] of weights.compare.entries())
    expect(head!.weights.compare[at]).toBeCloseTo(value, 1);
});

test('the same examples give the same weights, and they tell right from wrong', () => {
  const shape = shapeOf(8, 0, 0, 8, 3);
  const examples = [0, 1, 2].map((is) => ({
    a: 0,
    b: 0,
    signs: Float32Array.from([0, 1, 2], (at) => Number(at === is)),
    is,
    weight: 1,
  }));
  const training = { rounds: 300, rate: 0.02, decay: 0, dropout: 0, seed: 1, batch: 3 };
  const weights = trainHead(shape, [], () => examples, training);
  expect(trainHead(shape, [], () => examples, training)).toEqual(weights);
  for (const { signs, is } of examples) {
    const chances = chancesWith({ shape, weights }, signs);
    expect(chances.indexOf(Math.max(...chances))).toBe(is);
  }
});

test('the slope is that of the loss: comparing pieces of words is learned, too', () => {
  const size = 6;
  const shape = shapeOf(size, 4, 6, 6, 1);
  const piece = (way: number) => ({
    count: 2,
    unit: Float32Array.from({ length: 2 * size }, (_, at) => (at % size === way ? 6 : 0)),
  });
  const sentences = [0, 1, 2].map((way) => ({ tokens: piece(way) }));
  // The same sentence twice, and two others, which no sign tells apart.
  const examples = [
    { a: 0, b: 0, is: 0 },
    { a: 0, b: 1, is: 1 },
    { a: 1, b: 2, is: 2 },
  ].map((one) => ({ ...one, signs: new Float32Array(1), weight: 1 }));
  const training = { rounds: 400, rate: 0.02, decay: 0, dropout: 0, seed: 3, batch: 3 };
  const weights = trainHead(shape, sentences, () => examples, training);
  for (const { a, b, is } of examples) {
    const chances = chancesWith(
      { shape, weights },
      new Float32Array(1),
      sentences[a]!.tokens,
      sentences[b]!.tokens,
    );
    expect(chances[is]).toBeGreaterThan(0.8);
  }
});
