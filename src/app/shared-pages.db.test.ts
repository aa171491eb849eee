/** Pages that strangers share: nothing that one of them sends takes anything out of what the others get. */
import type { ServerBuild } from 'react-router';
import { expect } from 'vitest';
import { getPlans } from '#features/billing/contract.ts';
import { createKey } from '#features/settings/credentials-contract.ts';
import type { CurrentUser } from '#kit/auth/contract.ts';
import { actingHeader } from '#kit/businesses/acting.ts';
import type { ServerCall } from '#kit/contract/prefetch.ts';
import { listRuns } from '#tools/run/contract.ts';
import { actingClient, buildBusiness } from '#features/businesses/businesses.testing.ts';
import { readShared } from '#tools/share/contract.ts';
import { shareHeaders } from '#tools/share/share-headers.ts';
import { themeCookie } from '#kit/ui/theme.ts';
import { createClient, type Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { gathered } from './gathered.server.ts';
import { createApp } from './http.server.ts';

const app = useTestApp({ ROLE: 'web', FETCH_MODELS: 'false' });

/** What the page that is being drawn waits for. */
let gate: Promise<void> | undefined;

/** A page that says of two calls whether it got what it asked for, for whom it is, and what it knows of the request. */
async function drawn(request: Request, { call, user }: Drawing): Promise<Response> {
  const answers = await Promise.all([call(getPlans), call(listRuns, { query: {} })]);
  const { host, pathname } = new URL(request.url);
  if (pathname.startsWith('/shared/'))
    await call(readShared, { params: { secret: pathname.slice('/shared/'.length) } });
  await gate;
  if (request.signal.aborted) throw new Error('aborted');
  const known = [...request.headers.keys(), host, user?.email ?? 'nobody'];
  return new Response([...answers.map((answer) => (answer ? 'there' : 'missing')), ...known].join(' '));
}
interface Drawing {
  call: ServerCall;
  user: CurrentUser | null;
}
const entry = {
  createRequestHandler: () => drawn,
  createLoadContext: ({ user }: { user: CurrentUser | null }, call: ServerCall) => ({ call, user }),
};
const build = { entry: { module: entry } } as unknown as ServerBuild;

const host = 'localhost:3000';
const whole = `there there cookie ${host} nobody`;
let visits = 0;

const openPages = () =>
  createApp({
    services: app.services,
    build: async () => build,
    hasAssets: false,
    isReady: () => true,
    endpoints: gathered.endpoints,
  });

/** The same browser, on these pages. */
function asVisitor({ cookies }: Client): Client {
  const pages = openPages();
  const client = createClient((request) => pages.fetch(request), { origin: `http://${host}` });
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

/** A visitor, one who comes right after them to the same page, one at the same time, and one later. */
async function twoVisits(
  first: RequestInit,
  { rush = async () => {} }: { rush?: (from: string) => Promise<unknown> } = {},
) {
  visits += 1;
  const pages = openPages();
  const visitor = (from: string) =>
    createClient((request) => pages.fetch(request), { origin: `http://${host}`, address: from });
  const from = `10.1.${visits}.1`;
  await rush(from);
  const path = '/blog';
  const one = await visitor(from).request(path, first);
  const next = await visitor(`10.4.${visits}.1`).request(path);
  const [, other] = await Promise.all([
    visitor(from).request(path, first),
    visitor(`10.2.${visits}.1`).request(path),
  ]);
  const later = await visitor(`10.3.${visits}.1`).request(path);
  return { one: one.text, others: [next.text, other.text, later.text] };
}

/** Whatever somebody's server somewhere believes, or answers otherwise for. */
const requests: Record<string, Record<string, string>> = {
  'nothing besides': {},
  'that they act for some business': { [actingHeader]: 'x' },
  'a key that is none': { authorization: 'Bearer fk_none' },
  'a word that is no key': { authorization: 'Bearer x' },
  'a name and a password': { authorization: 'Basic YTpi' },
  'another type of answer': { accept: 'application/json', 'content-type': 'text/x-component' },
  'another language': { 'accept-language': 'ar' },
  'a part': { range: 'bytes=0-1', 'if-range': '"x"' },
  conditions: {
    'if-none-match': '*',
    'if-modified-since': 'Tue, 17 Nov 2099 00:00:00 GMT',
    'if-match': '"x"',
  },
  'another method': { 'x-http-method-override': 'DELETE', 'x-method-override': 'HEAD' },
  'another address': { 'x-original-url': '/admin', 'x-rewrite-url': '/admin', 'x-forwarded-prefix': '/x' },
  'another host beside its own': {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-port': '1',
    forwarded: 'host=evil.example;proto=gopher',
  },
  'a host that is none of ours': { host: 'evil.example' },
  'a host with a dot': { host: 'localhost.:3000' },
  'a host in capitals': { host: 'LOCALHOST:3000' },
  'no host': { host: '' },
  'a page without data': {
    'x-react-router-spa-mode': 'yes',
    'x-react-router-prerender-data': '%5B%22x%22%5D',
    'x-remix-reload-document': 'yes',
  },
  'a look ahead': { 'sec-purpose': 'prefetch', purpose: 'prefetch', 'x-moz': 'prefetch' },
  'a theme that is none': { cookie: `${themeCookie}=<script>; ${themeCookie}=dark` },
  'that they are a program': { 'user-agent': 'Googlebot/2.1', 'x-requested-with': 'XMLHttpRequest' },
};

test.for(Object.keys(requests))('one who sends %s changes nothing for others', async (name) => {
  expect(await twoVisits({ headers: requests[name]! })).toEqual({
    one: whole,
    others: [whole, whole, whole],
  });
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
  expect(one).toMatch(/^missing missing /);
  expect(others).toEqual([whole, whole, whole]);
});

test('one who leaves while their page is drawn ends it for nobody else', async () => {
  const pages = openPages();
  const visit = (signal?: AbortSignal) =>
    pages.fetch(new Request(`http://${host}/blog`, { headers: { host }, ...(signal ? { signal } : {}) }));
  const { promise, resolve: open } = Promise.withResolvers<void>();
  gate = promise;
  const leaving = new AbortController();
  const both = [visit(leaving.signal), visit()];
  leaving.abort();
  gate = undefined;
  open();
  expect(await (await both[1]!).text()).toBe(whole);
  await both[0];
});

test('a key opens no page: what it may read, it reads by calls', async () => {
  const { client, user } = await buildMember(app);
  const { body: key } = await client.call(createKey, {
    body: { name: 'Script', scopes: ['tools:run'], expiresInDays: null },
  });
  const { one, others } = await twoVisits({ headers: { authorization: `Bearer ${key.secret}` } });
  expect([one, ...others]).toEqual([whole, whole, whole, whole]);
  expect((await asVisitor(client).request('/blog')).text).toContain(user.email);
});

test('whoever shares the page of a link is told what its first reader was', async () => {
  const pages = openPages();
  const program = { host, 'user-agent': 'Googlebot/2.1' };
  const visit = async () =>
    (await pages.fetch(new Request(`http://${host}/shared/none`, { headers: program }))).headers;
  const [first, second] = [await visit(), await visit()];
  for (const [name, value] of Object.entries(shareHeaders))
    expect([first.get(name), second.get(name)], name).toEqual([value, value]);
});

test('a link that names a business draws no page for it', async () => {
  const { id, owner } = await buildBusiness(app);
  const client = asVisitor(owner.client);
  const own = whole.replace('nobody', owner.user.email);
  expect((await client.request(`/blog?acting-as=${id}`)).text).toBe(own);
  expect((await client.request('/blog?acting-as=nobody')).text).toBe(own);
  expect((await actingClient(client, id).request('/blog')).text).toBe(own);
});
