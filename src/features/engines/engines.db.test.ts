import { afterAll, beforeAll, expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { engineCalls, engineKeys } from '#kit/ai/table.server.ts';
import { auditEntries } from '#kit/audit/table.server.ts';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { readEvents } from '#kit/contract/call-stream.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider, type FakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { listEngines, type EngineItem } from '#kit/ai/contract.ts';
import {
  addOwnKey,
  changeOwnKey,
  listOwnKeys,
  removeOwnKey,
  testOwnKey,
  tryEngine,
  type TryEvent,
} from './contract.ts';

const ownersKey = 'gsk_owner-key-that-nobody-sees';
const ownKey = 'sk-own-key-that-nobody-sees-9876';
const priced = 'groq/llama-3.1-8b-instant';
const free = 'attic/tiny';
const nobody = '00000000-0000-7000-8000-000000000000';
let fake: FakeProvider;
let app: TestApp;

beforeAll(async () => {
  fake = await startFakeProvider();
  fake.keys = new Set([ownersKey, ownKey, '']);
  app = await startTestApp({
    ...fake.env,
    GROQ_API_KEY: ownersKey,
    ENGINE_SERVERS: JSON.stringify([
      { name: 'Attic', url: `${fake.url}/v1`, models: [{ id: 'tiny', price: [0, 0] }] },
    ]),
  });
});
afterAll(async () => {
  await app?.close();
  await fake?.close();
});

async function eventsOf(text: string): Promise<TryEvent[]> {
  return Array.fromAsync(readEvents<TryEvent>(new Blob([text]).stream()));
}

const withoutBamboo = (engines: EngineItem[]) =>
  engines.filter(({ source }) => source !== 'bamboo').map(({ id }) => id);

const addKey = (client: Awaited<ReturnType<typeof buildMember>>['client']) =>
  client.call(addOwnKey, { body: { provider: 'openai', key: ownKey, name: 'Mine', models: ['gpt-5-mini'] } });

test('guests see what is free, members what the owner pays for as well', async () => {
  const { body } = await app.client().call(listEngines);
  expect(withoutBamboo(body.items)).toEqual([free]);
  expect(body.items.at(1)).toMatchObject({ id: 'bamboo', source: 'bamboo' });
  const { client } = await buildMember(app);
  const mine = (await client.call(listEngines)).body.items;
  expect(withoutBamboo(mine)).toEqual(['groq/llama-3.3-70b-versatile', priced, free]);
  expect(mine[1]).toMatchObject({
    provider: 'Groq',
    family: 'Meta',
    source: 'owner',
    contextTokens: 131_072,
    price: { input: 50_000, output: 80_000 },
  });
});

test('listing the engines does not create a guest', async () => {
  const client = app.client();
  await client.call(listEngines);
  expect(client.cookies.size).toBe(0);
});

test('trying an engine streams its answer and writes the call down', async () => {
  const client = app.client();
  const { status, headers, text } = await client.call(tryEngine, {
    params: { id: free },
    body: { question: 'Who are you?' },
  });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(headers.get('content-security-policy')).toBeTruthy();
  const events = await eventsOf(text);
  const said = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
  expect(said).toBe('Hello from the fake.');
  expect(events.at(-1)).toMatchObject({ type: 'end', inputTokens: 12, outputTokens: 5, cost: 0 });
  await app.services.ai.flush();
  const rows = await app.services.db.select().from(engineCalls).where(eq(engineCalls.engine, free));
  expect(rows).toMatchObject([{ purpose: 'engines.try', outcome: 'ok', price: 0 }]);
  expect(rows[0]!.ownerId).not.toBeNull();
});

test('a failure in the middle is an event, and what was said came before it', async () => {
  fake.play({ words: ['Half'], end: 'cut' });
  const { text } = await app.client().call(tryEngine, { params: { id: free }, body: { question: 'x' } });
  expect((await eventsOf(text)).map(({ type }) => type)).toEqual(['text', 'error']);
});

test('an engine that there is not, or not for guests, is not found', async () => {
  for (const id of ['nobody/nothing', priced, `own:${nobody}/gpt-5-mini`])
    expect((await app.client().call(tryEngine, { params: { id }, body: { question: 'x' } })).status).toBe(
      404,
    );
});

test('an empty or unknown field is refused', async () => {
  const call = (body: object) => app.client().call(tryEngine, { params: { id: free }, body: body as never });
  expect((await call({ question: ' ' })).status).toBe(422);
  expect((await call({ question: 'x', engine: 'y' })).body).toMatchObject({
    error: { code: 'unknown_field' },
  });
});

test('a provider that refuses the key answers 502, one that is busy 429 with when to come back', async () => {
  fake.play({ status: 403 });
  const refused = await app.client().call(tryEngine, { params: { id: free }, body: { question: 'x' } });
  expect([refused.status, refused.body]).toMatchObject([
    502,
    { error: { code: 'upstream_failed:provider_refused' } },
  ]);
  const busy = { status: 429, headers: { 'retry-after': '60' } };
  fake.play(busy);
  const later = await app.client().call(tryEngine, { params: { id: free }, body: { question: 'x' } });
  expect([later.status, later.headers.get('retry-after')]).toEqual([429, '60']);
});

test.for<[AnyEndpoint, object | undefined]>([
  [listOwnKeys, undefined],
  [addOwnKey, { body: { provider: 'openai', key: ownKey } }],
  [changeOwnKey, { params: { id: nobody }, body: { name: 'x' } }],
  [testOwnKey, { params: { id: nobody } }],
  [removeOwnKey, { params: { id: nobody } }],
])('keys are for members: $0.method $0.path', async ([endpoint, input]) => {
  expect((await app.client().call(endpoint, input as never)).status).toBe(401);
  const { client } = await buildMember(app);
  if (endpoint.path.includes(':id')) expect((await client.call(endpoint, input as never)).status).toBe(404);
});

test('a key is tried, sealed, and opens engines of one’s own that come first', async () => {
  const { client, user } = await buildMember(app);
  const added = await addKey(client);
  expect(added.status).toBe(200);
  expect(added.body).toMatchObject({ name: 'Mine', lastFour: '9876', models: ['gpt-5-mini'] });
  expect(fake.requests.at(-1)!.key).toBe(ownKey);

  const [row] = await app.services.db.select().from(engineKeys).where(eq(engineKeys.ownerId, user.id));
  expect(JSON.stringify(row)).not.toContain(ownKey);
  const audit = await app.services.db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id));
  expect(audit).toMatchObject([{ action: 'engine-key.add', details: { provider: 'openai', name: 'Mine' } }]);

  const id = `own:${added.body.id}/gpt-5-mini`;
  const engines = (await client.call(listEngines)).body.items;
  expect(engines[0]).toMatchObject({ id, source: 'person', provider: 'Mine' });
  const { text } = await client.call(tryEngine, { params: { id }, body: { question: 'x' } });
  expect((await eventsOf(text)).at(-1)).toMatchObject({ type: 'end' });
  expect(fake.requests.at(-1)!.key).toBe(ownKey);

  const other = await buildMember(app);
  expect((await other.client.call(tryEngine, { params: { id }, body: { question: 'x' } })).status).toBe(404);
  expect((await other.client.call(listOwnKeys)).body.items).toEqual([]);
});

