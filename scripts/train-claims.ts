/**
 * Trains the heads of the claim matcher on the labelled groups and pairs: `node scripts/train-claims.ts`.
 * Takes some minutes; each head is trained in a thread of its own, and the same examples give the same weights.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createLog } from '#kit/log.server.ts';
import { createModelHost } from '#kit/models/model-host.server.ts';
import { createPacks } from '#kit/packs/packs.server.ts';
import { claimOf } from '#tools/claims/claims.ts';
import { shapeOf, type HeadShape, type HeadWeights } from '#tools/claims/head.ts';
import { packed } from '#tools/claims/heads.ts';
import { readingOf } from '#tools/claims/match.server.ts';
import { meaningOf, meetingOf, meetingSigns, vectorSize, type Meaning } from '#tools/claims/meaning.ts';
import { groupsOf, pairsOf, topics } from '#features/consensus/pairs/groups.testing.ts';
import { pairsIn, type LabelledPair } from '#features/consensus/pairs/pairs.testing.ts';
import { verdicts } from '#features/consensus/pairs/score.testing.ts';
import { trainHead, type HeadExample } from '#features/consensus/pairs/train-head.testing.ts';

const packsFolder = path.join(import.meta.dirname, '../node_modules/.cache/frenly-packs');
const weightsFile = path.join(import.meta.dirname, '../src/tools/claims/heads.json');

const shapes = { narrow: 32, compared: 32, hidden: 32 };
const training = { rate: 0.002, decay: 0.01, dropout: 0.2, batch: 64 };
/** With meaning, several heads are asked, and their chances averaged. */
const jobs = [
  { seed: 1, byMeaning: true, rounds: 12 },
  { seed: 2, byMeaning: true, rounds: 12 },
  { seed: 3, byMeaning: true, rounds: 12 },
  { seed: 4, byMeaning: false, rounds: 24 },
];
type Job = (typeof jobs)[number];

/** In each round, so many of a group's pairs with each verdict, and how much each counts. */
const drawn = [
  { most: 3, counts: 1.6 },
  { most: 4, counts: 1 },
  { most: 4, counts: 1.2 },
];
/** A pair that stands alone counts for more than one of many. */
const countsAlone = 2;

interface Data {
  flats: Float32Array[];
  groups: HeadExample[][];
  job: Job;
}

if (isMainThread) await main();
else parentPort!.postMessage(trained(workerData as Data));

async function main() {
  const pairs: LabelledPair[][] = [
    ...topics.flatMap(groupsOf).map(pairsOf),
    ...[...pairsIn('own.json'), ...pairsIn('more.json', 'work')].map((pair) => [pair]),
  ];
  const texts = [...new Set(pairs.flat().flatMap(({ a, b }) => [a, b]))];
  const flats = await vectorsOf(texts);
  const meanings = flats.map(meaningOf);
  const place = new Map(texts.map((text, at) => [text, at]));
  const groups = pairs.map((group) => group.map((pair) => exampleOf(pair, place, meanings)));
  const heads = await Promise.all(jobs.map((job) => inThread({ flats, groups, job })));
  fs.writeFileSync(weightsFile, `${JSON.stringify(packed(heads), null, 2)}\n`);
}

/** The signs of the rules, then those of the model. */
function exampleOf(
  { a, b, is }: LabelledPair,
  place: ReadonlyMap<string, number>,
  meanings: Meaning[],
): HeadExample {
  const [one, other] = [place.get(a)!, place.get(b)!];
  const { evidence } = readingOf(claimOf(a), claimOf(b));
  const signs = Float32Array.from([
    ...Object.values(evidence),
    ...meetingOf(meanings[one]!, meanings[other]!).signs,
  ]);
  return { a: one, b: other, signs, is: verdicts.indexOf(is), weight: 1 };
}

function inThread(data: Data): Promise<{ shape: HeadShape; weights: HeadWeights }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function trained({ flats, groups, job }: Data) {
  const { seed, byMeaning, rounds } = job;
  const all = groups[0]![0]!.signs.length;
  const { narrow, compared, hidden } = shapes;
  const shape = byMeaning
    ? shapeOf(vectorSize, narrow, compared, hidden, all)
    : shapeOf(vectorSize, 0, 0, hidden, all - meetingSigns);
  const seen = groups.map((group) =>
    group.map((example) => ({ ...example, signs: example.signs.subarray(0, shape.signs) })),
  );
  const sentences = byMeaning ? flats.map(meaningOf) : [];
  const round = (random: () => number) => shuffled(seen, random).flatMap((group) => drawnFrom(group, random));
  return { shape, weights: trainHead(shape, sentences, round, { ...training, seed, rounds }) };
}

function drawnFrom(group: readonly HeadExample[], random: () => number): HeadExample[] {
  return drawn.flatMap(({ most, counts }, verdict) =>
    shuffled(
      group.filter(({ is }) => is === verdict),
      random,
    )
      .slice(0, most)
      .map((example) => ({
        ...example,
        ...(random() < 0.5 ? { a: example.b, b: example.a } : {}),
        weight: counts * (group.length === 1 ? countsAlone : 1),
      })),
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

async function vectorsOf(texts: string[]): Promise<Float32Array[]> {
  const log = createLog('silent');
  const packs = createPacks({ folder: packsFolder, log });
  const host = createModelHost({ packs, log, mayWrite: () => true });
  try {
    await packs.ensure('minilm');
    const found: Float32Array[] = [];
    for (let from = 0; from < texts.length; from += 64)
      found.push(...(await host.embedTokens(texts.slice(from, from + 64))));
    return found;
  } finally {
    await host.close();
    await packs.close();
  }
}
