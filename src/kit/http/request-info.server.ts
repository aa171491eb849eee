import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { anonymous, type Caller } from '#kit/auth/caller.server.ts';
import type { Services } from '#kit/services.server.ts';
import { linkAddress, pageOrigin } from './link-address.server.ts';
import { clientAddress, limitKey, parseRanges } from './address.server.ts';
import type { RequestFacts } from './context.server.ts';
import { randomText } from './random.server.ts';

/** Gathers once what every part of answering needs to know about a request; who asks is looked up by `identify`. */
export function createRequestReader({ settings, callers }: Pick<Services, 'settings' | 'callers'>) {
  const trusted = parseRanges(settings.trustedProxies);
  const addressOf = remember((socket: string, forwardedFor: string | undefined) =>
    limitKey(clientAddress(socket, forwardedFor, trusted)),
  );

  function readRequest(c: HonoContext): RequestFacts {
    const { headers } = c.req.raw;
    const arrival = { host: headers.get('host'), ...localEnd(c) };
    return {
      requestId: randomText(9, 'base64url'),
      address: addressOf(socketAddress(c), headers.get('x-forwarded-for') ?? undefined),
      userAgent: headers.get('user-agent')?.slice(0, 300) ?? '',
      origin: pageOrigin(settings, arrival),
      publicUrl: linkAddress(settings, arrival),
      headers,
      request: c.req.raw,
      caller: anonymous,
    };
  }

  async function identify({ headers }: Pick<RequestFacts, 'headers'>): Promise<Caller> {
    const mayHaveCaller = headers.has('cookie') || headers.has('authorization');
    return mayHaveCaller ? callers.identify(headers) : anonymous;
  }

  return { readRequest, identify };
}

/** In-process requests (tests) have no socket. */
function socketAddress(c: HonoContext) {
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? 'unknown') : '127.0.0.1';
}

function localEnd(c: HonoContext): { localAddress: string | undefined; localPort: number | undefined } {
  if (!c.env || !('incoming' in c.env)) return { localAddress: undefined, localPort: undefined };
  const { localAddress, localPort } = (c.env as HttpBindings).incoming.socket;
  return { localAddress, localPort };
}

/** The last address is nearly always the next one too: parsing it is the dearest part of reading a small request. */
function remember(find: (socket: string, forwardedFor: string | undefined) => string) {
  let last = { socket: '', forwardedFor: undefined as string | undefined, address: '' };
  return (socket: string, forwardedFor: string | undefined) => {
    if (socket !== last.socket || forwardedFor !== last.forwardedFor)
      last = { socket, forwardedFor, address: find(socket, forwardedFor) };
    return last.address;
  };
}
