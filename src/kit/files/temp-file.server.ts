/** Half-written files: made here, cleaned up here, and recognised by their name after a crash. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { AppError } from '#kit/errors.ts';
import { assertFits, limitedBody } from '#kit/files/limited-body.server.ts';
import type { Body, PutLimits, Stored } from '#kit/files/storage.server.ts';

const tempPattern = /^\.tmp-[0-9a-f]{32}$/;
const diskFaults = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Writes the body to disk for good, hands its path to `use`, and leaves no temp file whatever happens. */
export async function withTempFile<T>(
  folder: string,
  body: Body,
  limits: PutLimits,
  use: (path: string, stored: Stored) => Promise<T>,
): Promise<T> {
  assertFits(body, limits);
  const path = join(folder, `.tmp-${randomBytes(16).toString('hex')}`);
  try {
    await makeFolder(folder);
    const stored = await write(path, body, limits);
    return await use(path, stored);
  } catch (error) {
    throw asDiskFault(error);
  } finally {
    // A failure to remove must not hide what went wrong before it; the sweep takes the file later.
    await rm(path, { force: true }).catch(() => {});
  }
}

export async function sweepTempFiles(folder: string, olderThanMs: number): Promise<number> {
  const before = Date.now() - olderThanMs;
  let removed = 0;
  for (const name of await namesIn(folder)) {
    if (!tempPattern.test(name)) continue;
    const path = join(folder, name);
    const found = await ifThere(stat(path));
    if (!found || found.mtimeMs > before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** A rename or a removal is only sure to outlive a power cut once its folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // folders cannot be opened there
  await using handle = await open(folder, 'r');
  await handle.sync();
}

export async function namesIn(folder: string): Promise<string[]> {
  return (await ifThere(readdir(folder))) ?? [];
}

export async function ifThere<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** A full or failing disk is our trouble, not the sender's, and it may pass. */
export function asDiskFault(error: unknown): unknown {
  return diskFaults.has(codeOf(error)) ? new AppError('unavailable:disk', { cause: error }) : error;
}

async function write(path: string, body: Body, limits: PutLimits): Promise<Stored> {
  const hash = createHash('sha256');
  let bytes = 0;
  await using handle = await open(path, 'wx', 0o600);
  for await (const chunk of limitedBody(body, limits)) {
    hash.update(chunk);
    bytes += chunk.byteLength;
    // Unlike write(), this goes on until the whole chunk is written.
    await handle.writeFile(chunk);
  }
  await handle.sync();
  return { bytes, sha256: hash.digest('hex') };
}

/** Each folder made on the way must be durable in the one above it. */
async function makeFolder(wanted: string) {
  const folder = resolve(wanted);
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!first) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
