/** Files in a bucket of any S3-compatible server, for when several machines serve one site. */
import { openAsBlob } from 'node:fs';
import { AppError } from '#kit/errors.ts';
import {
  s3Client,
  s3ErrorCode,
  s3Fault,
  type S3Address,
  type S3Answer,
} from '#kit/files/s3-client.server.ts';
import {
  assertKey,
  assertRange,
  isKey,
  rangeError,
  type Body,
  type ByteRange,
  type PutOptions,
  type Storage,
  type Stored,
} from '#kit/files/storage.server.ts';
import { sweepTempFiles, withTempFile } from '#kit/files/temp-file.server.ts';

export interface S3Options extends S3Address {
  /** A folder inside the bucket, ending in a slash, where the bucket is shared. */
  prefix?: string;
  /** Streams wait here until their length and hash are known. */
  spoolFolder: string;
}

/** One object is one request; larger ones would need the multi-part calls. */
export const largestObject = 100 * 1024 * 1024;

export function s3Storage({ prefix = '', spoolFolder, ...address }: S3Options): Storage {
  if (!/^(?:\w[\w.-]*\/)*$/.test(prefix)) throw new Error(`Not a folder inside a bucket: ${prefix}`);
  const send = s3Client(address);
  const pathOf = (key: string) => {
    assertKey(key);
    return prefix + key;
  };

  function store(path: string, body: Body, options: PutOptions): Promise<Stored> {
    const limits = { ...options, maxBytes: Math.min(options.maxBytes, largestObject) };
    return withTempFile(spoolFolder, body, limits, async (temp, stored) => {
      const answer = await send({
        method: 'PUT',
        path,
        headers: { 'content-type': options.contentType },
        body: { data: await openAsBlob(temp), ...stored },
        signal: options.signal,
      });
      if (answer.status !== 200) throw s3Fault(answer);
      return stored;
    });
  }

  async function remove(path: string) {
    const answer = await send({ method: 'DELETE', path });
    if (answer.status >= 300 && s3ErrorCode(answer) !== 'NoSuchKey') throw s3Fault(answer);
  }

  return {
    put: async (key, body, options) => store(pathOf(key), body, options),

    async get(key, { range } = {}) {
      const path = pathOf(key);
      const headers = range ? { range: rangeHeader(range) } : undefined;
      const answer = await send({ method: 'GET', path, headers, stream: true });
      if (s3ErrorCode(answer) === 'NoSuchKey') return null;
      if (answer.status === 416) throw rangeError(s3Fault(answer));
      if (answer.status !== (range ? 206 : 200) || !answer.stream) throw s3Fault(answer);
      const bytes = Number(answer.headers.get('content-length') ?? Number.NaN);
      const totalBytes = range ? totalOf(answer) : bytes;
      return {
        stream: wholeOrError(answer.stream, bytes),
        bytes,
        totalBytes,
        contentType: answer.headers.get('content-type') ?? undefined,
      };
    },

    async has(key) {
      const answer = await send({ method: 'HEAD', path: pathOf(key) });
      if (answer.status === 404) return false;
      if (answer.status !== 200) throw s3Fault(answer);
      return true;
    },

    delete: async (key) => remove(pathOf(key)),

    async *list() {
      let token: string | undefined;
      do {
        const query = { 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) };
        const answer = await send({ method: 'GET', path: '', query });
        if (answer.status !== 200) throw s3Fault(answer);
        for (const [, item = ''] of answer.text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = tag(item, 'Key')?.slice(prefix.length) ?? '';
          if (isKey(key)) yield { key, bytes: Number(tag(item, 'Size')) };
        }
        token = tag(answer.text, 'NextContinuationToken');
      } while (token);
    },

    async check() {
      // Not a key, so that a probe left behind is never taken for a file.
      const path = `${prefix}write-check`;
      await store(path, new Uint8Array([1]), { contentType: 'application/octet-stream', maxBytes: 1 });
      await remove(path);
    },

    sweepTemp: (olderThanMs) => sweepTempFiles(spoolFolder, olderThanMs),
  };
}

function rangeHeader(range: ByteRange): string {
  assertRange(range);
  return `bytes=${range.start}-${range.end ?? ''}`;
}

function totalOf(answer: S3Answer): number {
  const total = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1];
  if (!total) throw s3Fault(answer);
  return Number(total);
}

/** Of the few tags we read, only the continuation token may hold an escaped character. */
function tag(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
}

/** Without this a connection cut in the middle could pass for the end of the file. */
function wholeOrError(source: ReadableStream<Uint8Array>, bytes: number): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let left = bytes;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch((error: unknown) => {
          throw new AppError('unavailable:storage', { cause: error });
        });
        if (!done) {
          left -= value.byteLength;
          controller.enqueue(value);
        } else if (left === 0) {
          controller.close();
        } else {
          throw new AppError('unavailable:storage', {
            cause: new Error(`The file ended ${left} bytes early.`),
          });
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
