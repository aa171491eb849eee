/**
 * The file of a backup: an ordinary .tar.gz that any tar can list and unpack. Its last entry, `seal.json`, holds the
 * SHA-256 of everything before it, so that a file which was cut or altered is recognised before anything is done with it.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createByteCursor } from '#kit/tar/byte-cursor.ts';
import { blockSize, headerOf, paddingOf, parseHeader } from '#kit/tar/tar-header.ts';

export interface Entry {
  name: string;
  size: number;
  body: Uint8Array | AsyncIterable<Uint8Array>;
}

/** An entry being read: its body must be read to the end, or left alone, before the next is asked for. */
export interface ReadEntry {
  name: string;
  body: AsyncIterable<Uint8Array>;
}

export class BackupError extends Error {}

const sealName = 'seal.json';

/** Writes beside and renames, so that what bears the name of a backup is whole. `summary` is asked for at the end. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry>,
  summary: () => object,
): Promise<void> {
  if (fs.existsSync(file)) throw new BackupError(`${file} exists already. Give the backup another name.`);
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  try {
    const output = fs.createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(Readable.from(tarOf(entries, summary)), createGzip({ level: 3 }), output);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* tarOf(entries: AsyncIterable<Entry>, summary: () => object): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const { name, size, body } of entries) {
    let written = 0;
    for await (const chunk of partsOf(headerOf(name, size), body, paddingOf(size))) {
      hash.update(chunk);
      written += chunk.byteLength;
      yield chunk;
    }
    const due = blockSize + size + paddingOf(size).byteLength;
    if (written !== due) throw new BackupError(`${name} changed its size while it was being saved.`);
  }
  const seal = Buffer.from(JSON.stringify({ ...summary(), sha256: hash.digest('hex') }));
  yield* partsOf(headerOf(sealName, seal.byteLength), seal, paddingOf(seal.byteLength));
  yield Buffer.alloc(2 * blockSize);
}

async function* partsOf(header: Uint8Array, body: Entry['body'], padding: Uint8Array) {
  yield header;
  if (body instanceof Uint8Array) yield body;
  else yield* body;
  yield padding;
}

/** Reads entries one after the other; at the end returns the seal, or throws when it is missing or does not fit. */
export async function* readArchive(file: string): AsyncGenerator<ReadEntry, Record<string, unknown>> {
  const hash = createHash('sha256');
  const source = fs.createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  const input = createByteCursor(unpacked);
  try {
    for (;;) {
      const header = await input.take(blockSize);
      const { name, size } = parseHeader(header);
      if (name === sealName) {
        const seal = JSON.parse((await input.take(size)).toString()) as Record<string, unknown>;
        if (seal.sha256 !== hash.digest('hex')) throw new Error('the checksum does not fit');
        await input.finish(); // the seal's own checksum is the one that gzip keeps at the very end
        return seal;
      }
      hash.update(header);
      const body = hashed(input.chunks(size), hash);
      yield { name, body };
      for await (const _ of body); // what nobody wanted to read still counts
      hash.update(await input.take(paddingOf(size).byteLength));
    }
  } catch (cause) {
    throw cause instanceof BackupError
      ? cause
      : new BackupError(`${file} is not a whole backup: ${wordsOf(cause)}.`, { cause });
  } finally {
    source.destroy();
  }
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

function wordsOf(cause: unknown) {
  const { code, message } = cause as NodeJS.ErrnoException;
  return code === 'Z_BUF_ERROR' ? 'it ends too early' : message;
}
