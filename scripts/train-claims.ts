/**
 * Trains the heads that weigh what the rules read from two claims, on the labelled groups and pairs: `node scripts/train-claims.ts`.
 * The same examples give the same weights. The model that reads two claims together is trained by `scripts/claims-model`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { claimOf } from '#tools/claims/claims.ts';
import { exactly } from '#tools/claims/exact.server.ts';
import type { Chances } from '#tools/claims/claim-models.ts';
import { packHead, signsOf } from '#tools/claims/head.server.ts';
import { readingOf } from '#tools/claims/match.server.ts';
import { groupsOf, pairsOf, topics } from '#features/consensus/pairs/groups.testing.ts';
import { handPairs, pairsIn, type LabelledPair } from '#features/consensus/pairs/pairs.testing.ts';
import { verdicts } from '#features/consensus/pairs/score.testing.ts';
import { trainHead, type HeadExample } from '#features/consensus/pairs/train-head.testing.ts';

const weightsFile = path.join(import.meta.dirname, '../src/tools/claims/heads.json');
/** What the model said of each pair of `hand/`, trained without it and its neighbours. */
const outOfFoldFile = path.join(import.meta.dirname, 'claims-model/out-of-fold.json');
const training = { hidden: 32, rounds: 20, rate: 0.002, decay: 0.01, dropout: 0.15, seed: 4, batch: 64 };

/** In each round, so many of a group's pairs with each verdict, and how much each counts. */
const drawn = [
  { most: 3, counts: 1.6 },
  { most: 4, counts: 1 },
  { most: 4, counts: 1.2 },
];
/** A pair that stands alone counts for more than one of many. */
const countsAlone = 2;

const groups: HeadExample[][] = [
  ...topics.flatMap(groupsOf).map(pairsOf),
  ...[...pairsIn('own.json'), ...pairsIn('more.json', 'work'), ...handPairs('work')].map((pair) => [pair]),
].map((group) => group.map((pair) => exampleOf(pair)));
const byWords = trained((random) => shuffled(groups, random).flatMap((group) => drawnFrom(group, random)));

const outOfFold = JSON.parse(fs.readFileSync(outOfFoldFile, 'utf8')) as Chances[];
const read = handPairs('work').map((pair, at) => exampleOf(pair, outOfFold[at]!));
const withModel = trained((random) => shuffled(read, random));

fs.writeFileSync(weightsFile, `${JSON.stringify({ byWords, withModel }, null, 2)}\n`);

function trained(examplesOfRound: (random: () => number) => HeadExample[]) {
  const { length } = examplesOfRound(() => 0)[0]!.signs;
  return packHead(trainHead(length, examplesOfRound, training));
}

function exampleOf({ a, b, is }: LabelledPair, byModel?: Chances): HeadExample {
  const [one, other] = [claimOf(a), claimOf(b)];
  const reading = readingOf(one, other);
  const signs = signsOf(reading.evidence, exactly(one, other, reading), byModel);
  return { signs, is: verdicts.indexOf(is), weight: 1 };
}

function drawnFrom(group: readonly HeadExample[], random: () => number): HeadExample[] {
  return drawn.flatMap(({ most, counts }, verdict) =>
    shuffled(
      group.filter(({ is }) => is === verdict),
      random,
    )
      .slice(0, most)
      .map((example) => ({ ...example, weight: counts * (group.length === 1 ? countsAlone : 1) })),
  );
}

function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  const mixed = [...values];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}
