/** Vectors of many texts: made once in the background, kept in a file of the data folder, never waited for. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from '#kit/files/temp-file.server.ts';
import { canMean, vectorPack, type VectorServices } from '#kit/search/question-vector.server.ts';

/** So that others who need the model meanwhile wait for one part only. */
const textsAtOnce = 64;
const restAfterFailure = 300_000;

export interface VectorStore {
  /** One after the other in a single row of numbers; nothing as long as they are not there. */
  now(services: VectorServices): Float32Array | undefined;
}

export function keepVectors(texts: readonly string[]): VectorStore {
  let row: Float32Array | undefined;
  let isBusy = false;
  let notBefore = 0;

  async function fill(services: VectorServices) {
    isBusy = true;
    try {
      if (!services.packs.isReady(vectorPack)) await services.packs.ensure(vectorPack);
      row = await readOrMake(texts, services);
    } catch (error) {
      notBefore = Date.now() + restAfterFailure;
      services.log.warn(
        { event: 'help.embedding_failed', err: error },
        'Help articles have no vectors yet and are found by their words only.',
      );
    } finally {
      isBusy = false;
    }
  }

  return {
    now(services) {
      if (!row && !isBusy && Date.now() >= notBefore && canMean(services)) void fill(services);
      return row;
    },
  };
}

async function readOrMake(texts: readonly string[], services: VectorServices): Promise<Float32Array> {
  const { models, packs, settings } = services;
  const folder = path.join(settings.dataDir, 'help-vectors');
  const model = path.basename(packs.folderOf(vectorPack));
  const name = createHash('sha256')
    .update(JSON.stringify([model, texts]))
    .digest('hex');
  const kept = await ifThere(readFile(path.join(folder, name)));
  if (kept) return new Float32Array(new Uint8Array(kept).buffer);

  const vectors: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += textsAtOnce)
    vectors.push(...(await models.embed(texts.slice(at, at + textsAtOnce))));
  const row = joined(vectors);
  await keep(folder, name, row);
  return row;
}

function joined(vectors: readonly Float32Array[]): Float32Array {
  const size = vectors[0]?.length ?? 0;
  const row = new Float32Array(vectors.length * size);
  for (const [place, vector] of vectors.entries()) row.set(vector, place * size);
  return row;
}

/** Under its name when it is whole; those of other texts or another model are of no use any more. */
async function keep(folder: string, name: string, row: Float32Array) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `${name}.draft-${process.pid}`);
  await writeFile(draft, row, { mode: 0o600 });
  await rename(draft, path.join(folder, name));
  for (const other of await readdir(folder))
    if (other !== name) await rm(path.join(folder, other), { force: true });
}
