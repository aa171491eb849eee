/** No door that fetches what somebody names leads inwards, however it is spelled, resolved, redirected or changed in between. */
import { Resolver } from 'node:dns/promises';
import { isIPv4, isIPv6 } from 'node:net';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { z } from 'zod';
import { makeAlly } from '#features/allies/allies.testing.ts';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { divertConnections, serve } from '#kit/net/loopback-server.testing.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { gathered } from '../gathered.server.ts';
import { endpoints, nameOf } from './endpoints.testing.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web', FETCH_MODELS: 'false' });
const isPublic = '93.184.216.34';

/** What every name stands for, asked one time after the other. */
let answers: (time: number) => string[];
beforeEach(() => {
  let time = 0;
  vi.spyOn(Resolver.prototype, 'resolve4').mockImplementation((async () =>
    answers((time += 1)).filter((address) => isIPv4(address))) as never);
  vi.spyOn(Resolver.prototype, 'resolve6').mockImplementation((async () =>
    answers(time).filter((address) => isIPv6(address))) as never);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Every field that may hold an address of the web, and what becomes of it. */
const fetchingEndpoints: Record<string, ((url: string) => object) | 'is not fetched'> = {
  'POST /api/settings/picture/from-address url': (url) => ({ url }),
  'POST /api/engines/keys baseUrl': (baseUrl) => ({
    provider: 'compatible',
    key: 'sk-none',
    baseUrl,
    models: ['any'],
  }),
  'POST /api/allies/:id/knowledge url': (url) => ({ kind: 'link', url }),
  'POST /api/runs/:id/settlements source': 'is not fetched',
  'POST /api/shared/:secret/settlements source': 'is not fetched',
  'GET /auth/google return_url': 'is not fetched',
  'PUT /api/profile-links url': 'is not fetched',
  'POST /api/studio/parts url': 'is not fetched',
  'POST /v1/moderations url': 'is not fetched',
  'tool studio url': 'is not fetched',
  // Through `safeFetch`, in a run: its own test is in `manuals.db.test.ts`.
  'tool product-manual url': (url) => ({ url }),
};

interface Json {
  type?: string;
  format?: string;
  properties?: Record<string, Json>;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
  items?: Json;
}

function addressFields(schema: z.core.$ZodType | undefined): string[] {
  if (!schema) return [];
  const found = new Set<string>();
  const walk = (part: Json | undefined, name: string, depth: number) => {
    if (typeof part !== 'object' || part === null || depth > 8) return;
    if (part.type === 'string' && (part.format === 'uri' || /ur[il]$|href|webhook|website|feed$/i.test(name)))
      found.add(name);
    for (const [key, inside] of Object.entries(part.properties ?? {})) walk(inside, key, depth + 1);
    for (const one of [part.anyOf, part.oneOf, part.allOf].flatMap((some) => some ?? []))
      walk(one, name, depth + 1);
    walk(part.items, name, depth + 1);
  };
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, '', 0);
  return [...found];
}

test('every field that may hold an address is known, and those of tools too', () => {
  const declared = endpoints.flatMap((endpoint) =>
    [endpoint.body, endpoint.query].flatMap(addressFields).map((field) => `${nameOf(endpoint)} ${field}`),
  );
  const ofTools = gathered.runs.flatMap(({ tool }) =>
    addressFields(tool.input).map((field) => `tool ${tool.id} ${field}`),
  );
  expect([...declared, ...ofTools].toSorted()).toEqual(Object.keys(fetchingEndpoints).toSorted());
});

const fetching = Object.entries(fetchingEndpoints).flatMap(([name, body]) => {
  const endpoint = endpoints.find((one) => name.startsWith(`${nameOf(one)} `));
  return typeof body === 'function' && endpoint ? [[nameOf(endpoint), { endpoint, body }] as const] : [];
});

/** Whose knowledge it shall be: one for each who knocks. */
const allies = new WeakMap<Client, Promise<string>>();
const allyOf = (client: Client) => {
  if (!allies.has(client)) allies.set(client, makeAlly(client));
  return allies.get(client)!;
};

const knock = async (client: Client, endpoint: AnyEndpoint, body: object) =>
  client.request(
    endpoint.path.includes(':id') ? endpoint.path.replace(':id', await allyOf(client)) : endpoint.path,
    {
      method: endpoint.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );

const inward =
  `http://127.0.0.1/ http://2130706433/ http://0x7f000001/ http://017700000001/ http://0177.0.0.1/ http://127.1/
  http://0/ http://0.0.0.0/ http://[::1]/ http://[::]/ http://[::ffff:127.0.0.1]/ http://[::ffff:7f00:1]/ http://[::127.0.0.1]/
  http://[64:ff9b::7f00:1]/ http://[2002:7f00:1::]/ http://[fe80::1]/ http://[fd00::1]/ http://localhost/ http://a.localhost/
  http://LOCALHOST./ http://10.0.0.1/ http://172.16.0.1/ http://192.168.0.1/ http://169.254.169.254/latest/meta-data/ http://100.64.0.1/
  http://metadata.google.internal/ http://printer.local/ http://１２７.０.０.１/ http://127。0。0。1/ https://127.0.0.1/
  http://user@127.0.0.1/ http://example.com@127.0.0.1/ http://93.184.216.34:22/ file:///etc/passwd gopher://127.0.0.1/`
    .trim()
    .split(/\s+/);
const insideAddresses = [
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '::1',
  '::ffff:127.0.0.1',
  'fd00::1',
  '0.0.0.0',
];

test.for(fetching)('%s: no spelling', async ([, { endpoint, body }]) => {
  const { client } = await buildMember(app);
  const server = await serve((_, answer) => answer.end('inside'));
  const seen = divertConnections(server.port);
  answers = () => ['127.0.0.1'];
  for (const url of inward) {
    const { status, text } = await knock(client, endpoint, body(url));
    expect([400, 422], `${url} ${text}`).toContain(status);
  }
  expect(seen).toEqual([]);
});

test.for(fetching)('%s: no name that stands for an address inside', async ([, { endpoint, body }]) => {
  const { client } = await buildMember(app);
  const server = await serve((_, answer) => answer.end('inside'));
  const seen = divertConnections(server.port);
  for (const address of insideAddresses)
    for (const addresses of [[address], [isPublic, address]]) {
      answers = () => addresses;
      const { status, text } = await knock(client, endpoint, body('http://looks-public.example.org/v1'));
      expect([400, 422], `${addresses.join()} ${text}`).toContain(status);
    }
  expect(seen).toEqual([]);
});

test.for(fetching)('%s: no redirect, and no name that changes its mind', async ([, { endpoint, body }]) => {
  const { client } = await buildMember(app);
  let location = '';
  const server = await serve((_, answer) => {
    answer.writeHead(302, { location: encodeURI(location) });
    answer.end();
  });
  const seen = divertConnections(server.port);
  // Public when it is asked about first, and inside from then on: a new name for each, as theirs would be.
  for (location of [...inward, 'http://looks-public.example.org/again']) {
    const asked = new Set<number>();
    answers = (time) => (asked.add(time).size === 1 ? [isPublic] : ['127.0.0.1']);
    const { status } = await knock(client, endpoint, body('http://looks-public.example.org/v1'));
    expect(status, location).toBeGreaterThanOrEqual(400);
  }
  expect(new Set(seen.map(({ host }) => host))).toEqual(new Set([isPublic]));
  expect(seen.length).toBeGreaterThanOrEqual(inward.length);
});
