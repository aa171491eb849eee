/** The trained heads: how they are kept in a file, and what they make of two claims together. */
import {
  chancesOf,
  narrowed,
  weightNames,
  type HeadShape,
  type HeadWeights,
  type Sight,
  type Tokens,
  type WeightName,
} from './head.ts';
import trained from './heads.json' with { type: 'json' };

export interface Head {
  shape: HeadShape;
  weights: HeadWeights;
}

/** Each matrix in whole numbers from -127 to 127 and what one of them is worth. */
interface Packed {
  shape: HeadShape;
  matrices: Record<WeightName, { worth: number; numbers: string }>;
}

export function packed(heads: readonly Head[]): Packed[] {
  return heads.map(({ shape, weights }) => ({
    shape,
    matrices: Object.fromEntries(
      weightNames.map((name) => {
        const worth = weights[name].reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
        const bytes = Int8Array.from(weights[name], (value) => Math.round(value / worth));
        return [name, { worth, numbers: Buffer.from(bytes.buffer).toString('base64') }];
      }),
    ) as Packed['matrices'],
  }));
}

export function unpacked(heads: readonly Packed[]): Head[] {
  return heads.map(({ shape, matrices }) => ({
    shape,
    weights: Object.fromEntries(
      weightNames.map((name) => {
        const { worth, numbers } = matrices[name];
        const bytes = Buffer.from(numbers, 'base64');
        return [
          name,
          Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), (n) => n * worth),
        ];
      }),
    ) as unknown as HeadWeights,
  }));
}

export const heads = unpacked(trained as Packed[]);
const byMeaning = heads.filter(({ shape }) => shape.narrow > 0);
const byWords = heads.filter(({ shape }) => shape.narrow === 0);

/** A sentence as each head sees it: made once, used in every pair. */
export type Seen = readonly Float32Array[];
export const seenBy = (tokens: Tokens): Seen =>
  byMeaning.map(({ shape, weights }) => narrowed(tokens, shape, weights));

export type Chances = readonly [same: number, contrary: number, unrelated: number];

export const chancesByWords = (signs: Float32Array): Chances =>
  mean(byWords.map(({ shape, weights }) => chancesOf(shape, weights, signs, [])));

export const chancesByMeaning = (signs: Float32Array, a: Seen, b: Seen, ab: Sight, ba: Sight): Chances =>
  mean(
    byMeaning.map(({ shape, weights }, at) =>
      chancesOf(shape, weights, signs, [
        { own: a[at]!, far: b[at]!, sight: ab },
        { own: b[at]!, far: a[at]!, sight: ba },
      ]),
    ),
  );

function mean(all: readonly Float32Array[]): Chances {
  const of = (at: number) => all.reduce((sum, chances) => sum + chances[at]!, 0) / all.length;
  return [of(0), of(1), of(2)];
}
