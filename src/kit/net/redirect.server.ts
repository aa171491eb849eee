/** What to ask next when an answer redirects. */
import type { OutgoingRequest } from './exchange.server.ts';
import { blocked, type Target } from './url-policy.server.ts';

const bodyHeaders = ['content-type', 'content-encoding', 'content-language', 'content-length'];

// What another site may see. A list of what to keep, since secrets travel under many names (cookie, x-api-key, …).
const harmlessHeaders = ['accept', 'accept-language', 'range', 'user-agent', ...bodyHeaders];

export function redirected(request: OutgoingRequest, status: number, target: Target): OutgoingRequest {
  const from = request.target.url;
  if (from.protocol === 'https:' && target.url.protocol === 'http:') {
    throw blocked('That address leads from a secure page to one that is not.');
  }
  const becomesGet = turnsIntoGet(request.method, status);
  const staysHome = from.origin === target.url.origin;
  const kept = [...request.headers].filter(
    ([name]) => (staysHome || harmlessHeaders.includes(name)) && !(becomesGet && bodyHeaders.includes(name)),
  );
  const headers = new Headers(kept);
  return becomesGet ? { target, headers, method: 'GET', body: undefined } : { ...request, target, headers };
}

/** As browsers do: 303 asks for it, 301 and 302 have always meant it for POST, 307 and 308 keep the request. */
function turnsIntoGet(method: OutgoingRequest['method'], status: number): boolean {
  if (status === 303) return method !== 'GET' && method !== 'HEAD';
  return (status === 301 || status === 302) && method === 'POST';
}
