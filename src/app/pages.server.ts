/** Documents: judges the address, then lets React Router render it with the visitor's data. */
import type { Hono } from 'hono';
import type { RequestHandler, ServerBuild } from 'react-router';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { ServerCall } from '#kit/contract/prefetch.ts';
import { createStateReader } from '#kit/db/database-state.server.ts';
import { AppError } from '#kit/errors.ts';
import type { HttpVariables } from '#kit/http/api.server.ts';
import { pagePolicy } from '#kit/http/csp.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';
import { createContextMaker, type Context } from '#kit/http/context.server.ts';
import { addAll } from '#kit/http/headers.server.ts';
import { invoke, type Implementation } from '#kit/http/implement.server.ts';
import type { Services } from '#kit/services.server.ts';
import { presentCurrentUser } from '#kit/auth/present-user.server.ts';
import { brandForHost, homeRedirect } from './brands.ts';
import { pack } from './compress.server.ts';
import { judgePage, type Verdict } from './judge-page.ts';
import { createPageCache, type RenderedPage } from './page-cache.server.ts';
import type { PageRequest } from './page-data.ts';
import type { BrandId } from './page-row.ts';
import { railCookie } from './shell/workspace/rail-cookie.ts';
import { isStranger, readTheme, visitorOf } from './visitor.server.ts';

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
  const makeContext = createContextMaker(services);
  const shared = createPageCache({ readState: createStateReader(services.db) });
  let handler: RequestHandler | undefined;

  app.get('*', async (c) => {
    const asked = c.get('context');
    const nonce = c.get('nonce');
    const url = new URL(c.req.url);
    const brand = brandForHost(url.host, settings.hosts) ?? 'main';
    const isData = url.pathname.endsWith('.data');
    const isShared = !dev && !isData && isStranger(asked);
    const context = visitorOf(asked, makeContext, {
      url: asked.origin + url.pathname + url.search,
      isStranger: isShared,
    });
    const user = context.caller.kind === 'member' ? presentCurrentUser(context.caller.user) : null;
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
      reportError: (error) =>
        context.log.error(
          { event: 'page.render_failed', err: error, path: url.pathname },
          'A page could not be rendered.',
        ),
    };
    const render = async (): Promise<RenderedPage> => {
      const serverBuild = await build();
      const entry = serverBuild.entry.module as unknown as typeof import('./entry.server.tsx');
      if (dev) handler = undefined;
      handler ??= entry.createRequestHandler(serverBuild, dev ? 'development' : 'production');
      let isTheirsAlone = false;
      const call = serverCallFor(context, () => (isTheirsAlone = true));
      const response = await handler(context.request, entry.createLoadContext(request, call));
      const html = await response.text();
      const headers = new Headers(response.headers);
      if (context.ownHeaders) addAll(headers, context.ownHeaders);
      return {
        isTheirsAlone: isTheirsAlone || headers.has('set-cookie'),
        status: response.status,
        headers,
        html,
      };
    };
    const page =
      isShared && verdict.is === 'page'
        ? await shared(`${request.surroundings.theme} ${brand} ${context.request.url}`, nonce, render)
        : await render();
    const packed = await pack(page.html, asked.headers.get('accept-encoding'));
    const headers = new Headers(page.headers);
    for (const [name, value] of Object.entries(packed.headers)) headers.set(name, value);
    headers.set('content-security-policy', pagePolicy(nonce, { dev }));
    return new Response(c.req.method === 'HEAD' ? null : packed.body, { status: page.status, headers });
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

/** Pages come from another bundle and bring their own copies of the contracts, so these are distinguished by name. */
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

function redirectFor(verdict: Verdict, url: URL, brand: BrandId): string | undefined {
  if (verdict.is === 'redirect') return verdict.to + url.search;
  if (verdict.is === 'sign-in') return `/login?return_url=${encodeURIComponent(url.pathname + url.search)}`;
  if (url.pathname === '/' && brand === 'main') return homeRedirect(url.searchParams) ?? undefined;
  return undefined;
}
