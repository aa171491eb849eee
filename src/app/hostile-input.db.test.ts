/** What every endpoint does with input that no honest client sends. New endpoints are tried by themselves. */
import { randomUUID } from 'node:crypto';
import { createBusiness } from '#features/businesses/contract.ts';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { buildAdmin, signIn } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { gathered } from './gathered.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web' });
const absent = '0198c0de-0000-7000-8000-000000000000';

/** What belongs to a business is read for whoever owns one. */
let firm = absent;

const endpoints: AnyEndpoint[] = gathered.endpoints.map(({ endpoint }) => endpoint);
const named = (list: AnyEndpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
/** The address with one value for every parameter: the one given, else one that the parameter accepts. */
function addressOf({ path, params }: AnyEndpoint, value?: string) {
  return path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(value ?? (name === 'businessId' ? firm : accepted(params?._zod.def.shape[name]))),
  );
}

/** `/previews/..` is the address of a page, as `/v1/responses/..` is, which this app does not draw. */
const leadsElsewhere = (endpoint: AnyEndpoint, value: string) =>
  value === '..' &&
  !/^\/(?:api|mcp)\//.test(new URL(endpoint.path.replaceAll(/:\w+/g, '..'), 'http://localhost').pathname);

function accepted(schema: unknown) {
  const { options = [] } = schema as z.core.$ZodType & { options?: string[] };
  return (
    [absent, 'someone', '1', 'cs_test_1', ...options].find(
      (value) => z.safeParse(schema as z.core.$ZodType, value).success,
    ) ?? absent
  );
}

/** Someone whom nothing refuses before the input is read: an admin who has just proved who they are. */
async function everyonesCaller(endpoint?: AnyEndpoint) {
  const client = await signIn(app, await buildAdmin(app));
  if (!endpoint?.path.includes('/:businessId')) return client;
  const handle = `firm-${randomUUID().slice(0, 8)}`;
  firm = (await client.call(createBusiness, { body: { name: 'Firm', handle } })).body.id;
  return client;
}

function send(client: Client, endpoint: AnyEndpoint, body: string, path = addressOf(endpoint)) {
  return client.request(path, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json' },
    ...(endpoint.method === 'GET' ? {} : { body }),
  });
}

async function expectAlive() {
  expect((await app.client().request('/healthz')).status).toBe(200);
}

const takingJson = endpoints.filter(({ method, rawBody }) => method !== 'GET' && !rawBody);

describe('bodies', () => {
  test.for(named(takingJson))('%s', async ([, endpoint]) => {
    const client = await everyonesCaller(endpoint);
    for (const body of ['null', '[]', '""', '0', '[{}]', '"\\u0000"']) {
      const { status } = await send(client, endpoint, body);
      expect(status, body).toBeGreaterThanOrEqual(400);
      expect(status, body).toBeLessThan(500);
    }
    for (const body of ['{', '{"a":}', "{'a':1}", '\u0000', '{"a":1}}'])
      expect((await send(client, endpoint, body)).status, body).toBe(400);
    for (const body of [
      '{"__proto__":1}',
      '{"a":{"__proto__":{"isAdmin":true}}}',
      '{"constructor":{"prototype":{}}}',
    ])
      expect((await send(client, endpoint, body)).status, body).toBe(
        endpoint.protocol === 'openai' ? 400 : 422,
      );
    if (endpoint.protocol === 'openai')
      expect((await send(client, endpoint, '{"unknown":1}')).status).toBe(400);
    else if (endpoint.protocol !== 'foreign') {
      const answer = await send(client, endpoint, '{"unknown":1}');
      expect(answer.status).toBe(422);
      // Of several forms none fits: which field is too many cannot be said.
      const hasOneForm = endpoint.body?._zod.def.type !== 'union';
      if (endpoint.protocol !== 'account' && hasOneForm)
        expect(answer.body).toMatchObject({ error: { code: 'unknown_field' } });
    }
    await expectAlive();
  });
});

test('bytes, where an endpoint reads them itself', async () => {
  const client = await everyonesCaller();
  for (const [name, endpoint] of named(endpoints.filter(({ rawBody }) => rawBody)))
    for (const body of ['', 'null', '{', '\u0000', '<svg onload=alert(1)>']) {
      const { status } = await send(client, endpoint, body);
      expect(status, `${name} ${body}`).toBeGreaterThanOrEqual(400);
      expect(status, `${name} ${body}`).toBeLessThan(500);
    }
  await expectAlive();
});

describe('parameters and queries', () => {
  const withParams = endpoints.filter(({ path, method }) => path.includes(':') || method === 'GET');
  test.for(named(withParams))('%s', async ([, endpoint]) => {
    const client = await everyonesCaller();
    const values = endpoint.path.includes(':')
      ? ['x', '0', '..', '\'; drop table "user"; --', '\u0000', '%', 'é'.repeat(2000)]
      : [absent];
    for (const value of values.filter((one) => !leadsElsewhere(endpoint, one)))
      expect((await send(client, endpoint, '{}', addressOf(endpoint, value))).status, value).toBeLessThan(
        500,
      );
    for (const query of [
      '?before=x',
      '?limit=-1',
      '?limit=1e309',
      '?q=%00',
      '?handle=%00',
      '?__proto__=1',
      '?q=a&q=b',
    ])
      expect((await send(client, endpoint, '{}', addressOf(endpoint) + query)).status, query).toBeLessThan(
        500,
      );
    await expectAlive();
  });
});

test('nothing of this reached the log as a fault', () => {
  const faults = app
    .logged()
    .split('\n')
    .filter((line) => line.includes('request.failed'));
  expect(faults).toEqual([]);
});
