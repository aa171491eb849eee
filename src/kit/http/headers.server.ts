/** The headers that every answer carries; an answer may bring its own policy, referrer rule and cache rule. */
import type { Context as HonoContext } from 'hono';
import type { Settings } from '#kit/settings.server.ts';
import type { HttpVariables } from './api.server.ts';
import { dataPolicy } from './csp.server.ts';

export type Dresser = ReturnType<typeof createDresser>;
type C = HonoContext<HttpVariables>;

export function createDresser({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const https = publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : undefined;

  const commonHeaders = (c: C): Record<string, string> => ({
    'content-security-policy': dataPolicy(c.get('nonce')),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
    ...https,
    'x-content-type-options': 'nosniff',
    'x-request-id': c.get('context').requestId,
  });
  const mayBring = new Set(['content-security-policy', 'referrer-policy', 'cache-control']);

  return {
    /** Most answers are small JSON of our own: made with all its headers at once, as a record that goes to the socket as it is. */
    json(c: C, body: unknown, status = 200): Response {
      const headers = commonHeaders(c);
      headers['content-type'] = 'application/json';
      const extra = c.get('context').ownHeaders;
      c.set('dressed', true);
      return new Response(JSON.stringify(body), {
        status,
        headers: extra ? merged(headers, extra) : headers,
      });
    },

    /** Everything else gets them when it is made. */
    dress(c: C) {
      if (c.get('dressed')) return;
      const { headers } = c.res;
      for (const [name, value] of Object.entries(commonHeaders(c)))
        if (!mayBring.has(name) || !headers.has(name)) headers.set(name, value);
      const extra = c.get('context').ownHeaders;
      if (extra) addAll(headers, extra);
    },
  };
}

function merged(record: Record<string, string>, extra: Headers): Headers {
  const headers = new Headers(record);
  addAll(headers, extra);
  return headers;
}

/** Cookies are added to one another; of anything else the last word counts. */
export function addAll(headers: Headers, extra: Headers) {
  for (const [name, value] of extra)
    if (name === 'set-cookie') headers.append(name, value);
    else headers.set(name, value);
}
