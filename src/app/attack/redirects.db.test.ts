/** Nobody is sent to another site by an address of ours, whatever stands in its path or its query. */
import { expect } from 'vitest';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { pages } from '../pages.ts';
import { absent, endpoints } from './endpoints.testing.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web', FETCH_MODELS: 'false' });

const elsewhere = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/%252f%252fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/;@evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://evil.example',
  'http://localhost:3000@evil.example',
  'http://localhost:3000.evil.example',
  'javascript:alert(1)//evil.example',
  'java\nscript:alert(1)//evil.example',
  'data:text/html,evil.example',
  '@evil.example',
  '.evil.example',
  'evil.example',
  '\u3002evil.example',
  '／／evil.example',
];
const isFull = process.env.ATTACK === 'full';
/** As people call what leads on, ours among them. */
const names =
  `return_url returnUrl return_to returnTo return next url uri target to redirect redirect_uri redirect_url
  redirectTo continue callback callbackURL callbackUrl goto dest destination back link out view path host referrer state code`
    .trim()
    .split(/\s+/);

const filled = (path: string) => path.replaceAll(/:\w+(?:\{[^}]*\})?\??|\*/g, absent);
const paths = [
  ...new Set([
    '/',
    ...pages.map(({ path }) => filled(path)),
    ...endpoints.filter(({ method }) => method === 'GET').map(({ path }) => filled(path)),
  ]),
].filter((path) => !path.endsWith('/stream') && path !== '/mcp');

/** Where a browser would go from here. */
function leadsTo(location: string, from: string): string {
  const { protocol, host } = new URL(location, new URL(from, app.services.settings.publicUrl));
  return `${protocol}//${host}`;
}

test.for(['guest', 'member'])('no parameter of any address, for a %s', { timeout: 300_000 }, async (who) => {
  const { publicUrl } = app.services.settings;
  const client = who === 'guest' ? app.client() : (await buildMember(app)).client;
  let led = 0;
  for (const path of paths)
    for (const value of isFull ? elsewhere : elsewhere.slice(0, 1)) {
      const query = names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&');
      const { headers } = await client.request(`${path}?${query}`);
      const location = headers.get('location');
      if (location === null) continue;
      led += 1;
      expect(leadsTo(location, path), `${path}?…=${value} → ${location}`).toBe(publicUrl);
      // What is handed on to be gone to later is a path of ours too, unless the whole query is, unread.
      const later = new URL(location, publicUrl).searchParams.get('return_url');
      if (later !== null && later !== value)
        expect(leadsTo(later, '/'), `${path}?…=${value} → ${location}`).toBe(publicUrl);
    }
  // Otherwise nothing was tried.
  expect(led).toBeGreaterThan(isFull ? 10 : 2);
});

test('no path', async () => {
  const { publicUrl } = app.services.settings;
  const client = app.client();
  for (const value of elsewhere)
    for (const after of isFull ? ['', '/', '/..', '/settings/', '?a=b', '/index.html', '.data'] : ['/'])
      for (const before of isFull ? ['', '/settings', '/u', '/login/'] : [''])
        for (const path of [`${before}${value}${after}`, encodeURI(`${before}${value}${after}`)]) {
          // As it stands, without what parsing an address would make of it.
          const address = `${publicUrl}${path.startsWith('/') ? '' : '/'}${path}`;
          if (!URL.canParse(address)) continue;
          const answer = await app.fetch(address, {
            redirect: 'manual',
            headers: { host: new URL(publicUrl).host },
          });
          const location = answer.headers.get('location');
          await answer.body?.cancel();
          if (location !== null)
            expect(leadsTo(location, new URL(address).pathname), `${path} → ${location}`).toBe(publicUrl);
        }
  expect((await client.request('/settings')).headers.get('location')).toContain('/login');
});
