/** What tools and allies answer in a thread is read by everyone there: they look into nothing of whoever asked. */
import { expect } from 'vitest';
import { addKnowledge, createAlly } from '#features/allies/contract.ts';
import { allyTalkId } from '#features/allies/talk/tool-id.ts';
import { bring, whenRead } from '#features/documents/documents.testing.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { createWork } from '#tools/work/contract.ts';
import { textWork } from '#tools/work/kinds/text-work.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { listMessages, retryMessage, threadRun } from './contract.ts';
import { post, startThread } from './threads.testing.ts';

const app = useTestApp();
const secret = 'Quillfeather Orchard pays its gardeners 41 marmalade tokens each month.';
const secretFact = '41 marmalade';
const question = 'How many marmalade tokens does Quillfeather Orchard pay its gardeners?';

async function keepSecrets(client: Client) {
  const document = await whenRead(client, (await bring(client, 'Wages.txt', secret)).id);
  const { body: work } = await client.call(createWork, {
    body: { kind: textWork.id, title: 'Wages of the orchard', content: { text: secret } },
  });
  await app.services.searchIndex!.settle();
  return { document: document.id, work: work.id };
}

/** For oneself. */
async function alone(client: Client, tool: string, input: Record<string, unknown>) {
  const { body } = await client.call(createRun, { params: { tool }, body: { input } });
  const params = { id: body.id };
  await expect.poll(async () => (await client.call(getRun, { params })).body.state).toBe('done');
  return JSON.stringify((await client.call(getRun, { params })).body.output);
}

async function shownOf(reader: Client, message: string) {
  const params = { id: message };
  const state = async () => (await reader.call(threadRun, { params })).body.state;
  await expect.poll(state).toBe('done');
  return JSON.stringify((await reader.call(threadRun, { params })).body.output);
}

async function askInThread(asker: Client, reader: Client, thread: string, text: string) {
  await post(asker, thread, text);
  const { items } = (await asker.call(listMessages, { params: { id: thread }, query: {} })).body;
  const { id } = items.findLast(({ kind }) => kind === 'run')!;
  return { id, output: await shownOf(reader, id) };
}

test.each([
  { name: 'search', tool: 'search', field: 'q' },
  { name: 'panda', tool: 'consensus', field: 'question' },
])('@$name finds one’s own things for oneself, and not in a thread', async ({ name, tool, field }) => {
  const { owner, id } = await startThread(app, 'The orchard', 'public');
  const stranger = await buildMember(app);
  await keepSecrets(owner.client);
  expect(await alone(owner.client, tool, { [field]: question })).toContain(secretFact);
  const shown = await askInThread(owner.client, stranger.client, id, `@${name} ${question}`);
  expect(shown.output).not.toContain(secretFact);
  await owner.client.call(retryMessage, { params: { id: shown.id } });
  expect(await shownOf(stranger.client, shown.id)).not.toContain(secretFact);
});

test('a tool for documents says that it does not read them in a thread', async () => {
  const { owner, id } = await startThread(app);
  await keepSecrets(owner.client);
  await post(owner.client, id, `@document-talk ${question}`);
  const { items } = (await owner.client.call(listMessages, { params: { id }, query: {} })).body;
  const params = { id: items.findLast(({ kind }) => kind === 'run')!.id };
  const run = async () => (await owner.client.call(threadRun, { params })).body;
  await expect.poll(async () => (await run()).state).toBe('failed');
  expect((await run()).error).toContain('everyone in the thread would see them');
});

test('an ally keeps to itself in a thread what its maker gave it to read', async () => {
  const { owner, id } = await startThread(app, 'The orchard', 'public');
  const stranger = await buildMember(app);
  const { document, work } = await keepSecrets(owner.client);
  const ally = {
    name: 'Steward',
    purpose: 'Knows the orchard.',
    voice: '',
    openers: [],
    tools: [],
    seed: 'steward',
  };
  const params = { id: (await owner.client.call(createAlly, { body: ally })).body.id };
  await owner.client.call(addKnowledge, { params, body: { kind: 'document', subject: document } });
  await owner.client.call(addKnowledge, { params, body: { kind: 'work', subject: work } });
  const input = { ally: params.id, message: question };
  expect(await alone(owner.client, allyTalkId, input)).toContain(secretFact);
  const { output } = await askInThread(owner.client, stranger.client, id, `@steward ${question}`);
  expect(output).not.toContain(secretFact);
  expect(JSON.parse(output).data).toMatchObject({ withheld: 2, missing: [] });
});
