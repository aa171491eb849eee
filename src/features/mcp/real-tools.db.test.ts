/** The tools through the protocol's official client: described, listed with their engines, and answered in full. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { runs } from '#tools/run/table.server.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { serveMcp } from './mcp-client.testing.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });
let mcp: Awaited<ReturnType<typeof serveMcp>>;
beforeAll(async () => {
  if (app.services) mcp = await serveMcp(app);
});
afterAll(() => mcp?.close());

async function arrive() {
  const caller = await mcp.buildCaller();
  const client = await mcp.connect(caller.secret);
  // Afterwards the client checks results against what the tools promise.
  return { ...caller, client, ...(await client.listTools()) };
}

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
}
function undescribed({ properties = {} }: Schema, path = ''): string[] {
  return Object.entries(properties).flatMap(([name, one]) => [
    ...(one.description ? [] : [`${path}.${name}`]),
    ...undescribed(one, `${path}.${name}`),
  ]);
}

const text =
  'Bamboo is a grass. It grows fast because the whole stalk is laid down in the bud. A grove spreads underground by rhizomes.';

test('every property of every tool is described, and so is what it answers', async () => {
  const { tools } = await arrive();
  expect(tools.map(({ name }) => name)).toEqual([
    'ally',
    'code-generator',
    'change-code',
    'code-architect',
    'ebook',
    'ebook-chapters',
    'collaborate',
    'consensus',
    'compare-texts',
    'rewrite',
    'shorten',
    'expand',
    'simplify',
    'tone',
    'grammar',
    'translate',
    'headline',
    'subject-line',
    'hashtags',
    'meta-description',
    'alt-text',
    'slug',
    'key-points',
    'outline',
    'questions',
    'readability',
    'text-limits',
    'what-changed',
    'design',
    'document-overview',
    'document-talk',
    'document-compare',
    'document-extract',
    'email',
    'email-polish',
    'email-check',
    'edit-passage',
    'images',
    'photo-edit',
    'lens',
    'product-manual',
    'music',
    'business-intelligence',
    'research',
    'research-plan',
    'search',
    'studio',
    'summarise',
    'captions',
    'transcribe',
    'voice-note',
    'read-aloud',
    'voice-email',
    'voice-email-finish',
    'list-engines',
  ]);
  expect(tools.flatMap(({ name, inputSchema }) => undescribed(inputSchema as Schema, name))).toEqual([]);
  for (const { outputSchema } of tools) {
    const named = Object.values((outputSchema as Schema).properties ?? {});
    expect(named.length).toBeGreaterThan(0);
    expect(named.every(({ description }) => description)).toBe(true);
  }
});

test('engines are listed, by a tool and as a resource', async () => {
  const { client } = await arrive();
  const all = await client.callTool({ name: 'list-engines', arguments: {} });
  expect(all.structuredContent).toMatchObject({
    engines: expect.arrayContaining([expect.objectContaining({ id: 'bamboo', can: ['text', 'image'] })]),
  });
  const speaking = await client.callTool({ name: 'list-engines', arguments: { can: 'speech' } });
  const { engines } = speaking.structuredContent as { engines: { can: string[] }[] };
  expect(engines.length).toBeGreaterThan(0);
  expect(engines.every(({ can }) => can.includes('speech'))).toBe(true);
  expect(await client.callTool({ name: 'list-engines', arguments: { can: 'fly' } })).toMatchObject({
    isError: true,
  });
  const { contents } = await client.readResource({ uri: 'frenly://engines' });
  expect(contents[0]).toMatchObject({
    mimeType: 'application/json',
    text: expect.stringContaining('"bamboo"'),
  });
});

test('an engine can be named, and one that there is not is said in words', async () => {
  const { client, user } = await arrive();
  const call = (engine: unknown) => client.callTool({ name: 'summarise', arguments: { text, engine } });
  expect(await call('bamboo')).toMatchObject({ isError: false });
  const [row] = await app.services.db.select().from(runs).where(eq(runs.ownerId, user.id));
  expect(row).toMatchObject({ engine: 'bamboo', input: { text } });
  expect(await call('no/such')).toMatchObject({ isError: true });
  expect(await call(7)).toMatchObject({ isError: true, content: [{ text: 'Name the engine by its id.' }] });
});

test('a consensus comes with its answers by name, as a structure, and as something to read again', async () => {
  const { client } = await arrive();
  const heard: { progress: number; message?: string }[] = [];
  const result = await client.callTool(
    { name: 'consensus', arguments: { question: 'What is the capital of Australia?' } },
    undefined,
    { onprogress: (progress) => heard.push(progress) },
  );
  expect(heard[0]).toMatchObject({ progress: 0, message: 'Multi-AI consensus started' });
  const content = result.structuredContent as {
    text: string;
    answers: { id: string; name: string; text: string }[];
    data: { members: { id: string; title: string }[]; finding: { agreed: object[] } };
  };
  expect(content.text).toContain('Canberra');
  expect(content.data.finding.agreed.length).toBeGreaterThan(0);
  expect(content.answers.length).toBeGreaterThan(1);
  const titles = new Map(content.data.members.map(({ id, title }) => [id, title]));
  for (const { id, name } of content.answers) expect(name).toBe(titles.get(id));
  const link = (result.content as { type: string; uri: string }[]).at(-1)!;
  expect(link.type).toBe('resource_link');
  const { contents } = await client.readResource({ uri: link.uri });
  expect(contents[0]).toMatchObject({ text: expect.stringContaining('Canberra') });
});

test('cancelling stops any of them', async () => {
  const { client, user } = await arrive();
  for (const [name, input] of [
    ['summarise', { text }],
    ['collaborate', { document: text }],
    ['consensus', { question: 'What is the capital of Chad?' }],
  ] as const) {
    const cancel = new AbortController();
    // As soon as it has begun: whatever is done by then counts as done.
    const options = { signal: cancel.signal, onprogress: () => cancel.abort('enough') };
    await expect(client.callTool({ name, arguments: input }, undefined, options)).rejects.toThrow('enough');
  }
  const states = async () =>
    (await app.services.db.select({ state: runs.state }).from(runs).where(eq(runs.ownerId, user.id))).map(
      ({ state }) => state,
    );
  await expect.poll(async () => (await states()).includes('running')).toBe(false);
  expect(await states()).toHaveLength(3);
});

test('clients of the first revision get no links, which they would not know', async () => {
  const { secret } = await mcp.buildCaller();
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'summarise', arguments: { text } },
  };
  const send = async (headers: Record<string, string>) =>
    (
      await mcp.post(call, {
        headers: { authorization: `Bearer ${secret}`, accept: 'application/json', ...headers },
      })
    ).text();
  expect(await send({})).not.toContain('resource_link');
  expect(await send({ 'mcp-protocol-version': '2025-11-25' })).toContain('resource_link');
});
