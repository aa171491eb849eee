/** With the protocol's official client, over real HTTP. */
import { McpError } from '@modelcontextprotocol/sdk/types.js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { AppError } from '#kit/errors.ts';
import { createPuppet, putTools } from '#tools/define/puppet.testing.ts';
import { mostRunsAtOnce } from '#tools/run/run-places.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { buildKey, buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { codes } from './message.ts';
import { serveMcp } from './mcp-client.testing.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });
const puppet = createPuppet({ needs: ['text'] });
let mcp: Awaited<ReturnType<typeof serveMcp>>;

beforeAll(async () => {
  if (!app.services) return;
  await putTools(app, [countWordsRun, puppet.run]);
  mcp = await serveMcp(app);
});
afterAll(() => mcp?.close());

const runsOf = ({ id }: { id: string }) =>
  app.services.db.select().from(runs).where(eq(runs.ownerId, id)).orderBy(runs.id);

async function arrive() {
  const caller = await mcp.buildCaller();
  return { ...caller, client: await mcp.connect(caller.secret) };
}

const countWords = { name: 'count-words', arguments: { text: 'Hello dear panda' } };
const punch = { name: 'puppet', arguments: { name: 'Punch' } };

test('the tools are listed as they are', async () => {
  const { client } = await arrive();
  expect(client.getServerVersion()).toMatchObject({ name: 'frenly', title: 'Frenly' });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['count-words', 'puppet', 'list-engines']);
  expect(tools[0]).toMatchObject({
    title: 'Count words',
    description: 'How many words a text has.',
    inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
    annotations: { destructiveHint: false, openWorldHint: false },
  });
  expect(tools[1]!.annotations).toMatchObject({ openWorldHint: true });
  await client.ping();
});

test('a call is a run: answered, and kept in the history', async () => {
  const { client, user } = await arrive();
  const result = await client.callTool(countWords);
  expect(result).toMatchObject({
    content: [{ type: 'text', text: '**3** words' }, { type: 'resource_link' }],
    isError: false,
  });
  const [row] = await runsOf(user);
  expect(row).toMatchObject({ tool: 'count-words', state: 'done', input: { text: 'Hello dear panda' } });
  expect(result).toMatchObject({ _meta: { 'frenly/run': row!.id } });
});

test('progress comes while it runs, and the structure with the result', async () => {
  const { client } = await arrive();
  const index = puppet.performances.length;
  const heard: { progress: number; total?: number; message?: string }[] = [];
  const asked = client.callTool(punch, undefined, { onprogress: (progress) => heard.push(progress) });
  const show = await puppet.at(index);
  show.play({ step: 'Bowing' });
  await expect.poll(() => heard.at(-1)).toMatchObject({ progress: 1, message: 'Bowing' });
  show.play({ step: 'Dancing', progress: 0.5 });
  await expect.poll(() => heard.at(-1)).toMatchObject({ progress: 50, total: 100, message: 'Dancing' });
  const data = { sources: [{ title: 'A book' }] };
  show.play({ append: 'That is the way.' }, { append: 'An aside.', to: 'notes' }, { data }, 'end');
  expect(await asked).toMatchObject({
    content: [
      { type: 'text', text: 'That is the way.' },
      { type: 'text', text: 'notes:\nAn aside.' },
      { type: 'resource_link' },
    ],
    structuredContent: {
      text: 'That is the way.',
      answers: [{ id: 'notes', name: 'notes', text: 'An aside.' }],
      data,
    },
  });
  const values = heard.map(({ progress }) => progress);
  expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b));
});

test('cancelling stops the run at once, and only that one', async () => {
  const { client, user, secret } = await arrive();
  // Two clients number their calls alike.
  const other = await mcp.connect(secret);
  const index = puppet.performances.length;
  const cancel = new AbortController();
  const asked = client.callTool(punch, undefined, { signal: cancel.signal });
  const mine = await puppet.at(index);
  const askedElsewhere = other.callTool(punch);
  const theirs = await puppet.at(index + 1);
  mine.play({ append: 'so far' });
  cancel.abort('enough');
  await expect(asked).rejects.toThrow('enough');
  await expect
    .poll(async () => (await runsOf(user)).map(({ state }) => state))
    .toEqual(['stopped', 'running']);
  await expect.poll(() => mine.context.signal.aborted).toBe(true);
  theirs.play({ append: 'to the end' }, 'end');
  expect(await askedElsewhere).toMatchObject({ content: [{ text: 'to the end' }, {}] });
});

