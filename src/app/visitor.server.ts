/**
 * For whom a page is drawn. Of a request nothing counts but its address and its cookies: pages are for people, and keys, conditions
 * and other headers belong to programs. So nothing else that someone sends can change what is kept for others.
 */
import { anonymous } from '#kit/auth/caller.server.ts';
import type { Context, ContextMaker, RequestContext } from '#kit/http/context.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';
import { themeCookie, themes, type Theme } from '#kit/ui/theme.ts';

interface Options {
  /** Path and query, on the origin that counts as ours. */
  url: string;
  /** Of whom nothing is known but, perhaps, the theme: what is drawn for one fits all of them. */
  isStranger: boolean;
}

/** What the calls of a page are made with, and the request that the page itself sees. */
export function visitorOf(
  context: Context,
  makeContext: ContextMaker,
  { url, isStranger }: Options,
): RequestContext {
  const cookie = isStranger ? `${themeCookie}=${readTheme(context)}` : context.headers.get('cookie');
  const headers = new Headers(cookie ? { cookie } : {});
  const { method, signal } = context.request;
  return makeContext({
    requestId: context.requestId,
    address: context.address,
    userAgent: context.userAgent,
    origin: context.origin,
    publicUrl: context.settings.publicUrl,
    headers,
    // Others wait for what is drawn for strangers: one who leaves must not end it.
    request: new Request(url, { method, headers, ...(isStranger ? {} : { signal }) }),
    caller: isByKey(context) ? anonymous : context.caller,
  });
}

export function isStranger(context: Context): boolean {
  return (
    context.request.method === 'GET' &&
    (context.caller.kind === 'anonymous' || isByKey(context)) &&
    !(context.headers.get('cookie') ?? '')
      .split(/; */)
      .some((pair) => pair && !pair.startsWith(`${themeCookie}=`))
  );
}

export function readTheme({ headers }: Pick<Context, 'headers'>): Theme {
  const value = readCookie(headers.get('cookie'), themeCookie);
  return themes.find((theme) => theme === value) ?? 'system';
}

const isByKey = ({ caller }: Context) => caller.kind === 'member' && caller.key !== undefined;
