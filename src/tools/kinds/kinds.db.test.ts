/** Results that are files and tables, from a run to what is downloaded of them. */
import { expect } from 'vitest';
import { z } from 'zod';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { defineRun } from '../define/define-run.server.ts';
import { defineTool } from '../define/tool.ts';
import { exportRun } from '../export/contract.ts';
import { createRun, getRun } from '../run/contract.ts';
import { soundKind, tableKind } from '#tools/kinds/shared-kinds.ts';

const common = { input: z.strictObject({ text: z.string() }), examples: [] };
const beep = defineTool({
  ...common,
  id: 'beep',
  title: 'Beep',
  description: 'Makes a sound.',
  output: soundKind,
});
const beepRun = defineRun(beep, async function* (_, { files }) {
  const { id, name, contentType, bytes } = await files.store({
    name: 'beep.wav',
    contentType: 'audio/wav',
    body: new Uint8Array(4000),
    maxBytes: 10_000,
  });
  yield { data: { files: [{ id, name, contentType, bytes, description: 'A short beep' }] } };
});
const count = defineTool({
  ...common,
  id: 'count',
  title: 'Count',
  description: 'Counts.',
  output: tableKind,
});
const countRun = defineRun(count, async function* ({ text }) {
  yield {
    data: {
      columns: ['word', 'note'],
      rows: [
        [text, '=1+1'],
        ['a "b", c', 2],
      ],
    },
  };
});

const app = useTestApp({}, { features: [defineServerFeature({ runs: [beepRun, countRun] })] });

async function done(tool: string) {
  const { client } = await buildMember(app);
  const { body } = await client.call(createRun, { params: { tool }, body: { input: { text: 'bamboo' } } });
  const run = async () => (await client.call(getRun, { params: { id: body.id } })).body;
  await expect.poll(async () => (await run()).state).toBe('done');
  return { client, run: await run() };
}

test('a run yields a file that its owner hears in pieces', async () => {
  const { client, run } = await done('beep');
  const { files } = run.output.data as { files: { id: string }[] };
  const piece = await client.request(`/api/files/${files[0]!.id}`, { headers: { range: 'bytes=0-9' } });
  expect([piece.status, piece.headers.get('content-range')]).toEqual([206, 'bytes 0-9/4000']);
  expect(run.exports.map(({ format }) => format)).toEqual(['json']);
});

test('a table is taken away as a spreadsheet, in which no cell is a formula', async () => {
  const { client, run } = await done('count');
  const { text } = await client.call(exportRun, { params: { id: run.id }, query: { format: 'csv' } });
  expect(text).toBe('word,note\r\nbamboo,\'=1+1\r\n"a ""b"", c",2\r\n');
});