test('two people at once each get their own', async () => {
  const [one, two] = await Promise.all([arrive(), arrive()]);
  const [first, second] = await Promise.all([
    one.client.callTool({ name: 'count-words', arguments: { text: 'one' } }),
    two.client.callTool({ name: 'count-words', arguments: { text: 'one two' } }),
  ]);
  expect([first, second]).toMatchObject([
    { content: [{ text: '**1** words' }, {}] },
    { content: [{ text: '**2** words' }, {}] },
  ]);
  expect(await runsOf(one.user)).toHaveLength(1);
  const { resources } = await one.client.listResources();
  expect(resources).toMatchObject([{ name: 'one', description: 'Count words' }, { name: 'engines' }]);
  const { contents } = await one.client.readResource({ uri: resources[0]!.uri });
  expect(contents[0]).toMatchObject({ text: expect.stringContaining('**1** words') });
  for (const uri of [resources[0]!.uri, 'frenly://runs/none', 'file:///etc/passwd'])
    await expect(two.client.readResource({ uri })).rejects.toMatchObject({ code: -32002 });
  expect((await one.client.listResourceTemplates()).resourceTemplates).toHaveLength(1);
});

test('a key that may only run tools lists no earlier runs, and reads the one that it made', async () => {
  const user = await buildUser(app);
  const reads = await buildKey(app, user, { scopes: ['tools:run', 'content:read'] });
  const runs = await buildKey(app, user, { scopes: ['tools:run'] });
  const [reader, runner] = [await mcp.connect(reads.secret), await mcp.connect(runs.secret)];
  await runner.callTool({ name: 'count-words', arguments: { text: 'one' } });
  const { uri } = (await reader.listResources()).resources[0]!;
  expect((await runner.listResources()).resources).toMatchObject([{ name: 'engines' }]);
  expect((await runner.readResource({ uri })).contents).toHaveLength(1);
});

test('what is wrong with the input, or with the engine, is said in words as a result', async () => {
  const { client, user } = await arrive();
  const empty = await client.callTool({ name: 'count-words', arguments: { text: '' } });
  expect(empty).toMatchObject({ isError: true, content: [{ text: 'Write something first.' }] });
  const unknown = await client.callTool({ name: 'count-words', arguments: { text: 'a', more: 1 } });
  expect(unknown).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('more') }] });
  expect(await runsOf(user)).toEqual([]);

  const index = puppet.performances.length;
  const asked = client.callTool(punch);
  (await puppet.at(index)).play(
    { append: 'Half' },
    new AppError('upstream_failed', { message: 'It sleeps.' }),
  );
  expect(await asked).toMatchObject({
    isError: true,
    content: [{ text: 'Half' }, { text: 'It sleeps.' }, {}],
  });
  const again = client.callTool(punch);
  (await puppet.at(index + 1)).play(new Error('a secret of the house'));
  expect(JSON.stringify(await again)).not.toContain('secret');
});

test('a tool that does not exist is a fault of the request', async () => {
  const { client } = await arrive();
  const asked = client.callTool({ name: 'nothing', arguments: {} });
  await expect(asked).rejects.toMatchObject({ code: codes.invalidParams });
  await expect(asked).rejects.toBeInstanceOf(McpError);
});

test('one run too many at once is said in words', async () => {
  const { client } = await arrive();
  const index = puppet.performances.length;
  const under = Array.from({ length: mostRunsAtOnce }, () => client.callTool(punch));
  const shows = await Promise.all(under.map((_, n) => puppet.at(index + n)));
  expect(await client.callTool(punch)).toMatchObject({ isError: true });
  for (const show of shows) show.play('end');
  await Promise.all(under);
});

test('a wrong key is 401, and a key without the scope is 403', async () => {
  await expect(mcp.connect('fk_nothing')).rejects.toThrow();
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const refused = await mcp.post(ping, { headers: { authorization: 'Bearer fk_nothing' } });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toBe('Bearer');
  expect((await mcp.post(ping)).status).toBe(401);
  const reader = await buildKey(app, await buildUser(app), { scopes: ['account:read'] });
  const forbidden = await mcp.post(ping, { headers: { authorization: `Bearer ${reader.secret}` } });
  expect(forbidden.status).toBe(403);
});

test('another site is refused without a key, and has no cookie to use with one', async () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const origin = 'https://elsewhere.example';
  expect((await mcp.post(ping, { headers: { origin } })).status).toBe(403);
  const { secret } = await mcp.buildCaller();
  const authorization = `Bearer ${secret}`;
  expect((await mcp.post(ping, { headers: { origin, authorization } })).status).toBe(200);
});
