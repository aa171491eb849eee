/** How well claims are matched, measured on labelled pairs, by words alone and with sentence embeddings. */
import { expect, test } from 'vitest';
import { useRealModels } from '#kit/models/real-models.testing.ts';
import { nearnessBy } from '../claims/vectors.ts';
import { pairsIn, type LabelledPair } from './pairs.testing.ts';
import { judge, scoreOf, verdicts } from './score.testing.ts';

/** Precision and recall in hundredths, of same, contrary and unrelated; they may only rise. */
const least: Readonly<Record<string, readonly number[]>> = {
  'own, words': [100, 100, 100, 96, 96, 100],
  'own, meaning': [100, 100, 100, 96, 96, 100],
  'work, words': [100, 61, 97, 65, 57, 98],
  'work, meaning': [100, 61, 100, 65, 57, 100],
  'held out, words': [93, 40, 90, 48, 46, 94],
  'held out, meaning': [94, 43, 90, 48, 48, 97],
  'unseen, words': [71, 31, 100, 28, 44, 100],
  'unseen, meaning': [78, 34, 100, 28, 44, 100],
};

/** The matcher was made with the first two in view; of the others only the scores are looked at. */
const sets: Readonly<Record<string, readonly LabelledPair[]>> = {
  own: pairsIn('own.json'),
  work: pairsIn('more.json', 'work'),
  'held out': pairsIn('more.json', 'held out'),
  unseen: pairsIn('unseen.json'),
};
const { host, need } = useRealModels();
/** A model takes some tens of sentences at a time. */
const pairsAtOnce = 16;

function measure(title: string, pairs: readonly LabelledPair[], similarities?: readonly number[]) {
  const judged = judge(pairs, similarities);
  const scores = verdicts.map((verdict) => scoreOf(judged, verdict));
  const told = scores.map(
    ({ precision, recall }, at) =>
      `${verdicts[at]} precision ${precision.toFixed(2)} recall ${recall.toFixed(2)}`,
  );
  console.log(`${title}: ${pairs.length} pairs, ${told.join('; ')}`);
  for (const [at, value] of scores.flatMap(({ precision, recall }) => [precision, recall]).entries())
    expect(Math.round(value * 1000) / 10).toBeGreaterThanOrEqual(least[title]?.[at] ?? 0);
}

test('each set holds as many of each verdict', () => {
  for (const pairs of Object.values(sets))
    for (const verdict of verdicts)
      expect(pairs.filter(({ is }) => is === verdict)).toHaveLength(pairs.length / verdicts.length);
});

test.for(Object.entries(sets))('%s, by words alone', ([name, pairs]) => {
  measure(`${name}, words`, pairs);
});

/** The first run fetches the model. */
test.for(Object.entries(sets))(
  '%s, with embeddings',
  { timeout: 300_000 },
  async ([name, pairs], context) => {
    await need('minilm', context);
    const similarities: number[] = [];
    for (let from = 0; from < pairs.length; from += pairsAtOnce) {
      const some = pairs.slice(from, from + pairsAtOnce);
      const texts = [...new Set(some.flatMap(({ a, b }) => [a, b]))];
      const nearness = await nearnessBy((asked) => host.embed(asked), texts, undefined);
      similarities.push(...some.map(({ a, b }) => nearness!(a, b)!));
    }
    measure(`${name}, meaning`, pairs, similarities);
  },
);
