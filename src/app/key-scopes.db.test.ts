/** An API key is refused wherever its scopes do not reach, whatever else the request says. */
import { expect } from 'vitest';
import { keyScopes, type AnyEndpoint, type KeyScope } from '#kit/contract/endpoint.ts';
import { buildKey, buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { gathered } from './gathered.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web', FETCH_MODELS: 'false' });
const endpoints: AnyEndpoint[] = gathered.endpoints.map(({ endpoint }) => endpoint);

/** Open to everyone, to whom a key shows nothing more; or not there at all but for admins. */
const isBesideTheMatter = ({ access, key, anyKey }: AnyEndpoint) =>
  access === 'admin' || (access === 'public' && (!key || anyKey));
const withIds = (path: string) =>
  path.replaceAll(/:\w+(?:\{[^}]*\})?/g, '00000000-0000-4000-8000-000000000000');

async function call({ method, path }: AnyEndpoint, secret: string) {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const body = method === 'GET' ? {} : { body: '{}' };
  const { status, body: answer } = await app.client().request(withIds(path), { method, headers, ...body });
  return { status, code: (answer as { error?: { code?: string } } | null)?.error?.code };
}

test.for(keyScopes)(
  'a key with %s alone is refused by every endpoint that asks for another',
  async (scope: KeyScope) => {
    const { secret } = await buildKey(app, await buildUser(app), { scopes: [scope] });
    const closed = endpoints.filter((endpoint) => endpoint.key !== scope && !isBesideTheMatter(endpoint));
    const opened: string[] = [];
    for (const endpoint of closed) {
      const { status } = await call(endpoint, secret);
      if (status !== 403) opened.push(`${endpoint.method} ${endpoint.path} answered ${status}`);
    }
    expect(opened).toEqual([]);
    expect(closed.length).toBeGreaterThan(100);
  },
);

test('a key with a scope is let in where it is asked for', async () => {
  const { secret } = await buildKey(app, await buildUser(app), { scopes: ['content:read'] });
  const works = endpoints.find(({ method, path }) => method === 'GET' && path === '/api/works')!;
  expect((await call(works, secret)).status).toBe(200);
});

test('a key that is none is refused as such', async () => {
  const works = endpoints.find(({ method, path }) => method === 'GET' && path === '/api/works')!;
  expect(await call(works, 'fk_none')).toEqual({ status: 401, code: 'unauthorized:key' });
});
