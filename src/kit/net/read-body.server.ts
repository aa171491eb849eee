/** Reads an answer's body, decompressing as it streams and stopping at the limit. */
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { upstreamFailed } from './upstream-failed.server.ts';

export const acceptedEncodings = 'gzip, br';

const firstBytes = 64 * 1024;

const decoders = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** The limit counts decompressed bytes, so a small bomb is cut off as soon as it has grown to `maxBytes`. */
export async function readBody(
  source: Readable,
  encoding: string | null,
  maxBytes: number,
): Promise<Uint8Array> {
  let buffer = new ArrayBuffer(Math.min(firstBytes, maxBytes));
  let size = 0;
  // Copied into one buffer: a list of chunks would cost far more than it holds when each of them is a single byte.
  const collect = async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) {
      const needed = size + chunk.length;
      if (needed > maxBytes) throw upstreamFailed('too_large');
      if (needed > buffer.byteLength)
        buffer = buffer.transfer(Math.min(Math.max(needed, 2 * size), maxBytes));
      new Uint8Array(buffer).set(chunk, size);
      size = needed;
    }
  };
  await pipeline(source, decoderFor(encoding), collect);
  return new Uint8Array(buffer.transfer(size));
}

/** One coding at most: honest servers never nest them, and each further layer multiplies what a bomb can cost. */
function decoderFor(encoding: string | null) {
  const names = (encoding ?? '').split(',').map((name) => name.trim().toLowerCase());
  const codings = names.filter((name) => name !== '' && name !== 'identity');
  if (codings.length === 0) return new PassThrough();
  const create = codings.length === 1 && decoders.get(codings[0]!);
  if (!create) throw upstreamFailed('encoding');
  return create();
}
