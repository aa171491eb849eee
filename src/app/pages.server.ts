/** Documents: judges the address, then lets React Router render it with the visitor's data. */
import type { Hono } from 'hono';
import type { RequestHandler, ServerBuild } from 'react-router';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { ServerCall } from '#kit/contract/prefetch.ts';
import { AppError } from '#kit/errors.ts';
import { createContext, type HttpVariables } from '#kit/http/api.server.ts';
import { pagePolicy } from '#kit/http/csp.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';
import type { RequestInfo } from '#kit/http/context.server.ts';
import { invoke, type Implementation } from '#kit/http/implement.server.ts';
import type { Services } from '#kit/services.server.ts';
import { presentCurrentUser } from '#features/accounts/present.server.ts';
import { themeCookie, themes, type Theme } from '#features/settings/theme.ts';
import { brandForHost, homeRedirect } from './brands.ts';
import { judgePage, type Verdict } from './judge-page.ts';
import type { PageRequest } from './page-data.ts';
import type { BrandId } from './page-row.ts';

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
  let handler: RequestHandler | undefined;

  app.get('*', async (c) => {
    const info = c.get('info');
    const nonce = c.get('nonce');
    const url = new URL(c.req.url);
    const brand = brandForHost(url.host, settings.hosts) ?? 'main';
    const user = info.caller.kind === 'member' ? presentCurrentUser(info.caller.user) : null;
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
        theme: readTheme(info),
        origin: info.origin,
        announcement: ownerSettings.current.announcement,
        product: settings.product,
      },
      user,
      nonce,
      status: verdict.is === 'page' || isData ? 200 : 404,
      reportError: (error) => info.log.error({ err: error, path: url.pathname }, 'a page failed'),
    };
    const serverBuild = await build();
    const entry = serverBuild.entry.module as unknown as typeof import('./entry.server.tsx');
    if (dev) handler = undefined;
    handler ??= entry.createRequestHandler(serverBuild, dev ? 'development' : 'production');
    const response = await handler(c.req.raw, entry.createLoadContext(request, serverCallFor(info)));
    response.headers.set('content-security-policy', pagePolicy(nonce, { dev }));
    return response;
  });

  function serverCallFor(info: RequestInfo): ServerCall {
    const context = createContext(services, info);
    return async (endpoint, input) => {
      try {
        return (await invoke(byName.get(nameOf(endpoint))!, { ...(input as object) }, context)) as never;
      } catch (error) {
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

function readTheme(info: RequestInfo): Theme {
  const value = readCookie(info.headers.get('cookie'), themeCookie);
  return themes.find((theme) => theme === value) ?? 'system';
}
