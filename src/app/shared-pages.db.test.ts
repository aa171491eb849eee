/** Pages that strangers share: nothing that one of them sends takes anything out of what the others get. */
import type { ServerBuild } from 'react-router';
import { expect } from 'vitest';
import { getPlans } from '#features/billing/contract.ts';
import { actingHeader } from '#kit/businesses/acting.ts';
import type { ServerCall } from '#kit/contract/prefetch.ts';
import { listRuns } from '#tools/run/contract.ts';
import { actingClient, buildBusiness } from '#features/businesses/businesses.testing.ts';
import { createClient } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { gathered } from './gathered.server.ts';
import { createApp } from './http.server.ts';

const app = useTestApp({ ROLE: 'web', FETCH_MODELS: 'false' });

/** A page that says of two calls whether it got what it asked for. */
async function drawn(_request: Request, call: ServerCall): Promise<Response> {
  const answers = await Promise.all([call(getPlans), call(listRuns, { query: {} })]);
  return new Response(answers.map((answer) => (answer ? 'there' : 'missing')).join(' '));
}
const entry = {
  createRequestHandler: () => drawn,
  createLoadContext: (_: unknown, call: ServerCall) => call,
};
const build = { entry: { module: entry } } as unknown as ServerBuild;

const whole = 'there there';
let visits = 0;

/** A visitor, and one who comes right after them to the same page. */
async function twoVisits(
  first: RequestInit,
  { rush = async () => {} }: { rush?: (from: string) => Promise<unknown> } = {},
) {
  visits += 1;
  const pages = createApp({
    services: app.services,
    build: async () => build,
    hasAssets: false,
    isReady: () => true,
    endpoints: gathered.endpoints,
  });
  const visitor = (from: string) =>
    createClient((request) => pages.fetch(request), { origin: 'http://localhost:3000', address: from });
  const from = `10.1.${visits}.1`;
  await rush(from);
  const path = '/blog';
  const [one, other] = await Promise.all([
    visitor(from).request(path, first),
    visitor(`10.2.${visits}.1`).request(path),
  ]);
  const later = await visitor(`10.3.${visits}.1`).request(path);
  return { one: one.text, others: [other.text, later.text] };
}

test('a visitor alone gets it whole', async () => {
  expect(await twoVisits({})).toEqual({ one: whole, others: [whole, whole] });
});

test('one who says that they act for some business', async () => {
  const { one, others } = await twoVisits({ headers: { [actingHeader]: 'x' } });
  // A page is drawn for whoever looks at it; for whom they act is known to their tab.
  expect([one, ...others]).toEqual([whole, whole, whole]);
});

test('one who shows a key that is none', async () => {
  const { others } = await twoVisits({ headers: { authorization: 'Bearer fk_none' } });
  expect(others).toEqual([whole, whole]);
});

test('one who has asked too often', async () => {
  const { one, others } = await twoVisits(
    {},
    {
      rush: async (from) => {
        for (let n = 0; n < 700; n += 1) await app.services.limits.take('read', from).catch(() => {});
      },
    },
  );
  expect(one).toBe('missing missing');
  expect(others).toEqual([whole, whole]);
});

test('a link that names a business draws no page for it', async () => {
  const { id, owner } = await buildBusiness(app);
  const pages = createApp({
    services: app.services,
    build: async () => build,
    hasAssets: false,
    isReady: () => true,
    endpoints: gathered.endpoints,
  });
  const client = createClient((request) => pages.fetch(request), { origin: 'http://localhost:3000' });
  for (const [name, value] of owner.client.cookies) client.cookies.set(name, value);
  expect((await client.request(`/blog?acting-as=${id}`)).text).toBe(whole);
  expect((await client.request('/blog?acting-as=nobody')).text).toBe(whole);
  expect((await actingClient(client, id).request('/blog')).text).toBe(whole);
});
