/**
 * The only door for URLs that users give. Each hop's URL is checked, its name resolved once, every address checked,
 * and the connection made to exactly those addresses; time, size and redirects are bounded.
 */
import { isIP } from 'node:net';
import { AppError } from '#kit/errors.ts';
import { publicAddress } from './address-policy.server.ts';
import { type Answer, exchange, type Method, type OutgoingRequest } from './exchange.server.ts';
import { redirected } from './redirect.server.ts';
import { resolveByDns, resolveBySystem, type ResolveName } from './resolve-name.server.ts';
import { explainFailure, upstreamFailed } from './upstream-failed.server.ts';
import { blocked, checkUrl, type Target } from './url-policy.server.ts';

const defaultLimits = { timeoutMs: 10_000, maxBytes: 10 * 1024 * 1024, maxRedirects: 5 };
const defaultHeaders = { accept: '*/*', 'user-agent': 'Frenly' };

export interface SafeFetchDeps {
  resolve?: ResolveName;
  /**
   * `host:port` pairs that may be reached although they are not public, IPv6 in brackets. For addresses that the owner
   * configured: never hand a user's URL to a fetch that permits something.
   */
  permit?: readonly string[];
  limits?: Partial<typeof defaultLimits>;
}

export interface SafeFetchOptions {
  method?: Method;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  signal?: AbortSignal;
}

export interface SafeResponse {
  status: number;
  /** As received, save that `content-encoding` and `content-length` are gone: the body is decoded. */
  headers: Headers;
  /** Where the redirects ended. */
  url: string;
  body: Uint8Array;
  /** The body as text, in the charset its content type names. */
  text(): string;
}

export type SafeFetch = (url: string, options?: SafeFetchOptions) => Promise<SafeResponse>;

export function createSafeFetch(deps: SafeFetchDeps = {}): SafeFetch {
  const permits = new Set(deps.permit);
  const limits = { ...defaultLimits, ...deps.limits };

  const follow = async (first: OutgoingRequest, signal: AbortSignal): Promise<SafeResponse> => {
    let request = first;
    for (let hops = 0; ; hops++) {
      const addresses = await addressesOf(request.target, signal, deps.resolve);
      const answer = await exchange(request, { addresses, maxBytes: limits.maxBytes, signal });
      if (answer.redirectTo === null) return present(request.target.url, answer);
      if (hops === limits.maxRedirects) throw upstreamFailed('redirects');
      const target = checkUrl(answer.redirectTo, permits, request.target.url);
      request = redirected(request, answer.status, target);
    }
  };

  return async (url, { method = 'GET', headers, body, signal: callers } = {}) => {
    callers?.throwIfAborted();
    const request = { target: checkUrl(url, permits), method, headers: headersToSend(headers), body };
    const deadline = AbortSignal.timeout(limits.timeoutMs);
    const signal = callers ? AbortSignal.any([callers, deadline]) : deadline;
    try {
      return await follow(request, signal);
    } catch (error) {
      callers?.throwIfAborted();
      if (deadline.aborted && !(error instanceof AppError)) throw upstreamFailed('timeout', error);
      throw explainFailure(error);
    }
  };
}

export const safeFetch = createSafeFetch();

function headersToSend(given: Record<string, string> = {}): Headers {
  const headers = new Headers(defaultHeaders);
  for (const [name, value] of Object.entries(given)) headers.set(name, value);
  return headers;
}

/** One refused address refuses the name: a public site has no reason to mix in an inside one. */
export async function addressesOf(
  target: Target,
  signal: AbortSignal,
  resolve?: ResolveName,
): Promise<string[]> {
  const { hostname, permitted } = target;
  if (isIP(hostname)) return permitted ? [hostname] : checked([hostname]);
  signal.throwIfAborted();
  const ask = resolve ?? (permitted ? resolveBySystem : resolveByDns);
  const addresses = await orAborted(ask(hostname, signal), signal);
  return permitted ? addresses : checked(addresses);
}

function checked(addresses: string[]): string[] {
  return addresses.map((given) => {
    const address = publicAddress(given);
    if (address === undefined) throw blocked();
    return address;
  });
}

/** Not every resolver can be cancelled; none may outlast the deadline. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

function present(url: URL, { status, headers, body }: Answer): SafeResponse {
  const charset = /charset="?([^\s;"]+)/i.exec(headers.get('content-type') ?? '')?.[1];
  headers.delete('content-encoding');
  headers.delete('content-length');
  return { status, headers, url: url.href, body, text: () => decoderFor(charset).decode(body) };
}

function decoderFor(charset = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    // A charset nobody knows: most such pages are UTF-8 all the same.
    return new TextDecoder();
  }
}
