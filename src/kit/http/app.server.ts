/** The outermost layer: knows the caller, refuses foreign hosts and origins, and puts its headers on every answer. */
import { Hono } from 'hono';
import { isForeign, type Implementation } from './implement.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Services } from '#kit/services.server.ts';
import { mountApi, presentError, type HttpVariables } from './api.server.ts';
import { createContextMaker, type RequestContext } from './context.server.ts';
import { newNonce } from './csp.server.ts';
import { createDresser } from './headers.server.ts';
import { isForeignOrigin } from './origin.server.ts';
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
  const makeContext = createContextMaker(services);
  const dresser = createDresser(settings);

  app.use(async (c, next) => {
    const started = performance.now();
    c.set('nonce', newNonce());
    const context = makeContext(readRequest(c));
    c.set('context', context);
    const refusal = await admit(c.req.method, c.req.path, context);
    if (refusal) c.res = dresser.json(c, ...presentError(refusal, undefined, context));
    else await next();
    dresser.dress(c);

    const { status } = c.res;
    const seconds = (performance.now() - started) / 1000;
    const route = c.req.routePath;
    metrics.requests.observe({ method: c.req.method, route, status }, seconds);
    log.debug(
      { requestId: context.requestId, method: c.req.method, route, status, ms: Math.round(seconds * 1000) },
      'request',
    );
  });

  /** Why there is no way in: the wrong house or site, or, without the database, nobody can be told apart. */
  async function admit(method: string, path: string, context: RequestContext): Promise<unknown> {
    try {
      if (!isForAnyone(path)) context.caller = await identify(context);
    } catch (error) {
      return error;
    }
    return refuse(method, path, context);
  }

  function refuse(method: string, path: string, { headers, caller }: RequestContext): AppError | undefined {
    if (hosts && !probes.has(path) && !hosts.has((headers.get('host') ?? '').toLowerCase()))
      return new AppError('bad_request:host', { message: 'This server does not answer to that host name.' });
    if (safeMethods.has(method) || !isForeignOrigin(headers, settings.publicUrl)) return undefined;
    // A word that is no key opens nothing: whoever is known by their cookie alone did not send it.
    const isByCookie = caller.kind === 'member' && !caller.key;
    if (
      foreignProtocol.has(path as never) &&
      headers.get('authorization')?.startsWith('Bearer ') &&
      !isByCookie
    )
      return undefined;
    return new AppError('forbidden:origin', { message: 'This request came from another site.' });
  }

  app.get('/healthz', (c) => c.json({ ok: true }));
  mountApi(app, implementations, dresser, services.db);
  mountRest(app);
  app.notFound((c) =>
    dresser.json(c, ...presentError(new AppError('not_found'), undefined, c.get('context'))),
  );
  app.onError((error, c) => dresser.json(c, ...presentError(error, undefined, c.get('context'))));
  return app;
}
