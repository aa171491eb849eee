/** Business intelligence on the server: from text, files and samples to a dashboard, with and without a model. */
import { afterAll, beforeAll, expect } from 'vitest';
import { utils, write } from '@e965/xlsx';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { uploadAttachment, type Attachment } from '#tools/attach/contract.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { getWork, listWorks } from '#tools/work/contract.ts';
import type { Dashboard } from './dashboard.ts';
import { businessIntelligence } from './tool.ts';

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
const table = 'Region,Month,Revenue\nNorth,2025-01,10\nSouth,2025-01,20\nNorth,2025-02,5.5';

async function run(client: Client, input: Record<string, unknown>, engine = 'bamboo') {
  const { body } = await client.call(createRun, {
    params: { tool: businessIntelligence.id },
    body: { input, engine },
  });
  await (await follow(app, client, body.id)).end();
  return (await client.call(getRun, { params: { id: body.id } })).body;
}

const titlesOf = ({ output }: { output: { data: unknown } }) =>
  (output.data as Dashboard).cards.map(({ title }) => title);

async function upload(client: Client, name: string, bytes: Uint8Array) {
  const path = `${uploadAttachment.path}?${new URLSearchParams({ name })}`;
  const sent = await client.request(path, { method: 'POST', body: bytes as Uint8Array<ArrayBuffer> });
  expect(sent.status, sent.text).toBe(200);
  return (sent.body as Attachment).id;
}

test('a guest pastes a table, asks, and keeps a dashboard with its files', async () => {
  const client = app.client();
  const kept = await run(client, { table, question: 'revenue by region' });
  expect(kept.state, kept.error ?? '').toBe('done');
  expect(titlesOf(kept)[0]).toBe('revenue by region');
  expect(kept.output.texts.text).toContain('| South | 20 |');
  const { items } = (await client.call(listWorks, { query: { kind: 'dashboard' } })).body;
  const work = (await client.call(getWork, { params: { id: items[0]!.id } })).body;
  const file = async (format: string, whose = client) =>
    whose.request(`/api/works/${work.id}/export?format=${format}`);
  expect((await file('md')).text).toContain('| North | 15.5 |');
  expect((await file('pdf')).text.slice(0, 5)).toBe('%PDF-');
  expect((await file('md', app.client())).status).toBe(404);
});

test('a spreadsheet is read by its longest sheet or the one that is named', async () => {
  const client = app.client();
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['A', 'B'],
      ['x', 1],
      ['y', 2],
    ]),
    'Long',
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet([['C'], ['z']]), 'Short');
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  const longest = await run(client, { files: [await upload(client, 'Book.xlsx', bytes)] });
  expect(longest.output.data).toMatchObject({ name: 'Book', csv: 'A,B\nx,1\ny,2' });
  const named = await run(client, { files: [await upload(client, 'Book.xlsx', bytes)], sheet: 'short' });
  expect(named.output.data).toMatchObject({ csv: 'C\nz' });
  const missing = await run(client, { files: [await upload(client, 'Book.xlsx', bytes)], sheet: 'None' });
  expect(missing).toMatchObject({ state: 'failed', error: expect.stringContaining('“Long”') });
});

test('what is no table, nothing, or another person’s file is refused', async () => {
  const client = app.client();
  expect(await run(client, { table: 'just a line' })).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('There is no table'),
  });
  const begin = async (input: Record<string, unknown>) =>
    client.call(createRun, { params: { tool: businessIntelligence.id }, body: { input, engine: 'bamboo' } });
  expect((await begin({})).status).toBe(422);
  const foreign = await upload(app.client(), 'a.csv', new TextEncoder().encode(table));
  expect((await run(client, { files: [foreign] })).state).toBe('failed');
});

test('with a model, two readings that agree are one card, and others are shown side by side', async () => {
  const { client } = await buildMember(app);
  const question = 'Where do we disappoint?';
  const sql = 'SELECT Region, SUM(Revenue) FROM data GROUP BY Region ORDER BY 2 LIMIT 1';
  provider.play({ words: [JSON.stringify({ sql })] }, { words: [JSON.stringify({ sql })] });
  const agreed = await run(client, { table, question }, model);
  expect(titlesOf(agreed)[0]).toBe(question);
  expect(agreed.output.data).toMatchObject({ answer: '' });
  provider.play(
    { words: [JSON.stringify({ sql })] },
    { words: [JSON.stringify({ sql: 'SELECT COUNT(*) FROM data' })] },
  );
  const apart = await run(client, { table, question }, model);
  expect(titlesOf(apart).slice(0, 2)).toEqual([`${question} (reading 1)`, `${question} (reading 2)`]);
  provider.play(
    { words: [JSON.stringify({ sql: 'DROP TABLE data' })] },
    { words: [JSON.stringify({ sql: '' })] },
  );
  const none = await run(client, { table, question }, model);
  expect((none.output.data as Dashboard).answer).toContain('wasn’t answered');
});
