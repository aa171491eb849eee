/**
 * Fetches packs in advance, for machines that will have no network.
 * `npm run packs` fetches all, `npm run packs minilm tesseract` those named, `npm run packs list` says what there is.
 */
import path from 'node:path';
import { createLog } from '../src/kit/log.server.ts';
import { createPacks, type PackProgress } from '../src/kit/packs/packs.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';

const { dataDir } = readSettings();
const packs = createPacks({ folder: path.join(dataDir, 'models'), log: createLog('silent') });
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const known = packs.list().map(({ id }) => id);
const named = process.argv.slice(2);

if (named[0] === 'list') list();
else process.exitCode = await fetchNamed(named.length > 0 ? named : known);

function list() {
  for (const { id, title, bytes, licence, state } of packs.list())
    console.log(`${id.padEnd(10)} ${state.padEnd(11)} ${megabytes(bytes).padStart(7)}  ${title}, ${licence}`);
}

async function fetchNamed(ids: string[]): Promise<number> {
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    console.error(`There is no pack called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    return 1;
  }
  let failed = 0;
  for (const id of ids) {
    try {
      await packs.ensure(id, { onProgress: (progress) => show(id, progress) });
      finish(`${id}: ready`);
    } catch (error) {
      failed += 1;
      finish((error as Error).message);
    }
  }
  console.log(
    failed === 0
      ? `All there, in ${path.join(dataDir, 'models')}`
      : `${failed} of ${ids.length} could not be fetched. The same command goes on where this one stopped.`,
  );
  return failed === 0 ? 0 : 1;
}

function show(id: string, { title, received, total }: PackProgress) {
  if (process.stdout.isTTY)
    process.stdout.write(`\r\x1b[K${id}: ${title}, ${megabytes(received)} of ${megabytes(total)}`);
}

function finish(words: string) {
  console.log(`${process.stdout.isTTY ? '\r\x1b[K' : ''}${words}`);
}
