/** Reads a body of unknown length and honesty: never more than allowed, and not a moment longer than wanted. */
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { AppError } from '#kit/errors.ts';
import type { Body, PutLimits } from '#kit/files/storage.server.ts';

const sliceBytes = 1024 * 1024;

export async function* limitedBody(body: Body, limits: PutLimits): AsyncGenerator<Uint8Array> {
  const { maxBytes, expectedBytes, signal } = limits;
  assertFits(body, limits);
  const reader = asStream(body).getReader();
  // Cancelling also ends a read that is waiting on a silent sender. A source that fails while being
  // cancelled has nothing to add to the error that made us stop.
  const stop = () => void reader.cancel(signal?.reason).catch(() => {});
  signal?.addEventListener('abort', stop, { once: true });
  let bytes = 0;
  try {
    while (true) {
      signal?.throwIfAborted();
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done) break;
      // A chunk without a length would slip past the limit.
      if (!ArrayBuffer.isView(value)) throw new TypeError('A body consists of Uint8Array chunks.');
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new AppError('too_large');
      yield value;
    }
    if (expectedBytes !== undefined && bytes !== expectedBytes) {
      throw new AppError('bad_request:length', { message: 'The upload is incomplete.' });
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

/** What can be refused without reading or creating anything. */
export function assertFits(body: Body, { maxBytes, expectedBytes = 0 }: PutLimits): void {
  const known = body instanceof Uint8Array ? body.byteLength : 0;
  if (Math.max(known, expectedBytes) > maxBytes) throw new AppError('too_large');
}

function asStream(body: Body): ReadableStream<Uint8Array> {
  if (body instanceof ReadableStream) return body;
  const stream = NodeReadableStream.from(body instanceof Uint8Array ? slices(body) : body);
  return stream as ReadableStream<Uint8Array>; // one class, declared twice
}

/** Hashing a hundred megabytes in one go would hold up everyone else. */
function* slices(bytes: Uint8Array) {
  for (let at = 0; at < bytes.byteLength; at += sliceBytes) yield bytes.subarray(at, at + sliceBytes);
}
