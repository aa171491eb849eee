import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { notificationEndpoints } from '#features/notifications/server.ts';
import { buildKey, buildMember, buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { urlOf } from '#kit/contract/call.ts';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { settingsEndpoints } from './server.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });
const endpoints: AnyEndpoint[] = [...settingsEndpoints, ...notificationEndpoints].map(
  ({ endpoint }) => endpoint,
);
const params = { id: randomUUID(), kind: 'job.ended' };
const ask = (endpoint: AnyEndpoint) => [urlOf(endpoint, { params }), { method: endpoint.method }] as const;

test('only the theme is for everyone; every other call asks a stranger to sign in first', async () => {
  const open = endpoints
    .filter(({ access }) => access !== 'member')
    .map(({ path, method }) => `${method} ${path}`);
  expect(open).toEqual(['GET /api/settings/theme', 'PUT /api/settings/theme']);
  for (const endpoint of endpoints.filter(({ access }) => access === 'member'))
    expect((await app.client().request(...ask(endpoint))).status, endpoint.path).toBe(401);
});

test('changes to the locks, exporting and deleting ask for proof that it is still you', async () => {
  const fresh = endpoints.filter((endpoint) => endpoint.fresh).map(({ path, method }) => `${method} ${path}`);
  expect(fresh.sort()).toEqual([
    'DELETE /api/settings/account',
    'DELETE /api/settings/passkeys/:id',
    'DELETE /api/settings/two-factor',
    'POST /api/settings/email',
    'POST /api/settings/exports',
    'POST /api/settings/keys',
    'POST /api/settings/passkeys',
    'POST /api/settings/passkeys/options',
    'POST /api/settings/two-factor',
    'POST /api/settings/two-factor/backup-codes',
    'POST /api/settings/two-factor/confirm',
    'PUT /api/settings/password',
  ]);
  const { client } = await buildMember(app, {}, { confirmed: false });
  for (const endpoint of endpoints.filter((one) => one.fresh)) {
    const answer = await client.request(...ask(endpoint));
    expect([answer.status, answer.body], endpoint.path).toMatchObject([
      403,
      { error: { code: 'confirm_required' } },
    ]);
  }
});

test('an API key changes nothing here', async () => {
  const { secret } = await buildKey(app, await buildUser(app));
  for (const endpoint of endpoints.filter(({ access }) => access === 'member')) {
    const [url, init] = ask(endpoint);
    const headers = { authorization: `Bearer ${secret}` };
    expect((await app.client().request(url, { ...init, headers })).status, endpoint.path).toBe(403);
  }
});

test('nonsense in a body is refused in words, and an unknown field is named', async () => {
  const { client } = await buildMember(app);
  for (const endpoint of endpoints.filter(({ body, rawBody }) => body && !rawBody)) {
    const send = (body: string) =>
      client.request(urlOf(endpoint, { params }), {
        method: endpoint.method,
        headers: { 'content-type': 'application/json' },
        body,
      });
    for (const body of ['null', '[]', '""', '{"__proto__":{}}', '{"stranger":1}'])
      expect((await send(body)).status, `${endpoint.path} ${body}`).toBe(422);
    expect((await send('{')).status, endpoint.path).toBe(400);
  }
});
