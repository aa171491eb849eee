/** Documents: judges the address, then lets React Router render it with the visitor's data. */
import type { Hono } from 'hono';
import type { RequestHandler, ServerBuild } from 'react-router';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { ServerCall } from '#kit/contract/prefetch.ts';
import { AppError } from '#kit/errors.ts';
import type { HttpVariables } from '#kit/http/api.server.ts';
import { pagePolicy } from '#kit/http/csp.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { invoke, type Implementation } from '#kit/http/implement.server.ts';
import type { Services } from '#kit/services.server.ts';
import { presentCurrentUser } from '#features/accounts/present.server.ts';
import { themeCookie, themes, type Theme } from '#features/accounts/settings/theme.ts';
import { brandForHost, homeRedirect } from './brands.ts';
import { pack } from './compress.server.ts';
import { judgePage, type Verdict } from './judge-page.ts';
import { createPageCache, type RenderedPage } from './page-cache.server.ts';
import type { PageRequest } from './page-data.ts';
import type { BrandId } from './page-row.ts';
import { railCookie } from './shell/workspace/rail-cookie.ts';

interface Options {
  services: Services;
  implementations: Implementation[];
  build: () => Promise<ServerBuild>;
  dev: boolean;
}

export function mountPages(app: Hono<HttpVariables>, { services, implementations, build, dev }: Options) {
  const { settings, ownerSettings } = services;
  const byName = new Map(
    implementations.map((implementation) => [nameOf(implementation.endpoint), implementation]),
  );
  const shared = createPageCache();
  let handler: RequestHandler | undefined;

  app.get('*', async (c) => {
    const context = c.get('context');
    const nonce = c.get('nonce');
    const url = new URL(c.req.url);
    const brand = brandForHost(url.host, settings.hosts) ?? 'main';
    const user = context.caller.kind === 'member' ? presentCurrentUser(context.caller.user) : null;
    const isData = url.pathname.endsWith('.data');
    const verdict = judgePage(url.pathname, {
      brand,
      signedIn: user !== null,
      isAdmin: user?.isAdmin ?? false,
    });
    const redirect = isData ? undefined : redirectFor(verdict, url, brand);
    if (redirect) return c.redirect(redirect, 302);

    const request: PageRequest = {
      surroundings: {
        brand,
        theme: readTheme(context),
        origin: context.origin,
        announcement: ownerSettings.current.announcement,
        isRailFolded: readCookie(context.headers.get('cookie'), railCookie) === 'folded',
        product: settings.product,
      },
      user,
      nonce,
      status: verdict.is === 'page' || isData ? 200 : 404,
      reportError: (error) => context.log.error({ err: error, path: url.pathname }, 'a page failed'),
    };
    const render = async (asked: Request): Promise<RenderedPage> => {
      const serverBuild = await build();
      const entry = serverBuild.entry.module as unknown as typeof import('./entry.server.tsx');
      if (dev) handler = undefined;
      handler ??= entry.createRequestHandler(serverBuild, dev ? 'development' : 'production');
      let isTheirsAlone = false;
      const call = serverCallFor(context, () => (isTheirsAlone = true));
      const response = await handler(asked, entry.createLoadContext(request, call));
      return {
        isTheirsAlone,
        status: response.status,
        headers: Object.fromEntries(response.headers),
        html: await response.text(),
      };
    };
    const page =
      dev || isData || verdict.is !== 'page' || !isStranger(context)
        ? await render(c.req.raw)
        : await shared(
            `${request.surroundings.theme} ${context.origin}${url.pathname}${url.search}`,
            nonce,
            // Not the visitor's own request: others wait for this too, and one who leaves must not end it.
            () => render(new Request(c.req.url, { headers: context.headers })),
          );
    const { body, headers } = await pack(page.html, context.headers.get('accept-encoding'));
    return new Response(c.req.method === 'HEAD' ? null : body, {
      status: page.status,
      headers: { ...page.headers, ...headers, 'content-security-policy': pagePolicy(nonce, { dev }) },
    });
  });

  function serverCallFor(context: Context, onTooMany: () => void): ServerCall {
    return async (endpoint, input) => {
      try {
        return (await invoke(byName.get(nameOf(endpoint))!, { ...(input as object) }, context)) as never;
      } catch (error) {
        // What was taken down says so by its status, not only in words.
        if (error instanceof AppError && error.status === 410) throw new Response(null, { status: 410 });
        // Whoever asks too often gets less of it; nobody else does.
        if (error instanceof AppError && error.status === 429) onTooMany();
        // The page shows what it may; the browser's own call then says why the rest is missing.
        if (error instanceof AppError && error.status < 500) return undefined;
        throw error;
      }
    };
  }
}

/** Pages come from another bundle and bring their own copies of the contracts, so these are told apart by name. */
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

function redirectFor(verdict: Verdict, url: URL, brand: BrandId): string | undefined {
  if (verdict.is === 'redirect') return verdict.to + url.search;
  if (verdict.is === 'sign-in') return `/login?return_url=${encodeURIComponent(url.pathname + url.search)}`;
  if (url.pathname === '/' && brand === 'main') return homeRedirect(url.searchParams) ?? undefined;
  return undefined;
}

/** Someone of whom we know nothing but, perhaps, the theme: what is rendered for one fits all of them. */
function isStranger({ caller, headers, request }: Context) {
  return (
    request.method === 'GET' &&
    caller.kind === 'anonymous' &&
    !(headers.get('cookie') ?? '').split(/; */).some((pair) => pair && !pair.startsWith(`${themeCookie}=`))
  );
}

function readTheme(context: Context): Theme {
  const value = readCookie(context.headers.get('cookie'), themeCookie);
  return themes.find((theme) => theme === value) ?? 'system';
}
