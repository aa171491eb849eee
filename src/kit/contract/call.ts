/** The one fetcher of the browser. Cookies always go along; a non-OK answer is an error `status: body`. */
import { actingFor, actingHeaders, noLongerIn } from '#kit/businesses/acting-tab.ts';
import { actingHeader, actingParameter } from '#kit/businesses/acting.ts';
import type { AnyEndpoint, CallInput, OutputOf } from './endpoint.ts';

export class HttpError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly issues: { path: string; message: string }[];
  /** What the server gave along to go on with. */
  readonly data: unknown;
  /** The server's words, without status and envelope: what an interface shows. */
  readonly words: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
    this.status = status;
    const parsed = parseBody(body);
    this.code = parsed?.error?.code;
    this.requestId = parsed?.error?.requestId;
    this.issues = parsed?.error?.issues ?? [];
    this.data = parsed?.error?.data;
    this.words = parsed?.error?.message ?? parsed?.message ?? (body.length < 200 && body ? body : statusText);
  }
}

/** Nobody answered, or the server was too busy to: asked again, it may. */
export const isUnreachable = (error: Error | null): boolean =>
  error !== null && !(error instanceof HttpError && error.status < 500 && error.status !== 429);

interface KnownBody {
  message?: string;
  error?: {
    code: string;
    message: string;
    requestId: string;
    issues?: { path: string; message: string }[];
    data?: unknown;
  };
}

function parseBody(body: string): KnownBody | undefined {
  try {
    return JSON.parse(body) as KnownBody;
  } catch {
    return undefined; // a proxy's HTML page, or nothing: the status says enough
  }
}

/** The answer as it is, whatever its status: for those who show or test just that. */
export function send(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { credentials: 'include', ...init });
}

export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await send(url, init);
  if (response.ok) return response;
  const error = new HttpError(response.status, response.statusText, await response.text());
  noLongerIn(error.code, new Headers(init.headers).get(actingHeader));
  throw error;
}

export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[input, options]: keyof CallInput<E> extends never
    ? [input?: undefined, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]
): Promise<OutputOf<E>> {
  const body = (input as { body?: unknown } | undefined)?.body;
  const raw = body instanceof Blob;
  const response = await request(addressOf(endpoint, input), {
    method: endpoint.method,
    signal: options?.signal ?? null,
    headers: {
      ...actingHeaders(endpoint),
      ...(body === undefined || raw ? {} : { 'Content-Type': 'application/json' }),
      ...(options?.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
  });
  return (await response.json()) as OutputOf<E>;
}

interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/** For links and pictures, which have no headers: says for whom they are followed. */
export function urlOf(endpoint: AnyEndpoint, input?: unknown): string {
  const address = addressOf(endpoint, input);
  const business = actingFor(endpoint);
  if (!business) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${actingParameter}=${business}`;
}

export function addressOf(endpoint: AnyEndpoint, input?: unknown): string {
  const { params = {}, query = {} } = (input ?? {}) as Record<string, Record<string, unknown>>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    name in params ? encodeURIComponent(String(params[name])) : `:${name}`,
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}
