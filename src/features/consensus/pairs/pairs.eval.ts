/** How well claims are matched on labelled pairs, by words alone and with the model that reads both. Nothing was learned from any of these. */
import path from 'node:path';
import { openModels } from '#kit/models/open-models.testing.ts';
import { defineEval, NotMeasured, shareOf, type EvalSet } from '#testing/evals/eval.ts';
import type { Chances } from '#tools/claims/claim-models.ts';
import { groupsIn, pairsOf } from './groups.testing.ts';
import { handPairs, pairsIn, pairsInLines, type LabelledPair } from './pairs.testing.ts';
import { judge } from './score.testing.ts';

const { host, fetchPack, close } = openModels();

/** How sure to be was chosen on all but the last, which someone who knew neither code nor pairs wrote; it has been looked at since. */
const sets: readonly (readonly [name: string, use: EvalSet['use'], pairs: LabelledPair[]])[] = [
  ['held out', 'used for development', pairsIn('more.json', 'held out')],
  ['unseen', 'used for development', pairsIn('unseen.json')],
  ['final', 'used for development', groupsIn(path.join(import.meta.dirname, 'final.txt')).flatMap(pairsOf)],
  ['written by hand, last lines', 'used for development', handPairs('held out')],
  ['adversarial', 'used for development', pairsInLines('../adversarial/kept-pairs.jsonl')],
];

function figuresOf(pairs: readonly LabelledPair[], byModel?: readonly Chances[]) {
  const judged = judge(pairs, byModel);
  const of = (is: string) => judged.filter((pair) => pair.is === is).length;
  const as = (is: string, found: string) =>
    judged.filter((pair) => pair.is === is && pair.judged.is === found).length;
  const others = pairs.length - of('same');
  return {
    'agreements found': shareOf(as('same', 'same'), of('same')),
    'false agreements': shareOf(as('contrary', 'same') + as('unrelated', 'same'), others),
    'contradictions found': shareOf(as('contrary', 'contrary'), of('contrary')),
    'false contradictions': shareOf(
      as('same', 'contrary') + as('unrelated', 'contrary'),
      pairs.length - of('contrary'),
    ),
  };
}

async function chancesFor(pairs: readonly LabelledPair[]): Promise<readonly Chances[]> {
  const missing = await fetchPack('minilm');
  if (missing) throw new NotMeasured(missing);
  return host.compareClaims(pairs.map(({ a, b }) => [a, b]));
}

export default defineEval({
  title: 'Consensus: pairs of claims',
  sets: sets.flatMap(([name, use, pairs]) => [
    { name: `${name}, by words`, size: pairs.length, use, measure: async () => figuresOf(pairs) },
    {
      name: `${name}, with the model`,
      size: pairs.length,
      use,
      measure: async () => figuresOf(pairs, await chancesFor(pairs)),
    },
  ]),
  close,
});
