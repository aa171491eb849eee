/** For those who run it: readiness, metrics, the API's description, and what robots ask for. */
import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { printOpenApi } from '#kit/contract/openapi.ts';
import type { HttpVariables } from '#kit/http/api.server.ts';
import { bearerToken } from '#kit/http/bearer.ts';
import type { Implementation } from '#kit/http/implement.server.ts';
import type { Services } from '#kit/services.server.ts';
import { gathered } from './gathered.server.ts';
import { pages } from './pages.ts';
import { createReadiness } from './readiness.server.ts';
import { sitemap } from './sitemap.ts';

interface Options {
  implementations: Implementation[];
  isReady: () => boolean;
}

export function mountOperations(
  app: Hono<HttpVariables>,
  services: Services,
  { implementations, isReady }: Options,
) {
  const { settings, metrics } = services;
  const readiness = createReadiness(services);

  app.get('/readyz', async (c) => {
    if (!isReady()) return c.json({ ready: false, why: 'stopping' }, 503);
    const trouble = await readiness.trouble();
    return trouble ? c.json({ ready: false, why: trouble }, 503) : c.json({ ready: true });
  });

  app.get('/metrics', async (c, next) => {
    const { caller } = c.get('context');
    const isAdmin = caller.kind === 'member' && !caller.key && caller.user.role === 'admin';
    if (!isAdmin && !isToken(bearerToken(c.req.raw.headers), settings.metricsToken)) return next();
    return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });

  // Neither the calls nor the tools change while the process runs.
  let description: object | undefined;
  app.get('/api/openapi.json', (c) => {
    const examples = gathered.exampleCalls.map((write) => write(services.runs.tools));
    description ??= printOpenApi(
      implementations.map(({ endpoint }) => endpoint),
      {
        title: settings.product.name,
        url: settings.publicUrl,
        examplesOf: (endpoint) => examples.flatMap((of) => of(endpoint)),
      },
    );
    return c.json(description);
  });
  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /api/\nDisallow: /search?\nSitemap: ${settings.publicUrl}/sitemap.xml\n`,
    ),
  );
  app.get('/sitemap.xml', async (c) => {
    const more = await Promise.all(gathered.siteAddresses.map((list) => list(services)));
    return c.body(sitemap(pages, settings.publicUrl, 'main', more.flat()), 200, {
      'content-type': 'application/xml; charset=utf-8',
    });
  });
  // Calls that no endpoint answers get our error format, not a page.
  app.all('/api/*', (c) => c.notFound());
}

function isToken(given: string | undefined, token: string | undefined) {
  if (!token || !given) return false;
  const [bytes, expected] = [Buffer.from(given), Buffer.from(token)];
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
