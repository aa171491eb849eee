/** What clients of the newest revision send, and what no client should. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { createPuppet, putTools } from '#tools/define/puppet.testing.ts';
import { runs } from '#tools/run/table.server.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { sendMessage } from './contract.ts';
import { newest, serverInfoKey, supported } from './protocol-version.ts';
import { codes } from './message.ts';
import { modern, serveMcp } from './mcp-client.testing.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });
const puppet = createPuppet();
let mcp: Awaited<ReturnType<typeof serveMcp>>;
let caller: Awaited<ReturnType<typeof mcp.buildCaller>>;

beforeAll(async () => {
  if (!app.services) return;
  await putTools(app, [countWordsRun, puppet.run]);
  mcp = await serveMcp(app);
  caller = await mcp.buildCaller();
});
afterAll(() => mcp?.close());

async function send(
  { body, headers = {} }: { body: unknown; headers?: Record<string, string> },
  init: RequestInit = {},
) {
  const authorization = `Bearer ${caller.secret}`;
  const response = await mcp.post(body, { ...init, headers: { authorization, ...headers } });
  return response;
}
const errorOf = async (response: Response) => [response.status, ((await response.json()) as never)['error']];
const refusal = (code: number) => expect.objectContaining({ code });

test('the newest revision needs no handshake: what there is, and a call, in one request each', async () => {
  const found = await send(modern('server/discover'));
  expect(await found.json()).toMatchObject({
    result: {
      resultType: 'complete',
      supportedVersions: supported,
      capabilities: { tools: {}, resources: {} },
      _meta: { [serverInfoKey]: { name: 'frenly' } },
    },
  });
  const listed = await send(modern('tools/list'));
  expect(await listed.json()).toMatchObject({
    result: {
      tools: [{ name: 'count-words' }, { name: 'puppet' }, { name: 'list-engines' }],
      cacheScope: 'public',
    },
  });
  const call = modern('tools/call', { name: 'count-words', arguments: { text: 'one two' } });
  const streamed = await send(call);
  expect(streamed.headers.get('content-type')).toContain('text/event-stream');
  expect(await streamed.text()).toContain('"text":"**2** words"');
  const whole = await send({ ...call, headers: { ...call.headers, accept: 'application/json' } });
  expect(await whole.json()).toMatchObject({
    id: 1,
    result: { resultType: 'complete', content: [{ text: '**2** words' }, { type: 'resource_link' }] },
  });
});

test('hanging up cancels a call of the newest revision, and leaves an older one to itself', async () => {
  const call = modern('tools/call', { name: 'puppet', arguments: { name: 'Punch' } });
  const index = puppet.performances.length;
  const hangUp = new AbortController();
  const stateOf = async (name: string) => {
    const rows = await app.services.db.select().from(runs).where(eq(runs.title, name));
    return rows.at(-1)?.state;
  };
  await send(call, { signal: hangUp.signal });
  await puppet.at(index);
  hangUp.abort();
  await expect.poll(() => stateOf('Punch')).toBe('stopped');

  const older = { ...call.body, params: { name: 'puppet', arguments: { name: 'Judy' } } };
  const leave = new AbortController();
  await send({ body: older }, { signal: leave.signal });
  const show = await puppet.at(index + 1);
  leave.abort();
  show.play({ append: 'alone' }, 'end');
  await expect.poll(() => stateOf('Judy')).toBe('done');
});

test('headers that say something else than the body are refused', async () => {
  const call = modern('tools/call', { name: 'count-words', arguments: { text: 'one' } });
  for (const headers of [
    { 'mcp-name': 'puppet' },
    { 'mcp-method': 'tools/list' },
    { 'mcp-protocol-version': '2025-11-25' },
  ]) {
    const refused = await send({ ...call, headers: { ...call.headers, ...headers } });
    expect(await errorOf(refused)).toEqual([400, refusal(codes.headerMismatch)]);
  }
  const encoded = `=?base64?${Buffer.from('count-words').toString('base64')}?=`;
  const accepted = await send({ ...call, headers: { ...call.headers, 'mcp-name': encoded } });
  expect(accepted.status).toBe(200);
  const silent = await send({
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    headers: { 'mcp-protocol-version': newest },
  });
  expect(await errorOf(silent)).toEqual([400, refusal(codes.invalidParams)]);
  const unknown = await send({
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    headers: { 'mcp-protocol-version': '1900-01-01' },
  });
  expect(await errorOf(unknown)).toEqual([
    400,
    {
      code: codes.unsupportedVersion,
      message: expect.any(String),
      data: { supported, requested: '1900-01-01' },
    },
  ]);
});

test('methods that do not exist are named as such, in the way of each revision', async () => {
  expect(await errorOf(await send(modern('ping')))).toEqual([404, refusal(codes.unknownMethod)]);
  const older = { body: { jsonrpc: '2.0', id: 1, method: 'toString' } };
  expect(await errorOf(await send(older))).toEqual([200, refusal(codes.unknownMethod)]);
  const missing = { body: { jsonrpc: '2.0', id: 1, method: 'tools/call' } };
  expect(await errorOf(await send(missing))).toEqual([200, refusal(codes.invalidParams)]);
});

test.for<[string, unknown, number, number]>([
  ['no JSON', '{', 400, codes.unreadable],
  ['nothing', '', 400, codes.invalidMessage],
  ['a batch', [{ jsonrpc: '2.0', id: 1, method: 'ping' }], 400, codes.invalidMessage],
  ['null', 'null', 400, codes.invalidMessage],
  ['an id that is none', { jsonrpc: '2.0', id: null, method: 'ping' }, 400, codes.invalidMessage],
  ['a trick', '{"jsonrpc":"2.0","id":1,"method":"ping","__proto__":{}}', 422, codes.invalidMessage],
])('%s is refused in the protocol’s own words', async ([, body, status, code]) => {
  expect(await errorOf(await send({ body }))).toEqual([status, refusal(code)]);
});

test('more than a tool would take is not even read', async () => {
  // In process: whoever is cut off in the middle of sending has no connection left to read from.
  const response = await app.fetch(`http://localhost:3000${sendMessage.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${caller.secret}`, 'content-type': 'application/json' },
    body: `"${'x'.repeat(sendMessage.bodyLimit)}"`,
  });
  expect(await errorOf(response)).toEqual([413, refusal(codes.invalidMessage)]);
});

test('the handshake agrees on a revision that both know', async () => {
  const agree = async (protocolVersion: string) => {
    const hello = { jsonrpc: '2.0', id: 0, method: 'initialize', params: { protocolVersion } };
    const response = await send({ body: hello });
    expect(response.headers.get('mcp-session-id')).toBeTruthy();
    return ((await response.json()) as { result: { protocolVersion: string } }).result.protocolVersion;
  };
  expect(await agree('2025-03-26')).toBe('2025-03-26');
  expect(await agree('2024-11-05')).toBe('2025-11-25');
  const ready = await send({ body: { jsonrpc: '2.0', method: 'notifications/initialized' } });
  expect([ready.status, await ready.text()]).toEqual([202, '']);
});

test('there is no stream beside the calls and no session to end', async () => {
  for (const method of ['GET', 'DELETE']) {
    const response = await fetch(mcp.url, { method, headers: { authorization: `Bearer ${caller.secret}` } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await fetch(mcp.url, { method })).status).toBe(401);
  }
});
