/** What models on this machine say of claims; they may or may not be there. */
import type { PairChances as Chances } from '#kit/models/calls.ts';

export type { Chances };

export interface ClaimModels {
  /** A vector of length 1 for each text: the product of two says how near they are in meaning. */
  embed(texts: string[]): Promise<readonly Float32Array[]>;
  /** Two claims read together. */
  comparePairs(pairs: [string, string][]): Promise<readonly Chances[]>;
  /** How many of the pairs have been read. */
  onCompared?: ((done: number, of: number) => void) | undefined;
}

/** A model reads some 150 sentences in a second; the rest is matched by words. */
const mostEmbedded = 300;

/** And some thirty pairs. */
const mostCompared = 200;

/** Asked in parts, so that a slow machine shows how far it is, and is waited for as long as it gets further. */
const embeddedAtOnce = 32;
const comparedAtOnce = 16;

/** The first pairs, the likeliest, read together. */
export async function comparing(
  { comparePairs, onCompared }: ClaimModels,
  pairs: readonly [string, string][],
): Promise<Chances[]> {
  const asked = pairs.slice(0, mostCompared);
  const chances: Chances[] = [];
  for (let from = 0; from < asked.length; from += comparedAtOnce) {
    onCompared?.(from, asked.length);
    chances.push(...(await comparePairs(asked.slice(from, from + comparedAtOnce))));
  }
  return chances;
}

/** The meaning of each text. */
export async function meaningsBy(
  { embed }: ClaimModels,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Float32Array>> {
  const asked = texts.slice(0, mostEmbedded);
  const meanings = new Map<string, Float32Array>();
  for (let from = 0; from < asked.length; from += embeddedAtOnce) {
    const some = asked.slice(from, from + embeddedAtOnce);
    for (const [at, vector] of (await embed(some)).entries()) meanings.set(some[at]!, vector);
  }
  return meanings;
}

export function similarityOf(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}
