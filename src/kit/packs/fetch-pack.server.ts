/** Gets a pack and lays it out. It appears under its name when it is whole, and not before. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FolderHeldError, lockFolder } from '#kit/db/folder-lock.server.ts';
import { ifThere } from '#kit/files/temp-file.server.ts';
import { download } from './download.server.ts';
import type { NpmClient } from './npm-client.server.ts';
import { TroubleError } from './pack-failure.ts';
import {
  downloadBytes,
  fits,
  folderName,
  packagesFor,
  type Join,
  type Pack,
  type PackPackage,
} from './pack.ts';
import { unpack } from './unpack.server.ts';

interface Options {
  folder: string;
  npm: NpmClient;
  signal: AbortSignal;
  /** Bytes fetched so far, of `downloadBytes(pack)`. */
  onBytes(received: number): void;
}

const draftName = '.draft';
const downloadsName = '.downloads';

export async function fetchPack(id: string, pack: Pack, options: Options): Promise<void> {
  const { folder, signal } = options;
  if (!fits(pack)) throw new TroubleError('machine');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await holdFolder(folder);
  const target = path.join(folder, folderName(id, pack));
  const draft = path.join(folder, draftName);
  try {
    if (await ifThere(stat(target))) return; // another process was quicker
    await rm(draft, { recursive: true, force: true }); // of a process that was killed
    await requireDiskSpace(folder, pack);
    const archives = await fetchArchives(pack, options);
    await mkdir(draft, { mode: 0o700 });
    for (const [wanted, archive] of archives) await unpack(archive, wanted, draft, signal);
    for (const join of pack.joins ?? []) await joinParts(join, draft, signal);
    await rename(draft, target);
    await removeOthers(folder, id, pack);
    for (const [, archive] of archives) await rm(archive, { force: true });
  } catch (error) {
    // Where the disk is full, what was fetched so far is in everyone's way.
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      await rm(path.join(folder, downloadsName), { recursive: true, force: true });
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
    lock.release();
  }
}

/** Archives that came whole or in part stay until the pack is laid out, so that a later try goes on from there. */
async function fetchArchives(pack: Pack, { folder, npm, signal, onBytes }: Options) {
  const downloads = path.join(folder, downloadsName);
  await mkdir(downloads, { recursive: true, mode: 0o700 });
  const urlOf = await npm.readRegistries();
  const archives: [PackPackage, string][] = [];
  let before = 0;
  for (const wanted of packagesFor(pack)) {
    const { name, version, integrity, bytes } = wanted;
    const file = path.join(downloads, `${createHash('sha256').update(integrity).digest('hex')}.tgz`);
    const base = before;
    try {
      await download(urlOf(name, version), file, { bytes, signal, onBytes: (now) => onBytes(base + now) });
    } catch (error) {
      if (!(error instanceof TroubleError) || error.trouble === 'altered') {
        if (error instanceof TroubleError) await rm(file, { force: true });
        throw error;
      }
      // Private registries and proxies: npm knows the way, but does not tell how far it has come.
      await rename(await npm.pack(`${name}@${version}`, downloads, signal), file);
    }
    await verify(file, integrity);
    archives.push([wanted, file]);
    before += bytes;
    onBytes(before);
  }
  return archives;
}

async function verify(file: string, integrity: string) {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  if (`sha512-${hash.digest('base64')}` === integrity) return;
  await rm(file, { force: true });
  throw new TroubleError('altered');
}

async function joinParts({ parts, to, sha256 }: Join, folder: string, signal: AbortSignal) {
  const target = path.join(folder, to);
  const hash = createHash('sha256');
  for (const part of parts) {
    const file = path.join(folder, part);
    const source = createReadStream(file);
    source.on('data', (chunk) => hash.update(chunk));
    await pipeline(source, createWriteStream(target, { flags: 'a', mode: 0o600 }), { signal });
    await rm(file);
  }
  if (hash.digest('hex') !== sha256) throw new TroubleError('altered');
}

async function requireDiskSpace(folder: string, pack: Pack) {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < downloadBytes(pack) + pack.unpacked) throw new TroubleError('disk');
}

/** Earlier versions of the same pack. */
async function removeOthers(folder: string, id: string, pack: Pack) {
  for (const name of await readdir(folder))
    if (name.startsWith(`${id}@`) && name !== folderName(id, pack))
      await rm(path.join(folder, name), { recursive: true, force: true });
}

async function holdFolder(folder: string) {
  try {
    return await lockFolder(folder);
  } catch (error) {
    throw error instanceof FolderHeldError ? new TroubleError('held', { cause: error }) : error;
  }
}
