/** Bodies as large as they may be, and larger, of kinds that cost the most to read: an answer of ours, and the main loop comes round. */
import { afterAll, beforeAll, expect } from 'vitest';
import { defaultBodyLimit, defaultBodyValues, type AnyEndpoint } from '#kit/contract/endpoint.ts';
import { onStall, type Stall } from '#kit/loop-meter.server.ts';
import type { Client } from '#testing/client.ts';
import { cpuLimit } from '#testing/effort.ts';
import { buildKey, buildMember } from '#testing/factories.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { createCompletion, createEmbeddings, createResponse } from '#features/openai-api/contract.ts';
import { createWork, saveWork } from '#tools/work/contract.ts';
import { createRun } from '#tools/run/contract.ts';
import { absent, addressOf, endpoints, nameOf } from './endpoints.testing.ts';

const isFull = process.env.ATTACK === 'full';
const longestTurn = 200;

let app: TestApp;
let guest: Client;
let member: Client;
let key: string;
const stalls: Stall[] = [];
let stop: () => void;

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'false', FETCH_MODELS: 'false' });
  guest = app.client();
  const { user, client } = await buildMember(app);
  member = client;
  key = (await buildKey(app, user, { scopes: ['tools:run'] })).secret;
  stop = onStall((stall) => void (stall.ms > longestTurn && stalls.push(stall)));
});
afterAll(async () => {
  stop?.();
  await app?.close();
});

/** The fields before, then `part` as often as fits. */
const filled = (fields: string, [before, part, after]: readonly [string, string, string], most: number) => {
  const [start, end] = [`{${fields}"content":${before}`, `${after}}`];
  return start + part.repeat(Math.max(0, Math.floor((most - start.length - end.length) / part.length))) + end;
};

/** Within the limit of bytes; what makes each dear to read differs. */
const kinds: Record<string, (fields: string, limit: number, values: number) => string> = {
  'empty objects without end': (fields, limit) => filled(fields, ['[', '{},', '{}]'], limit),
  'as many values as allowed': (fields, limit, values) =>
    filled(fields, ['[', '{"a":[1]},', '{}]'], Math.min(limit, (values / 3 - 20) * 10)),
  'one text of escapes': (fields, limit) => filled(fields, ['"', String.raw`\u0041`, '"'], limit),
  'names of fields': (fields, limit) => filled(fields, ['{', '"a":1,', '"b":1}'], limit),
  'nested lists': (fields, limit) => filled(fields, ['', '[', ''], limit),
};
/** What has to be right before anybody looks at the content. */
const fieldsOf: Record<string, string> = {
  [nameOf(createWork)]: '"kind":"rich-text","title":"Large",',
  [nameOf(saveWork)]: '"revision":1,"schema":1,',
};

/** Code is compiled with the first bodies: what counts is a stall that comes again with the same one. */
async function stallsOf(attempt: () => Promise<unknown>): Promise<string[]> {
  for (let time = 0; ; time += 1) {
    stalls.splice(0);
    await attempt();
    const limit = stalls.length === 0 ? longestTurn : cpuLimit(longestTurn);
    const kept = stalls.filter(({ ms }) => ms > limit);
    if (kept.length === 0 || time === 2) return kept.map(({ ms }) => `${Math.round(ms)} ms`);
  }
}

function send(client: Client, endpoint: AnyEndpoint, body: string) {
  const isByKey = endpoint.protocol === 'openai';
  return client.request(addressOf(endpoint, { params: { id: absent, tool: 'consensus' }, query: {} }), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...(isByKey && { authorization: `Bearer ${key}` }) },
    body,
  });
}

const sampled = new Set(
  [createCompletion, createResponse, createEmbeddings, createWork, saveWork, createRun].map(nameOf),
);
const attacked = endpoints.filter(
  (endpoint) =>
    endpoint.method !== 'GET' && endpoint.rawBody === undefined && (isFull || sampled.has(nameOf(endpoint))),
);

test.for(attacked.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s: no body keeps the loop',
  { timeout: 300_000 },
  async ([, endpoint]) => {
    const { bodyLimit = defaultBodyLimit, bodyValues = defaultBodyValues, access } = endpoint;
    const client = access === 'guest' || access === 'public' ? guest : member;
    for (const [kind, make] of Object.entries(kinds)) {
      const body = make(fieldsOf[nameOf(endpoint)] ?? '', bodyLimit, bodyValues);
      let status = 0;
      const kept = await stallsOf(async () => ({ status } = await send(client, endpoint, body)));
      expect(kept, kind).toEqual([]);
      expect(status, kind).toBeGreaterThanOrEqual(400);
      expect(status, kind).toBeLessThan(500);
    }
  },
);

test('six million empty objects by a key are 4xx', async () => {
  const { status, text } = await send(member, createCompletion, `[${'{},'.repeat(6_000_000)}{}]`);
  expect(status).toBe(413);
  expect(text).toContain('too many parts');
});

test('whoever sends much in a minute is asked to wait, however few calls it was', async () => {
  const limited = await startTestApp({ FETCH_MODELS: 'false' });
  try {
    const { user, client } = await buildMember(limited);
    const { secret } = await buildKey(limited, user, { scopes: ['tools:run'] });
    const announce = async (bytes: number) =>
      client.request(createCompletion.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': String(bytes),
          authorization: `Bearer ${secret}`,
        },
        body: '{}',
      });
    for (let call = 0; call < 5; call += 1)
      expect((await announce(createCompletion.bodyLimit)).status).toBe(400);
    const { status, headers } = await announce(1_000);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});

test('JSON within the arguments of a tool call is bounded with the body', async () => {
  const call = (text: string) => ({ id: 'a', type: 'function', function: { name: 'f', arguments: text } });
  const body = (text: string) =>
    JSON.stringify({
      model: 'auto',
      messages: [
        { role: 'user', content: 'Hello' },
        { role: 'assistant', tool_calls: [call(text)] },
        { role: 'tool', tool_call_id: 'a', content: 'ok' },
      ],
    });
  let status = 0;
  const large = body(`[${'{},'.repeat(6_000_000)}{}]`);
  expect(await stallsOf(async () => ({ status } = await send(member, createCompletion, large)))).toEqual([]);
  expect(status).toBe(413);
});