test('a wrong key is refused in words at its field, and not kept', async () => {
  const { client } = await buildMember(app);
  const { status, body } = await client.call(addOwnKey, {
    body: { provider: 'anthropic', key: 'sk-ant-wrong-key-0000' },
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    error: { issues: [{ path: 'key', message: 'Anthropic rejected this key.' }] },
  });
  expect((await client.call(listOwnKeys)).body.items).toEqual([]);
});

test('what is missing or does not belong together is refused at its field', async () => {
  const { client } = await buildMember(app);
  const issuesOf = async (body: object) => {
    const answer = await client.call(addOwnKey, { body: body as never });
    expect(answer.status).toBe(422);
    return (answer.body as unknown as { error: { issues: { path: string }[] } }).error.issues.map(
      ({ path }) => path,
    );
  };
  expect(await issuesOf({ provider: 'openai', key: 'short' })).toEqual(['key']);
  expect(await issuesOf({ provider: 'openai', key: 'with a space in it' })).toEqual(['key']);
  expect(await issuesOf({ provider: 'compatible', key: ownKey })).toEqual(['baseUrl']);
  expect(await issuesOf({ provider: 'groq', key: ownKey, baseUrl: 'https://x.org' })).toEqual(['baseUrl']);
});

test.for([
  'http://127.0.0.1:11434/v1',
  'http://localhost/v1',
  'http://10.0.0.1/v1',
  'http://[::1]/v1',
  'http://169.254.169.254/v1',
  'http://2130706433/v1',
])('an address inside is not asked: %s', async (baseUrl) => {
  const { client } = await buildMember(app);
  const { status, body } = await client.call(addOwnKey, {
    body: { provider: 'compatible', key: ownKey, baseUrl },
  });
  expect([status, body]).toMatchObject([400, { error: { code: 'url_blocked' } }]);
});

test('a key can be renamed, tried again and removed; then its engines are gone', async () => {
  const { client } = await buildMember(app);
  const { id } = (await addKey(client)).body;
  const renamed = await client.call(changeOwnKey, { params: { id }, body: { name: 'Work' } });
  expect(renamed.body.name).toBe('Work');
  expect((await client.call(testOwnKey, { params: { id } })).body).toEqual({ works: true, message: null });

  fake.play({ status: 401 });
  const failed = await client.call(testOwnKey, { params: { id } });
  expect(failed.body).toEqual({ works: false, message: 'OpenAI rejected this key.' });
  expect((await client.call(listOwnKeys)).body.items).toMatchObject([{ id, name: 'Work', workedAt: null }]);

  expect((await client.call(removeOwnKey, { params: { id } })).status).toBe(200);
  await expect
    .poll(async () => (await client.call(listEngines)).body.items.some(({ source }) => source === 'person'))
    .toBe(false);
  expect((await client.call(removeOwnKey, { params: { id } })).status).toBe(404);
});

test('no key appears in any answer or log', async () => {
  const { client } = await buildMember(app);
  const { id } = (await addKey(client)).body;
  fake.play(
    { status: 401 },
    { status: 500 },
    { status: 500 },
    { status: 500 },
    { words: ['x'], end: 'error' },
  );
  const engine = `own:${id}/gpt-5-mini`;
  const answers = [
    await client.call(listOwnKeys),
    await client.call(listEngines),
    await client.call(testOwnKey, { params: { id } }),
    await client.call(tryEngine, { params: { id: engine }, body: { question: 'x' } }),
    await client.call(tryEngine, { params: { id: engine }, body: { question: 'x' } }),
    await client.request('/api/engines/keys', { method: 'POST', body: `{"key":"${ownKey}"` }),
  ];
  const seen = answers.map(({ text }) => text).join('') + app.logged();
  for (const secret of [ownKey, ownersKey, 'nobody-sees']) expect(seen).not.toContain(secret);
});
