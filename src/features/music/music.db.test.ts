/** Music as programs use it: composed, taken away, kept as a work, and what is refused. */
import { expect } from 'vitest';
import { urlOf } from '#kit/contract/call.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { exportRun } from '#tools/export/contract.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { createWork, exportWork, getWork } from '#tools/work/contract.ts';
import { compose } from './compose/compose.ts';
import { musicWork } from './kind.ts';
import { pieceSchema } from './piece-schema.ts';
import { music } from './tool.ts';

const app = useTestApp();
const params = { tool: music.id };
const content = compose({ genre: 'waltz', mood: 'calm', seed: 1, seconds: 10 });
const work = { kind: musicWork.id, title: 'A waltz', content };

test('a prompt becomes a piece, and is taken away as MIDI and sheet music by its owner alone', async () => {
  const { client } = await buildMember(app);
  const input = { prompt: 'Calm lo-fi in A minor, 80 bpm, 15 seconds', seed: 4 };
  const run = await client.call(createRun, { params, body: { input } as never });
  await (await follow(app, client, run.body.id)).end();
  const { body } = await client.call(getRun, { params: { id: run.body.id } });
  const piece = pieceSchema.parse(body.output.data);
  expect(piece).toMatchObject({ genre: 'lo-fi', mood: 'calm', tempo: 80, tonic: 9, mode: 'minor' });
  const address = (format: string) => urlOf(exportRun, { params: { id: run.body.id }, query: { format } });
  const midi = await client.request(address('midi'));
  expect(midi.status).toBe(200);
  expect(midi.text).toMatch(/^MThd/);
  expect((await client.request(address('abc'))).text).toMatch(/^X:1\n[\s\S]*K:Am\n/);
  const { client: other } = await buildMember(app);
  expect((await other.request(address('midi'))).status).toBe(404);
  expect((await client.request(address('nothing'))).status).toBe(422);
});

test('what does not fit is refused with its words', async () => {
  const { client } = await buildMember(app);
  const slow = await client.call(createRun, { params, body: { input: { tempo: 10 } } as never });
  expect(slow.status).toBe(422);
  const long = { ...content, order: Array.from({ length: 60 }, () => ({ section: 'a', off: [] })) };
  expect((await client.call(createWork, { body: { ...work, content: long } })).status).toBe(422);
});

test('a work is kept and taken away, and is not found by others', async () => {
  const { client } = await buildMember(app);
  const { body, status } = await client.call(createWork, { body: work });
  expect(status).toBe(200);
  const id = { params: { id: body.id } };
  expect((await client.call(getWork, id)).body.content).toEqual(content);
  const wav = await client.request(urlOf(exportWork, { ...id, query: { format: 'wav' } }));
  expect(wav.status).toBe(200);
  expect(wav.text).toMatch(/^RIFF/);
  const { client: other } = await buildMember(app);
  expect((await other.call(getWork, id)).status).toBe(404);
});
