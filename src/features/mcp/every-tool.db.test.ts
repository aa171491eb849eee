/** Every tool once, with its own example, as an assistant calls it: each answers without an error, in the shape that it promises. */
import type { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, expect } from 'vitest';
import { gathered } from '#app/gathered.server.ts';
import { makeAlly } from '#features/allies/allies.testing.ts';
import { bring, whenRead } from '#features/documents/documents.testing.ts';
import { addOwnKey } from '#features/engines/contract.ts';
import { beginPhoto } from '#features/images/photo/contract.ts';
import { emptyBook } from '#features/books/book.ts';
import { createWork } from '#tools/work/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildKey, buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { startFakeSources } from '#testing/fake-sources.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { enginesToolName } from './engines.server.ts';
import { serveMcp } from './mcp-client.testing.ts';
import { useStandInModels } from './stand-in-models.testing.ts';

const fake = await startFakeProvider();
const sources = await startFakeSources();
const app = useTestApp({
  RATE_LIMITS: 'false',
  ...fake.env,
  ...sources.env,
  OPENAI_API_KEY: 'sk-test-0123456789',
  // What is written is written by rule: the fake says hello to everything.
  OPENAI_MODELS: 'gpt-image-1',
});

const tools = gathered.runs.map(({ tool }) => tool);
let mcp: Awaited<ReturnType<typeof serveMcp>>;
let assistant: McpClient;
let person: Client;

beforeAll(async () => {
  useStandInModels(app.services);
  mcp = await serveMcp(app);
  ({ person, assistant } = await arrive());
});
afterAll(async () => {
  await mcp?.close();
  await Promise.all([fake.close(), sources.close()]);
});

async function arrive() {
  const { user, client } = await buildMember(app);
  const { secret } = await buildKey(app, user, { scopes: ['tools:run', 'content:read'] });
  await app.services.credits.changePlan(user.id, 'plus');
  const connected = await mcp.connect(secret);
  // Afterwards the client checks results against what the tools promise.
  await connected.listTools();
  return { person: client, assistant: connected };
}

/** Cannot do without a language model: whoever asks has one of their own. */
const withModel = new Set(['edit-passage', 'change-code', 'ebook-chapters']);
async function arriveWithModel() {
  const arrived = await arrive();
  const body = { provider: 'groq' as const, name: 'Mine', key: 'gsk-test-0123456789', models: [] };
  expect((await arrived.person.call(addOwnKey, { body })).status).toBe(200);
  return arrived;
}

const lease =
  'Lease of the flat\n\nTenant: Anna Berg\nTotal: 940 euros a month\nThe lease begins on 1 May 2026.';
const documentNamed = async (name: string, text = lease) =>
  (await whenRead(person, (await bring(person, name, text)).id)).id;

async function bookOf(owner: Client) {
  const chapter = { id: 'a', role: 'chapter', title: 'The flat', brief: lease, text: '', sources: [] };
  const content = { ...emptyBook, chapters: [chapter] };
  return (await owner.call(createWork, { body: { kind: 'book', title: 'The lease', content } })).body.id;
}

/** Tools whose example is about something that the person has. */
const given: Record<string, (owner: Client) => Promise<object>> = {
  ally: async () => ({ ally: await makeAlly(person), message: 'What do you know?' }),
  'document-overview': async () => ({ document: await documentNamed('overview.txt') }),
  'document-talk': async () => ({
    documents: [await documentNamed('talk.txt')],
    question: 'What is the total?',
  }),
  'document-compare': async () => ({
    first: await documentNamed('first.txt'),
    second: await documentNamed('second.txt', lease.replace('940', '990')),
  }),
  'document-extract': async () => ({ documents: [await documentNamed('extract.txt')], fields: ['Total'] }),
  'change-code': async () => {
    fake.play({
      to: 'Make the heading green',
      words: ['Done.\n=== index.html\n<h1 class="green">Hello</h1>\n=== end\n'],
    });
    return {};
  },
  'ebook-chapters': async (owner) => ({ work: await bookOf(owner), chapters: ['a'] }),
  'photo-edit': async () => ({
    photo: (await person.call(beginPhoto, { body: { sample: true } })).body.id,
    edit: 'repaint',
    prompt: 'a red boat',
  }),
};

test.for([...tools.map(({ id }) => id), enginesToolName])('%s', async (name) => {
  const example = tools.find(({ id }) => id === name)?.examples[0]?.input ?? {};
  const asking = withModel.has(name) ? await arriveWithModel() : { assistant, person };
  const input = { ...example, ...(await given[name]?.(asking.person)) };
  const result = await asking.assistant.callTool(
    { name, arguments: input as Record<string, unknown> },
    undefined,
    {
      onprogress: () => {}, // what takes long says so, and is waited for
      resetTimeoutOnProgress: true,
    },
  );
  expect(result, JSON.stringify(result.content)).toMatchObject({ isError: false });
  expect((result.content as unknown[]).length).toBeGreaterThan(0);
});

test('these are all of them', async () => {
  const names = (await assistant.listTools()).tools.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...tools.map(({ id }) => id), enginesToolName].toSorted());
  expect(names).toHaveLength(52);
});
