/** One signed request to an S3-compatible server, tried again while the server is merely busy. */
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { AppError } from '#kit/errors.ts';

export interface S3Address {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `path`: endpoint/bucket/key, as most own servers want; `virtual-host`: bucket.endpoint/key, as Amazon wants. */
  addressing?: 'path' | 'virtual-host';
  tries?: number;
  firstDelayMs?: number;
  timeoutMs?: number;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

export interface S3Call {
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  /** Inside the bucket; empty for the bucket itself. */
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: { data: Uint8Array<ArrayBuffer> | Blob; bytes: number; sha256: string };
  signal?: AbortSignal;
  /** Leave the body of a good answer unread, to be streamed on. */
  stream?: boolean;
}

export interface S3Answer {
  status: number;
  headers: Headers;
  /** The whole body, or empty when it is to be streamed. */
  text: string;
  stream: ReadableStream<Uint8Array> | null;
}

export type S3Client = (call: S3Call) => Promise<S3Answer>;

const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const slowestBytesPerMs = 100;

export function s3Client(address: S3Address): S3Client {
  const { tries = 4, firstDelayMs = 100 } = address;

  return async (call) => {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await once(address, call);
      if (!(outcome instanceof Error)) return outcome;
      if (attempt === tries) throw new AppError('unavailable:storage', { cause: outcome });
      // Half fixed, half random: nodes that failed together do not come back together.
      const delay = firstDelayMs * 2 ** (attempt - 1);
      await sleep(delay / 2 + Math.random() * (delay / 2), undefined, { signal: call.signal });
    }
  };
}

/** For an answer that no further try will improve: wrong keys, no such bucket, a redirect to another region. */
export function s3Fault(answer: S3Answer): AppError {
  return new AppError('upstream_failed:storage', { cause: describe(answer) });
}

export function s3ErrorCode({ text }: S3Answer): string | undefined {
  return /<Code>([^<]{1,100})<\/Code>/.exec(text)?.[1];
}

/** An answer, or the passing fault that makes another try worth while. Every call of ours may safely be repeated. */
async function once(address: S3Address, call: S3Call): Promise<S3Answer | Error> {
  const { fetch: send = fetch, timeoutMs = 30_000 } = address;
  const { signal, body } = call;
  const { url, method, headers } = await sign(address, call);

  // The clock stops once the answer is in, or a slow reader's download would be cut.
  const clock = new AbortController();
  const patience = timeoutMs + (body?.bytes ?? 0) / slowestBytesPerMs;
  const timer = setTimeout(() => clock.abort(new Error('The storage did not answer in time.')), patience);
  try {
    const response = await send(url.href, {
      method,
      headers,
      body: body?.data ?? null,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, clock.signal]) : clock.signal,
    });
    const keep = call.stream === true && response.ok;
    const answer: S3Answer = {
      status: response.status,
      headers: response.headers,
      text: keep ? '' : await response.text(),
      stream: keep ? response.body : null,
    };
    return answer.status >= 500 || answer.status === 429 ? describe(answer) : answer;
  } catch (error) {
    signal?.throwIfAborted();
    return error instanceof Error ? error : new Error('The storage could not be reached.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function sign(address: S3Address, { method, path, query, headers, body }: S3Call) {
  const { region, accessKeyId, secretAccessKey } = address;
  const url = urlOf(address, path);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? emptySha256 },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  });
  const signed = await signer.sign();
  // Set after signing, because proxies rewrite it; lengths must mean the stored bytes, not compressed ones.
  signed.headers.set('accept-encoding', 'identity');
  return signed;
}

function urlOf({ endpoint, bucket, addressing = 'path' }: S3Address, path: string): URL {
  const url = new URL(endpoint);
  const base = url.pathname.replace(/\/+$/, '');
  if (addressing === 'virtual-host') {
    url.host = `${bucket}.${url.host}`;
    url.pathname = `${base}/${path}`;
  } else {
    url.pathname = path ? `${base}/${bucket}/${path}` : `${base}/${bucket}`;
  }
  return url;
}

/** Code and message only: some servers put the signed text and the key id into the rest. */
function describe(answer: S3Answer): Error {
  const message = /<Message>([^<]{1,300})/.exec(answer.text)?.[1] ?? 'no explanation';
  return new Error(`The storage answered ${answer.status} ${s3ErrorCode(answer) ?? ''}: ${message}`);
}
