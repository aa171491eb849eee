/**
 * How well claims are matched, measured on labelled pairs, by words alone and with MiniLM.
 * Every run measures the pairs held out; `npm run soak` measures all sets.
 */
import path from 'node:path';
import { expect, test } from 'vitest';
import { useRealModels } from '#kit/models/real-models.testing.ts';
import { understood, type Understood } from '#tools/claims/vectors.ts';
import { groupsIn, pairsOf } from './groups.testing.ts';
import { pairsIn, type LabelledPair } from './pairs.testing.ts';
import { judge, scoreOf, verdicts } from './score.testing.ts';

interface Measured {
  pairs: readonly LabelledPair[];
  /** Precision and recall in hundredths, of same, contrary and unrelated; they may only rise. */
  words: readonly number[];
  meaning: readonly number[];
}

/** Nothing was learned from any of these. How sure to be was chosen on the first, and then on the last after its first run. */
const sets: Readonly<Record<string, Measured>> = {
  'held out': {
    pairs: pairsIn('more.json', 'held out'),
    words: [91, 56, 90, 48, 51, 94],
    meaning: [95, 62, 100, 56, 56, 100],
  },
  unseen: {
    pairs: pairsIn('unseen.json'),
    words: [70, 53, 83, 31, 50, 93],
    meaning: [83, 62, 80, 25, 50, 96],
  },
  final: {
    pairs: groupsIn(path.join(import.meta.dirname, 'final.txt')).flatMap(pairsOf),
    words: [78, 60, 89, 28, 52, 100],
    meaning: [75, 70, 90, 31, 58, 100],
  },
};
const measured = Object.entries(sets).filter(([name]) => name === 'held out' || process.env.SOAK === 'true');
const { host, need } = useRealModels();
/** A model takes some tens of sentences at a time. */
const textsAtOnce = 32;

function measure(
  title: string,
  pairs: readonly LabelledPair[],
  least: readonly number[],
  meanings?: ReadonlyMap<string, Understood>,
) {
  const judged = judge(pairs, meanings);
  const scores = verdicts.map((verdict) => scoreOf(judged, verdict));
  const told = scores.map(
    ({ precision, recall }, at) =>
      `${verdicts[at]} precision ${precision.toFixed(3)} recall ${recall.toFixed(3)}`,
  );
  console.log(`${title}: ${pairs.length} pairs, ${told.join('; ')}`);
  const reached = scores.flatMap(({ precision, recall }) => [precision, recall]);
  expect(reached).toHaveLength(least.length);
  for (const [at, value] of reached.entries())
    expect(Math.round(value * 1000) / 10).toBeGreaterThanOrEqual(least[at]!);
}

test.for(measured)('%s, by words alone', ([name, { pairs, words }]) => {
  measure(`${name}, words`, pairs, words);
});

/** The first run fetches the model. */
test.for(measured)('%s, with MiniLM', { timeout: 300_000 }, async ([name, { pairs, meaning }], context) => {
  await need('minilm', context);
  const texts = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))];
  const meanings = new Map<string, Understood>();
  for (let from = 0; from < texts.length; from += textsAtOnce) {
    const some = texts.slice(from, from + textsAtOnce);
    for (const [at, vectors] of (await host.embedTokens(some)).entries())
      meanings.set(some[at]!, understood(vectors));
  }
  measure(`${name}, meaning`, pairs, meaning, meanings);
});
