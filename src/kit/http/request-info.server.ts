import { randomBytes } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { anonymous } from '#kit/auth/caller.server.ts';
import type { Services } from '#kit/services.server.ts';
import { clientAddress, limitKey, parseRanges } from './address.server.ts';
import type { RequestInfo } from './context.server.ts';

/** Gathers once what every part of answering needs to know about a request. */
export function createRequestReader({
  settings,
  log,
  callers,
}: Pick<Services, 'settings' | 'log' | 'callers'>) {
  const trusted = parseRanges(settings.trustedProxies);
  const publicUrl = new URL(settings.publicUrl);

  return async function readRequest(c: HonoContext): Promise<RequestInfo> {
    const { headers } = c.req.raw;
    const requestId = randomBytes(9).toString('base64url');
    const address = clientAddress(socketAddress(c), headers.get('x-forwarded-for') ?? undefined, trusted);
    const host = headers.get('host') ?? publicUrl.host;
    const mayHaveCaller = headers.has('cookie') || headers.has('authorization');
    return {
      requestId,
      address: limitKey(address),
      userAgent: headers.get('user-agent')?.slice(0, 300) ?? '',
      origin: host === publicUrl.host ? publicUrl.origin : `${publicUrl.protocol}//${host}`,
      headers,
      request: c.req.raw,
      caller: mayHaveCaller ? await callers.identify(headers) : anonymous,
      get log() {
        return log.child({ requestId });
      },
      responseHeaders: new Headers(),
    };
  };
}

/** In-process requests (tests) have no socket. */
function socketAddress(c: HonoContext) {
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? 'unknown') : '127.0.0.1';
}
