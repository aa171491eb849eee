/** Learns how much each sign counts from the pairs to work on: `node scripts/train-claims.ts`. */
import fs from 'node:fs';
import path from 'node:path';
import { createLog } from '#kit/log.server.ts';
import { createModelHost } from '#kit/models/model-host.server.ts';
import { createPacks } from '#kit/packs/packs.server.ts';
import { claimOf, type Claim } from '#features/consensus/claims/claims.ts';
import { signs, type Sign } from '#features/consensus/claims/evidence.server.ts';
import { readingOf, type Verdict } from '#features/consensus/claims/match.server.ts';
import { nearnessBy } from '#features/consensus/claims/vectors.ts';
import { learn, type Example } from '#features/consensus/pairs/learn.testing.ts';
import { pairsIn, type LabelledPair } from '#features/consensus/pairs/pairs.testing.ts';

/** No table knows every opposite: contrary pairs count once more, as they look where the opposite is an unknown word. */
const countsUnknown = 0.5;
const ofDifferences: ReadonlySet<Sign> = new Set(['byFigure', 'byName', 'byDenial']);
const packsFolder = path.join(import.meta.dirname, '../node_modules/.cache/frenly-packs');

function examplesOf(
  verdict: Exclude<Verdict, 'unrelated'>,
  { a, b, is }: LabelledPair,
  similarity?: number,
): Example[] {
  const options = similarity === undefined ? {} : { similarity };
  const [one, other] = [claimOf(a), claimOf(b)];
  const { alignment, difference, apart, evidence } = readingOf(one, other, options);
  if (apart) return [];
  if ((difference ? 'contrary' : 'same') === verdict) return [{ evidence, right: is === verdict, counts: 1 }];
  const opposites = new Set(
    alignment.pairs.filter(({ relation }) => relation === 'opposite').map((pair) => pair.b.at),
  );
  if (is !== 'contrary' || opposites.size === 0) return [];
  const unknowing = readingOf(one, withUnknown(other, opposites), options);
  if (unknowing.difference || unknowing.apart) return [];
  return [{ evidence: unknowing.evidence, right: false, counts: countsUnknown }];
}

function withUnknown(claim: Claim, places: ReadonlySet<number>): Claim {
  const unknown = { word: 'xqz', root: 'xqz', parts: ['xqz'], isName: false };
  return {
    ...claim,
    items: claim.items.map((item) => (places.has(item.at) ? { ...item, ...unknown } : item)),
  };
}

async function similaritiesOf(pairs: readonly LabelledPair[]): Promise<number[]> {
  const log = createLog('silent');
  const packs = createPacks({ folder: packsFolder, log });
  const host = createModelHost({ packs, log, mayWrite: () => true });
  try {
    await packs.ensure('minilm');
    const found: number[] = [];
    for (const { a, b } of pairs) {
      const nearness = await nearnessBy((texts) => host.embed(texts), [a, b], undefined);
      found.push(nearness!(a, b)!);
    }
    return found;
  } finally {
    await host.close();
    await packs.close();
  }
}

const pairs = [...pairsIn('own.json'), ...pairsIn('more.json', 'work')];
const similarities = await similaritiesOf(pairs);

function learnFor(verdict: Exclude<Verdict, 'unrelated'>, given: readonly number[] | undefined) {
  const known = signs.filter(
    (sign) => (given || sign !== 'similarity') && (verdict === 'contrary' || !ofDifferences.has(sign)),
  );
  return learn(
    pairs.flatMap((pair, at) => examplesOf(verdict, pair, given?.[at])),
    known,
  );
}

const weights = {
  meaning: { same: learnFor('same', similarities), contrary: learnFor('contrary', similarities) },
  words: { same: learnFor('same', undefined), contrary: learnFor('contrary', undefined) },
};
fs.writeFileSync(
  path.join(import.meta.dirname, '../src/features/consensus/claims/weights.json'),
  `${JSON.stringify(weights, null, 2)}\n`,
);
