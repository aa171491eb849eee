/** The outermost layer: knows the caller, refuses foreign hosts and origins, and puts its headers on every answer. */
import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { anonymous } from '#kit/auth/caller.server.ts';
import { isForeign, type Implementation } from './implement.server.ts';
import { AppError } from '#kit/errors.ts';
import { meterWork } from '#kit/loop-meter.server.ts';
import type { Services } from '#kit/services.server.ts';
import { mountApi, presentError, type HttpVariables } from './api.server.ts';
import { bearerToken } from './bearer.ts';
import { createContextMaker, type RequestContext } from './context.server.ts';
import { newNonce } from './csp.server.ts';
import { createDresser } from './headers.server.ts';
import { isForeignOrigin } from './origin.server.ts';
import { isOpenAiPath, openAiRoot, unknownUrl, wrongMethod } from './openai-error.ts';
import { createRequestReader } from './request-info.server.ts';

interface Options {
  services: Services;
  implementations: Implementation[];
  /** Hosts we answer to; undefined means any. */
  hosts: ReadonlySet<string> | undefined;
  /** Routes that are no endpoints: pages, assets, sign-in redirects. */
  mountRest(app: Hono<HttpVariables>): void;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const probes = new Set(['/healthz', '/readyz']);
/** The same for everyone, so nobody is looked up: a page that is open goes on working while the database is away. */
const isForAnyone = (path: string) => probes.has(path) || path.startsWith('/assets/');

export function createHttpApp({ services, implementations, hosts, mountRest }: Options) {
  const { settings, metrics, log } = services;
  const app = new Hono<HttpVariables>();
  const { readRequest, identify } = createRequestReader(services);
  const foreignProtocol = new Set(
    implementations.filter(({ endpoint }) => isForeign(endpoint)).map(({ endpoint }) => endpoint.path),
  );
  const methodsAt = createMethodFinder(implementations);
  const fromSandboxAt = createMethodFinder(implementations.filter(({ endpoint }) => endpoint.fromSandbox));
  const makeContext = createContextMaker(services);
  const dresser = createDresser(settings);

  app.use(async (c, next) => {
    const ended = meterWork(() => `${c.req.method} ${c.req.routePath}`);
    try {
      await next();
    } finally {
      ended();
    }
  });

  app.use(async (c, next) => {
    const started = performance.now();
    c.set('nonce', newNonce());
    const context = makeContext(readRequest(c));
    c.set('context', context);
    const refusal = await admit(c.req.method, c.req.path, context);
    if (refusal) c.res = dresser.json(c, ...presentError(refusal, protocolAt(c.req.path), context));
    else await next();
    dresser.dress(c);

    const { status } = c.res;
    const seconds = (performance.now() - started) / 1000;
    const route = c.req.routePath;
    metrics.requests.observe({ method: c.req.method, route, status }, seconds);
    log.debug(
      {
        event: 'request.finished',
        requestId: context.requestId,
        method: c.req.method,
        route,
        status,
        ms: Math.round(seconds * 1000),
      },
      'A request was answered.',
    );
  });

  /** Why there is no way in: the wrong host or site, or, without the database, nobody can be distinguished. */
  async function admit(method: string, path: string, context: RequestContext): Promise<unknown> {
    try {
      if (!isForAnyone(path)) context.caller = await identify(context);
      if (fromSandboxAt(path).includes(method)) context.caller = anonymous;
    } catch (error) {
      return error;
    }
    return refuse(method, path, context);
  }

  function refuse(method: string, path: string, { headers, caller }: RequestContext): AppError | undefined {
    if (hosts && !probes.has(path) && !hosts.has((headers.get('host') ?? '').toLowerCase()))
      return new AppError('bad_request:host', { message: 'This server doesn’t serve that host name.' });
    if (isOpenAiPath(path) && !path.startsWith(openAiRoot)) return unknownUrl(method, path);
    if (safeMethods.has(method) || !isForeignOrigin(headers, settings.publicUrl)) return undefined;
    if (headers.get('origin') === 'null' && fromSandboxAt(path).includes(method)) return undefined;
    // A word that is no key opens nothing: whoever is known by their cookie alone did not send it.
    const isByCookie = caller.kind === 'member' && !caller.key;
    if (
      (foreignProtocol.has(path as never) || isOpenAiPath(path)) &&
      bearerToken(headers) !== undefined &&
      !isByCookie
    )
      return undefined;
    return new AppError('forbidden:origin', { message: 'This request came from another site.' });
  }

  app.get('/healthz', (c) => c.json({ ok: true }));
  mountApi(app, implementations, dresser, services);
  for (const path of [openAiRoot, `${openAiRoot}/*`])
    app.all(path, (c) => {
      const context = c.get('context');
      const allowed = methodsAt(c.req.path);
      if (allowed.length > 0) context.responseHeaders.set('allow', allowed.join(', '));
      const refusal = allowed.length > 0 ? wrongMethod : unknownUrl;
      const error = refusal(c.req.method, c.req.path, allowed);
      return dresser.json(c, ...presentError(error, protocolAt(c.req.path), context));
    });
  mountRest(app);
  app.notFound((c) =>
    dresser.json(c, ...presentError(new AppError('not_found'), undefined, c.get('context'))),
  );
  app.onError((error, c) =>
    dresser.json(c, ...presentError(error, protocolAt(c.req.path), c.get('context'))),
  );
  return app;
}

/** Which methods an address has, whichever was used. */
function createMethodFinder(implementations: readonly Implementation[]) {
  const router = new TrieRouter<string>();
  for (const { endpoint } of implementations) router.add('ALL', endpoint.path, endpoint.method);
  return (path: string) => [...new Set(router.match('ALL', path)[0].map(([method]) => method))];
}

/** In which words an address is refused before any endpoint is found. */
const protocolAt = (path: string) => (isOpenAiPath(path) ? ({ protocol: 'openai' } as const) : undefined);
