/**
 * A fetch for servers that people name, for answers that stream: the same checks of URL and addresses as `safeFetch`,
 * but the body is passed on as it comes. Whoever reads it bounds time and size; redirects are not followed.
 */
import type { Readable } from 'node:stream';
import { Client } from 'undici';
import { addressesOf } from './safe-fetch.server.ts';
import { pinnedConnect } from './pinned-connect.server.ts';
import type { ResolveName } from './resolve-name.server.ts';
import { explainFailure, upstreamFailed } from './upstream-failed.server.ts';
import { checkUrl } from './url-policy.server.ts';

interface Options {
  resolve?: ResolveName;
  /** As in `safeFetch`: for tests and for what the owner configured, never for a URL of a user. */
  permit?: readonly string[];
}

const maxHeaderBytes = 16 * 1024;
const never = new AbortController().signal;

export function createSafeStream({ resolve, permit }: Options = {}): typeof fetch {
  const permits = new Set(permit);
  return async (input, { method = 'GET', headers, body, signal } = {}) => {
    const target = checkUrl(input instanceof Request ? input.url : String(input), permits);
    const ends = signal ?? never;
    const addresses = await addressesOf(target, ends, resolve);
    const client = new Client(target.url.origin, {
      connect: pinnedConnect(addresses, ends),
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    try {
      const answer = await client.request({
        path: target.url.pathname + target.url.search,
        method: method as 'GET',
        headers: sentHeaders(headers),
        body: bodyOf(body),
        signal: ends,
        reset: true,
      });
      const status = answer.statusCode;
      if (status >= 300 && status < 400) throw upstreamFailed('redirects');
      // Not asked for, so nobody honest sends it; inflating here would need bounds of its own.
      if (answer.headers['content-encoding']) throw upstreamFailed('encoding');
      answer.body.once('close', () => void client.destroy());
      const stream = status === 204 ? null : streamOf(answer.body);
      return new Response(stream, { status, headers: received(answer.headers) });
    } catch (error) {
      await client.destroy();
      ends.throwIfAborted();
      throw explainFailure(error);
    }
  };
}

function sentHeaders(given: HeadersInit | undefined): Record<string, string> {
  const headers = new Headers(given);
  headers.delete('host');
  headers.set('accept-encoding', 'identity');
  return Object.fromEntries(headers);
}

function bodyOf(body: BodyInit | null | undefined): string | Uint8Array | null {
  if (body === undefined || body === null || typeof body === 'string' || body instanceof Uint8Array)
    return body ?? null;
  throw new TypeError('Only text and bytes can be sent to a server that somebody named.');
}

/** Node's own conversion throws past everyone when a reader lets go at the wrong moment. */
function streamOf(body: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array<ArrayBuffer>>;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void body.destroy(),
  });
}

function received(given: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(given))
    for (const value of [values ?? []].flat()) headers.append(name, value);
  return headers;
}
