/** Takes the listed files out of an archive that has been checked, and nothing else. */
import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { TroubleError } from './pack-failure.ts';
import type { PackPackage } from './pack.ts';
import { readTar } from './tar.server.ts';

export async function unpack(
  archive: string,
  { name, take }: PackPackage,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const found = new Set<string>();
  const file = createReadStream(archive);
  const gunzip = createGunzip();
  file.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const { path: full, isFile, isExecutable, body } of readTar(file.pipe(gunzip))) {
      signal.throwIfAborted();
      const inside = withoutTop(full);
      const row = take.find(([from]) => matches(from, inside));
      if (!row) continue;
      if (!isFile) {
        if (inside.endsWith('/')) continue; // a folder; those that are needed are made
        throw new TroubleError('altered', { cause: new Error(`${name} holds a link at ${full}`) });
      }
      const target = path.join(folder, targetOf(row, inside));
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await writeFile(target, body, { flag: 'wx', mode: isExecutable ? 0o700 : 0o600 });
      found.add(row[0]);
    }
  } finally {
    file.destroy();
    gunzip.destroy();
  }
  const missing = take.find(([from]) => !found.has(from));
  if (missing) throw new TroubleError('altered', { cause: new Error(`${name} has no ${missing[0]}`) });
}

/** Archives of npm have one folder at the top, called `package` as a rule. A name that leads elsewhere spoils them. */
function withoutTop(full: string): string {
  const segments = full.split('/');
  if (full.startsWith('/') || /[\\\0]/.test(full) || segments.includes('..'))
    throw new TroubleError('altered', { cause: new Error(`a name leads out of the archive: ${full}`) });
  return segments.slice(1).join('/');
}

const isFolder = (name: string) => name === '' || name.endsWith('/');

function matches(from: string, inside: string) {
  return isFolder(from) ? inside.startsWith(from) && inside !== from : inside === from;
}

function targetOf([from, to]: [from: string, to: string], inside: string) {
  if (!isFolder(to)) return to;
  return to + (isFolder(from) ? inside.slice(from.length) : path.posix.basename(inside));
}
