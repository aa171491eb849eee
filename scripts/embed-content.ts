/**
 * Computes the vectors of the texts that come with the program: `node scripts/embed-content.ts`. Only texts that changed are read by the
 * model, which is fetched if it is not there.
 */
import fs from 'node:fs';
import path from 'node:path';
import { shippedTexts } from '#app/shipped-texts.server.ts';
import { createLog } from '#kit/log.server.ts';
import { createModelHost } from '#kit/models/model-host.server.ts';
import { createPacks } from '#kit/packs/packs.server.ts';
import { vectorPack } from '#kit/search/question-vector.server.ts';
import { packVectors, shippedVector, shippedVectorsFile } from '#kit/search/shipped-vectors.server.ts';

const packsFolder = path.join(import.meta.dirname, '../node_modules/.cache/frenly-packs');
const atOnce = 32;

const texts = shippedTexts();
const vectors = new Map<string, Float32Array>();
for (const text of texts) {
  const known = shippedVector(text);
  if (known) vectors.set(text, known);
}
const changed = texts.filter((text) => !vectors.has(text));
if (changed.length > 0) await embed(changed);
fs.writeFileSync(shippedVectorsFile, packVectors(vectors));
console.log(`${texts.length} texts, ${changed.length} of them new or changed`);

async function embed(unread: readonly string[]) {
  const log = createLog('warn');
  const packs = createPacks({ folder: packsFolder, log });
  await packs.ensure(vectorPack);
  const host = createModelHost({ packs, log, mayWrite: () => false });
  for (let at = 0; at < unread.length; at += atOnce) {
    const some = unread.slice(at, at + atOnce);
    const read = await host.embed(some);
    for (const [place, text] of some.entries()) vectors.set(text, read[place]!);
  }
  await host.close();
  await packs.close();
}
