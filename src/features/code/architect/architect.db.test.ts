/** Architectures on the server: from a pattern, from entities, from a model, and the files that come of them. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { getWork, listWorks } from '#tools/work/contract.ts';
import type { Architecture } from './architecture.ts';
import { patterns } from './patterns.ts';
import { codeArchitect } from './tool.ts';

const app = {} as TestApp;
const provider = await startFakeProvider();
beforeAll(async () => {
  Object.assign(app, await startTestApp({ ...provider.env, OPENAI_API_KEY: 'sk-of-the-owner-1234' }));
});
afterAll(async () => {
  await app.close?.();
  await provider.close();
});

const model = 'openai/gpt-5-mini';

async function run(client: Client, input: Record<string, unknown>, engine = 'bamboo') {
  const { body } = await client.call(createRun, {
    params: { tool: codeArchitect.id },
    body: { input, engine },
  });
  await (await follow(app, client, body.id)).end();
  return (await client.call(getRun, { params: { id: body.id } })).body;
}

async function workOf(client: Client) {
  const { items } = (await client.call(listWorks, { query: { kind: 'architecture' } })).body;
  return (await client.call(getWork, { params: { id: items[0]!.id } })).body;
}

test('a guest starts with a pattern and gets a work with its files', async () => {
  const client = app.client();
  const kept = await run(client, { name: 'Tea shop', pattern: 'shop' });
  expect(kept.state, kept.error ?? '').toBe('done');
  expect(kept.output.data).toEqual(patterns.shop);
  const work = await workOf(client);
  expect(work.title).toBe('Tea shop');
  const file = async (format: string) => client.request(`/api/works/${work.id}/export?format=${format}`);
  expect((await file('sql')).text).toContain('create table "order_lines"');
  expect((await file('drizzle')).text).toContain("pgTable('order_lines'");
  expect(JSON.parse((await file('openapi')).text)).toMatchObject({ info: { title: 'Tea shop' } });
  const stranger = await app.client().request(`/api/works/${work.id}/export?format=sql`);
  expect(stranger.status).toBe(404);
});

test('own entities stand in place of the pattern’s, and what cannot be read is named', async () => {
  const client = app.client();
  const kept = await run(client, { pattern: 'web-app', entities: 'Author: name\nBook: author -> Author' });
  expect((kept.output.data as Architecture).entities.map(({ name }) => name)).toEqual(['Author', 'Book']);
  const failed = await run(client, { entities: 'Book: author -> Nobody' });
  expect(failed.state).toBe('failed');
  expect(failed.error).toContain('there is no entity Nobody');
});

test('a description alone needs a language model, and nothing at all is 422', async () => {
  const failed = await run(app.client(), { description: 'A library' });
  expect(failed.error).toContain('needs a language model');
  const { status } = await app.client().call(createRun, {
    params: { tool: codeArchitect.id },
    body: { input: {}, engine: 'bamboo' },
  });
  expect(status).toBe(422);
});

test('a model plans from a description; names lead to components, and what is no link is left out', async () => {
  const { client } = await buildMember(app);
  const plan = {
    summary: 'Small.',
    components: [
      { name: 'Site', kind: 'website', technology: 'HTML', purpose: 'Pages' },
      { name: 'Store', kind: 'unheard-of' },
    ],
    links: [
      { from: 'site', to: 'Store', label: 'reads' },
      { from: 'Site', to: 'Nowhere', label: '' },
    ],
    entities: ['Book: title, author -> Author', 'Author: name'],
    decisions: [{ title: 'One store', choice: 'SQLite', reason: 'Small', alternatives: '' }],
    risks: [],
  };
  provider.play({ words: [`Sure! \`\`\`json\n${JSON.stringify(plan)}\n\`\`\``] });
  const kept = await run(client, { description: 'A library' }, model);
  expect(kept.state, kept.error ?? '').toBe('done');
  expect(kept.output.data).toMatchObject({
    components: [{ name: 'Site' }, { name: 'Store', kind: 'service' }],
    links: [{ from: 'c1', to: 'c2', label: 'reads' }],
    entities: [{ name: 'Book' }, { name: 'Author' }],
  });
});

test('a plan that cannot be used leaves the chosen pattern, and says so', async () => {
  const { client } = await buildMember(app);
  provider.play({ words: ['I would rather not.'] }, { words: ['I would rather not.'] });
  const kept = await run(client, { description: 'A library', pattern: 'chat' }, model);
  expect(kept.state, kept.error ?? '').toBe('done');
  expect(kept.output.data).toEqual(patterns.chat);
  expect(JSON.stringify(kept)).toContain('couldn’t be used');
});

test('the scaffold is a ZIP', async () => {
  const client = app.client();
  await run(client, { name: 'Chat', pattern: 'chat' });
  const { id } = await workOf(client);
  const { status, headers, text } = await client.request(`/api/works/${id}/export?format=zip`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(text).toContain('test/api.test.ts');
});
