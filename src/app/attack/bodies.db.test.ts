/** Whatever is made up for an endpoint, by anyone: an answer of ours, never a fault. */
import { createBusiness } from '#features/businesses/contract.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { absent, attempts, endpoints, named, send } from './endpoints.testing.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web', FETCH_MODELS: 'false' });
const isFull = process.env.ATTACK === 'full';
const numRuns = isFull ? 60 : 2;
const settled = { numRuns, ...(isFull ? {} : { seed: 7 }) };

const roles: Record<string, () => Promise<Client>> = {
  guest: async () => app.client(),
  member: async () => (await buildMember(app)).client,
  admin: async () => signIn(app, await buildAdmin(app)),
};

/** Every endpoint by everyone, or in a moment: each by one of them. */
const visits = Object.keys(roles).map((role, turn) => ({
  role,
  visited: isFull ? endpoints : endpoints.filter((_, index) => index % Object.keys(roles).length === turn),
}));

describe.for(visits)('$role', ({ role, visited }) => {
  test.for(named(visited))('%s', { timeout: 300_000 }, async ([, endpoint]) => {
    const client = await roles[role]!();
    for (const spoil of [false, true])
      await fc.assert(
        fc.asyncProperty(attempts(endpoint, { ids: [absent], spoil }), async (attempt) => {
          const { status, text } = await send(client, endpoint, attempt);
          expect(status, text.slice(0, 300)).not.toBe(500);
        }),
        settled,
      );
  });
});

test('NUL and half pairs are 422 in any field, in names of fields, in the path and the query', async () => {
  const client = await roles.admin!();
  // Of a business that one is not in nobody learns what a right call would look like.
  const { body: own } = await client.call(createBusiness, { body: { name: 'Own', handle: 'own-of-admin' } });
  for (const [name, endpoint] of named(endpoints)) {
    const nul = encodeURIComponent('\0');
    // That protocol has one status for whatever cannot be done.
    const refused = endpoint.protocol === 'openai' ? 400 : 422;
    const address = endpoint.path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, nul);
    const takesJson = endpoint.method !== 'GET' && !endpoint.rawBody;
    const init = { method: endpoint.method, headers: { 'content-type': 'application/json' } };
    const withBody = (body: string) => (takesJson ? { ...init, body } : init);
    if (address !== endpoint.path)
      expect((await client.request(address, withBody('{}'))).status, `${name} path`).toBe(refused);
    const plain = endpoint.path.replace(':businessId', own.id).replaceAll(/:(\w+)(?:\{[^}]*\})?/g, absent);
    for (const query of [`?q=${nul}`, `?${nul}=1`])
      if (!endpoint.rawBody)
        expect((await client.request(plain + query, withBody('{}'))).status, `${name} ${query}`).toBe(
          refused,
        );
    if (!takesJson) continue;
    for (const body of [
      String.raw`{"a":"\u0000"}`,
      String.raw`{"\ud800":1}`,
      String.raw`{"a":[{"b":"x\udc00"}]}`,
      String.raw`{"a":{"\u0000":null}}`,
    ])
      expect((await client.request(plain, withBody(body))).status, `${name} ${body}`).toBe(refused);
  }
});

test('nothing of this reached the log as a fault', () => {
  const faults = app
    .logged()
    .split('\n')
    .filter((line) => line.includes('request.failed'));
  expect(
    faults.filter((line) => !line.includes('"code":"unavailable')).map((line) => line.slice(0, 800)),
  ).toEqual([]);
});
