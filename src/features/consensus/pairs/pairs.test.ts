/** How well claims are matched, measured on labelled pairs, by words alone and with sentence embeddings. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useRealModels } from '#kit/models/real-models.testing.ts';
import type { Verdict } from '../claims/match.server.ts';
import { nearnessBy } from '../claims/vectors.ts';
import { judge, scoreOf, verdicts, type LabelledPair } from './score.testing.ts';

/** Precision and recall in hundredths, of same, contrary and unrelated; they may only rise. */
const least: Readonly<Record<string, readonly number[]>> = {
  'own.json, words': [100, 100, 100, 96, 96, 100],
  'own.json, meaning': [100, 100, 100, 96, 96, 100],
  'unseen.json, words': [58, 31, 100, 21, 43, 96],
  'unseen.json, meaning': [60, 37, 100, 21, 44, 96],
};

/** `unseen.json` says `label` for `is`: it was written by someone who had not seen any of this. */
const read = (name: string): LabelledPair[] =>
  (
    JSON.parse(fs.readFileSync(path.join(import.meta.dirname, name), 'utf8')) as (LabelledPair & {
      label?: Verdict;
    })[]
  ).map(({ a, b, is, label }) => ({ a, b, is: label ?? is }));
const files = fs.readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
const { host, need } = useRealModels();

function measure(title: string, pairs: readonly LabelledPair[], similarities?: readonly number[]) {
  const judged = judge(pairs, similarities);
  const scores = verdicts.map((verdict) => scoreOf(judged, verdict));
  const told = scores.map(
    ({ precision, recall }, at) =>
      `${verdicts[at]} precision ${precision.toFixed(2)} recall ${recall.toFixed(2)}`,
  );
  console.log(`${title}: ${pairs.length} pairs, ${told.join('; ')}`);
  for (const { is, a, b, judged: one } of judged)
    if (one.is !== is) console.log(`  ${is}, judged ${one.is}: ${a} | ${b} (${one.reason})`);
  for (const [at, value] of scores.flatMap(({ precision, recall }) => [precision, recall]).entries())
    expect(Math.round(value * 1000) / 10).toBeGreaterThanOrEqual(least[title]?.[at] ?? 0);
}

test('our own set holds thirty of each', () => {
  const counts = verdicts.map((verdict) => read('own.json').filter(({ is }) => is === verdict).length);
  expect(counts).toEqual([30, 30, 30]);
});

test.for(files)('%s by words alone', (file) => {
  measure(`${file}, words`, read(file));
});

/** The first run fetches the model. */
test.for(files)('%s with embeddings', { timeout: 300_000 }, async (file, context) => {
  await need('minilm', context);
  const pairs = read(file);
  const similarities: number[] = [];
  for (const { a, b } of pairs) {
    const nearness = await nearnessBy((texts) => host.embed(texts), [a, b], undefined);
    similarities.push(nearness!(a, b)!);
  }
  measure(`${file}, meaning`, pairs, similarities);
});
