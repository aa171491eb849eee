/** One request and its answer, over a connection of its own to addresses that were already checked. */
import { Client } from 'undici';
import { pinnedConnect } from './pinned-connect.server.ts';
import { acceptedEncodings, readBody } from './read-body.server.ts';
import type { Target } from './url-policy.server.ts';

const maxHeaderBytes = 16 * 1024;
const redirects = new Set([301, 302, 303, 307, 308]);
const bodiless = new Set([204, 304]);

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface OutgoingRequest {
  target: Target;
  method: Method;
  headers: Headers;
  body: string | Uint8Array | undefined;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Empty when the answer redirects: that body is not read. */
  body: Uint8Array;
  redirectTo: string | null;
}

interface Terms {
  addresses: readonly string[];
  maxBytes: number;
  signal: AbortSignal;
}

export async function exchange(request: OutgoingRequest, terms: Terms): Promise<Answer> {
  const { url } = request.target;
  const client = new Client(url.origin, {
    connect: pinnedConnect(terms.addresses, terms.signal),
    maxHeaderSize: maxHeaderBytes,
    maxResponseSize: terms.maxBytes,
    // The signal bounds the whole call.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  try {
    const answer = await client.request({
      path: url.pathname + url.search,
      method: request.method,
      headers: sentHeaders(request.headers),
      body: request.body ?? null,
      signal: terms.signal,
      reset: true,
    });
    const status = answer.statusCode;
    const headers = receivedHeaders(answer.headers);
    const redirectTo = redirects.has(status) ? headers.get('location') : null;
    if (redirectTo !== null) return { status, headers, body: new Uint8Array(), redirectTo };

    const empty = request.method === 'HEAD' || bodiless.has(status) || headers.get('content-length') === '0';
    const encoding = empty ? null : headers.get('content-encoding');
    const body = await readBody(answer.body, encoding, terms.maxBytes);
    return { status, headers, body, redirectTo };
  } finally {
    await client.destroy();
  }
}

/** A caller's Host would also change the name TLS checks, and only what we can decode within bounds is asked for. */
function sentHeaders(given: Headers): Record<string, string> {
  const headers = new Headers(given);
  headers.delete('host');
  headers.set('accept-encoding', acceptedEncodings);
  return Object.fromEntries(headers);
}

function receivedHeaders(given: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(given)) {
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  return headers;
}
