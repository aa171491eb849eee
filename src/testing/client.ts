/** A browser as far as requests go: keeps cookies, sends Origin, speaks the contracts. */
import { urlOf } from '#kit/contract/call.ts';
import type { AnyEndpoint, CallInput, OutputOf } from '#kit/contract/endpoint.ts';

export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
  text: string;
}

export interface Client {
  cookies: Map<string, string>;
  /** What every request of it says besides. */
  headers?: Record<string, string>;
  /** Any request; relative to the test app. */
  request(path: string, init?: RequestInit): Promise<Answer>;
  /** A call of a contract, whatever comes back. */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input?: CallInput<E>,
    init?: RequestInit,
  ): Promise<Answer<OutputOf<E>>>;
}

interface Options {
  origin: string;
  address?: string;
}

let addresses = 0;

export function createClient(
  send: (request: Request) => Response | Promise<Response>,
  { origin, address = nextAddress() }: Options,
): Client {
  const cookies = new Map<string, string>();

  async function request(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (!headers.has('host')) headers.set('host', new URL(origin).host);
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', address);
    if (init.method && init.method !== 'GET' && !headers.has('origin')) headers.set('origin', origin);
    if (cookies.size > 0 && !headers.has('cookie'))
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await send(new Request(new URL(path, origin), { redirect: 'manual', ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) keep(cookie);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  }

  function keep(cookie: string) {
    const [pair = '', ...attributes] = cookie.split(';');
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const expired = attributes.some((attribute) => /^\s*max-age=0/i.test(attribute));
    if (expired || value === '') cookies.delete(name);
    else cookies.set(name, value);
  }

  return {
    cookies,
    request,
    call(endpoint, input, init = {}) {
      const body = (input as { body?: unknown } | undefined)?.body;
      const headers = new Headers(init.headers);
      if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
      return request(urlOf(endpoint, input), {
        method: endpoint.method,
        ...(body === undefined
          ? {}
          : { body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
        ...init,
        headers,
      }) as Promise<Answer<OutputOf<typeof endpoint>>>;
    },
  };
}

function nextAddress() {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // pages and files are not JSON
  }
}
