/** A product as a newcomer adds one: a manifest, and a line where the app lists them. Everything else comes of itself. */
import { expect } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { removeAttachment, uploadAttachment } from '#tools/attach/contract.ts';
import { acceptKind } from '#tools/define/accepts.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import type { Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import type { Exporter } from '#tools/export/exporter.ts';
import { exportRun } from '#tools/export/contract.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';
import { askFilesRun } from '#tools/define/toy-run.testing.ts';
import { createRun, getRun, getTalk, listTools } from '#tools/run/contract.ts';
import { createWork, getWork, listWorks, listWorkVersions } from '#tools/work/contract.ts';
import { haikuServerFeature } from './toy-product/haiku-server.testing.ts';
import { haiku, haikuKind, haikuWork, type Haiku } from './toy-product/haiku.testing.ts';

const csv: Exporter = {
  format: 'csv',
  label: 'Spreadsheet (CSV)',
  extension: 'csv',
  contentType: 'text/csv',
  write: ({ output }) =>
    `word,count\n${(output.data as Tally).words.map((row) => row.join(',')).join('\n')}\n`,
};

const tallySchema = z.strictObject({ words: z.array(z.tuple([z.string(), z.number()])) });
type Tally = z.output<typeof tallySchema>;

const tallyKind = defineKind<Tally>({ id: 'tally', title: 'Tally' });
const tallyResults = implementKind(tallyKind, { schema: tallySchema, exporters: [csv] });

const tally = defineTool({
  id: 'tally',
  title: 'Tally',
  description: 'How often each word stands in a text.',
  output: tallyKind,
  input: z.strictObject({ text: z.string().min(1, 'Write something first.') }),
  accepts: [acceptKind(textKind, ({ texts }) => ({ text: texts.text ?? '' }))],
  examples: [{ title: 'A rhyme', input: { text: 'row row row your boat' } }],
});

const tallyRun = defineRun(tally, async function* ({ text }) {
  yield { step: 'Counting' };
  const words = Map.groupBy(text.split(/\s+/), (word) => word);
  yield { data: { words: [...words].map(([word, all]) => [word, all.length]) } };
});

const hello = endpoint({
  method: 'GET',
  path: '/api/toy/hello',
  summary: 'Greets.',
  access: 'public',
  output: z.object({ words: z.string() }),
});

const rung: string[] = [];
const ring = defineJob({
  kind: 'toy.ring',
  input: z.object({ bell: z.string() }),
  retries: 0,
  timeout: 10,
  concurrency: 1,
  run: async ({ bell }) => {
    rung.push(bell);
  },
});

const toy = defineServerFeature({
  endpoints: [implement(hello, () => ({ words: 'Hello from the toy' }))],
  jobs: [ring],
  kinds: [tallyResults],
  runs: [tallyRun, askFilesRun],
});

const app = useTestApp({}, { features: [toy, haikuServerFeature] });

test('its call answers and its job runs', async () => {
  const { client, user } = await buildMember(app);
  expect((await client.call(hello, {})).body).toEqual({ words: 'Hello from the toy' });
  const { bus, jobs } = app.services;
  await bus.transact((tx) => jobs.enqueue(tx, ring, { bell: 'one' }, { ownerId: user.id }));
  await expect.poll(() => rung).toEqual(['one']);
});

test('its tool is listed, runs, and gives its own kind in its own format', async () => {
  const { client } = await buildMember(app);
  const { items } = (await client.call(listTools, {})).body;
  expect(items.find(({ id }) => id === 'tally')).toMatchObject({ kind: 'tally', accepts: ['text'] });
  const { id } = (
    await client.call(createRun, { params: { tool: 'tally' }, body: { input: { text: 'a b a' } } })
  ).body;
  const state = async () => (await client.call(getRun, { params: { id } })).body.state;
  await expect.poll(state).toBe('done');
  const { body } = await client.call(getRun, { params: { id } });
  expect(body.exports).toEqual([{ format: 'csv', label: 'Spreadsheet (CSV)', extension: 'csv' }]);
  const file = await client.call(exportRun, { params: { id }, query: { format: 'csv' } });
  expect(file.text).toBe('word,count\na,2\nb,1\n');
  expect((await client.call(exportRun, { params: { id }, query: { format: 'pdf' } })).status).toBe(422);
});

test('a tool that says it takes files and follow-ups has them, and knows nothing of either', async () => {
  const { client } = await buildMember(app);
  const upload = await client.request(`${uploadAttachment.path}?name=a.txt`, {
    method: 'POST',
    body: 'bamboo',
  });
  const { id: file } = upload.body as { id: string };
  const ask = (question: string, files: string[], parent?: string) =>
    client.call(createRun, {
      params: { tool: 'ask-files' },
      body: { input: { question, files }, ...(parent ? { parent } : {}) },
    });
  const answerOf = (id: string) => async () =>
    (await client.call(getRun, { params: { id } })).body.output.texts.text;

  expect(await ask('Why?', [])).toMatchObject({
    status: 422,
    body: { error: { message: 'Choose a file.' } },
  });
  const { id: first } = (await ask('What is it?', [file])).body;
  await expect.poll(answerOf(first)).toBe('What is it? bamboo, after 0');
  const { id: second } = (await ask('And then?', [file], first)).body;
  await expect.poll(answerOf(second)).toBe('And then? bamboo, after 1');
  const { turns } = (await client.call(getTalk, { params: { id: second } })).body;
  expect(turns.map(({ run }) => run.id)).toEqual([first, second]);

  // It is the run's from now on, as long as the run is there.
  expect((await client.call(removeAttachment, { params: { id: file } })).status).toBe(404);
  expect((await client.request(`/api/files/${file}`)).status).toBe(200);
});

test('a kind with words is taken by every tool and page that takes words, without a change to any of them', async () => {
  const { items, doors } = (await app.client().call(listTools, {})).body;
  const takers = [...items, ...doors].filter(({ accepts }) => accepts.includes(haikuKind.id));
  expect(takers.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['summarise', 'email', 'read-aloud', 'text-editor', 'frenlyemail']),
  );
  // And it takes theirs.
  const taken = items.find(({ id }) => id === haiku.id)!.accepts;
  expect(taken).toEqual(expect.arrayContaining(['text', 'transcript', 'research', haikuKind.id]));
});

test('its result becomes a work, once, with versions and an address', async () => {
  const { client } = await buildMember(app);
  const { id: run } = (
    await client.call(createRun, { params: { tool: haiku.id }, body: { input: { about: 'Bamboo' } } })
  ).body;
  const made = async () => (await client.call(getRun, { params: { id: run } })).body;
  await expect.poll(async () => (await made()).state).toBe('done');
  const { output, title } = await made();
  const content = haikuKind.editedAs!.content({
    output: output as Output<Haiku>,
    text: output.texts.text ?? '',
  });
  const begin = () => client.call(createWork, { body: { kind: haikuWork.id, title, content, run } });
  const [{ body: work }, { body: again }] = [await begin(), await begin()];
  expect(again.id).toBe(work.id);
  expect(work).toMatchObject({ href: `${haikuWork.page}?work=${work.id}`, text: output.texts.text });
  expect((await client.call(listWorks, { query: { kind: haikuWork.id } })).body.items).toHaveLength(1);
  expect((await client.call(listWorkVersions, { params: { id: work.id } })).body.items).toHaveLength(1);
  expect((await app.client().call(getWork, { params: { id: work.id } })).status).toBe(404);
});
