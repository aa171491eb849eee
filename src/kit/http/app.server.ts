/** The outermost layer: knows the caller, refuses foreign hosts and origins, and puts its headers on every answer. */
import { Hono } from 'hono';
import type { Implementation } from './implement.server.ts';
import { asUnavailable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Services } from '#kit/services.server.ts';
import { mountApi, presentError, type HttpVariables } from './api.server.ts';
import { dataPolicy, newNonce } from './csp.server.ts';
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

export function createHttpApp({ services, implementations, hosts, mountRest }: Options) {
  const { settings, metrics, log } = services;
  const app = new Hono<HttpVariables>();
  const readRequest = createRequestReader(services);
  const foreignProtocol = new Set(
    implementations.filter((i) => i.endpoint.protocol === 'foreign').map((i) => i.endpoint.path),
  );
  const https = settings.publicUrl.startsWith('https:');

  app.use(async (c, next) => {
    const started = performance.now();
    const nonce = newNonce();
    c.set('nonce', nonce);
    let info;
    try {
      info = await readRequest(c);
    } catch (error) {
      // Without the database nobody can be told apart; static answers still work for guests, this one does not.
      const away = asUnavailable(error);
      if (!away) throw error;
      log.warn({ err: error }, 'the caller could not be looked up');
      return c.json({ error: { code: away.code, message: away.message, requestId: '' } }, 503, {
        'retry-after': '2',
      });
    }
    c.set('info', info);
    const refusal = refuse(c.req.method, c.req.path, info.headers);
    if (refusal) c.res = c.json(...presentError(refusal, undefined, { ...info, metrics }));
    else await next();

    const { headers, status } = c.res;
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', dataPolicy(nonce));
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-request-id', info.requestId);
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    info.responseHeaders.forEach((value, name) => {
      if (name === 'set-cookie') headers.append(name, value);
      else headers.set(name, value);
    });

    const seconds = (performance.now() - started) / 1000;
    const route = c.req.routePath;
    metrics.requests.observe({ method: c.req.method, route, status }, seconds);
    log.debug(
      { requestId: info.requestId, method: c.req.method, route, status, ms: Math.round(seconds * 1000) },
      'request',
    );
  });

  function refuse(method: string, path: string, headers: Headers): AppError | undefined {
    if (hosts && !probes.has(path) && !hosts.has((headers.get('host') ?? '').toLowerCase()))
      return new AppError('bad_request:host', { message: 'This server does not answer to that host name.' });
    if (safeMethods.has(method) || !isForeignOrigin(headers, settings.publicUrl)) return undefined;
    if (foreignProtocol.has(path as never) && headers.get('authorization')?.startsWith('Bearer '))
      return undefined;
    return new AppError('forbidden:origin', { message: 'This request came from another site.' });
  }

  app.get('/healthz', (c) => c.json({ ok: true }));
  mountApi(app, services, implementations);
  mountRest(app);
  app.notFound((c) =>
    c.json(...presentError(new AppError('not_found'), undefined, { ...c.get('info'), metrics })),
  );
  app.onError((error, c) => c.json(...presentError(error, undefined, { ...c.get('info'), metrics })));
  return app;
}
