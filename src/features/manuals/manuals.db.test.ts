/** Manuals as works and runs: who may read them, their files, and what is refused in words. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { createRun, getRun, type RunView } from '#tools/run/contract.ts';
import { shareWork, readShared } from '#tools/share/contract.ts';
import { createWork, getWork, listWorks } from '#tools/work/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { preparePhoto } from './contract.ts';
import { sampleManual } from './files/sample.testing.ts';
import { emptyManual, type Manual } from './manual.ts';
import { productManual } from './tool.ts';

const app = {} as TestApp;
beforeAll(async () => {
  Object.assign(app, await startTestApp({ RATE_LIMITS: 'false' }));
});
afterAll(() => app.close?.());

const begin = (client: Client, content: object, title = 'Kettle') =>
  client.call(createWork, { body: { kind: 'manual', title, content } });

async function ran(client: Client, input: object): Promise<RunView> {
  const body = { input: input as never };
  const { body: begun } = await client.call(createRun, { params: { tool: productManual.id }, body });
  const look = async () => (await client.call(getRun, { params: { id: begun.id } })).body;
  await expect.poll(async () => (await look()).state).not.toMatch(/queued|running/);
  return look();
}

const sendPhoto = (client: Client, bytes: Uint8Array) =>
  client.request(preparePhoto.path, { method: 'POST', body: bytes as never });

test('a guest’s manual is downloaded in every format', async () => {
  const client = app.client();
  const { body: work } = await begin(client, sampleManual);
  expect(work.exports.map(({ format }) => format)).toEqual([
    'pdf',
    'pdf-a5',
    'booklet',
    'html',
    'md',
    'json',
  ]);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const { format } of work.exports) {
    const path = `http://localhost:3000/api/works/${work.id}/export?format=${format}`;
    const answer = await app.fetch(path, { headers: { cookie } });
    expect([format, answer.status]).toEqual([format, 200]);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
  }
});

test('nobody else reads a manual by its id; whoever has its link does, without what is not accepted', async () => {
  const { client } = await buildMember(app);
  const { client: other } = await buildMember(app);
  const finding = {
    id: 'f',
    place: 'maker' as const,
    name: 'Maker',
    value: 'A secret supplier',
    unit: '',
    source: 'sheet',
    quote: 'Maker: A secret supplier',
  };
  const { body: work } = await begin(client, { ...sampleManual, findings: [finding] });
  expect((await other.call(getWork, { params: { id: work.id } })).status).toBe(404);
  expect((await app.client().call(getWork, { params: { id: work.id } })).status).toBeGreaterThanOrEqual(401);
  const { body: share } = await client.call(shareWork, { params: { id: work.id }, body: { version: null } });
  expect(share.path).toBe(`/product-manuals/${share.secret}`);
  const { body: shared, text } = await app.client().call(readShared, { params: { secret: share.secret } });
  expect(shared).toMatchObject({ subject: 'work', kind: 'manual' });
  expect(text).not.toContain('secret supplier');
});

test('facts of a text become a manual with everything still to accept', async () => {
  const { client } = await buildMember(app);
  const run = await ran(client, productManual.examples[0]!.input);
  expect(run.state).toBe('done');
  const { body } = await client.call(listWorks, { query: { run: run.id } });
  const { body: work } = await client.call(getWork, { params: { id: body.items[0]!.id } });
  const manual = work.content as Manual;
  expect(work.title).toBe('Kettle K-200');
  expect([manual.maker, manual.specs.length]).toEqual(['', 0]);
  expect(manual.findings).toContainEqual(
    expect.objectContaining({ place: 'spec', name: 'Height', quote: 'Height: 254 mm', source: 'Your text' }),
  );
});

test('an address within the network is not read', async () => {
  const { client } = await buildMember(app);
  const run = await ran(client, { url: 'http://127.0.0.1:9/' });
  expect(run.state).toBe('failed');
});

test('photos are made small; broken, huge and foreign files are refused in words', async () => {
  const client = app.client();
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await sendPhoto(client, photo);
  expect(status).toBe(200);
  expect((body as { picture: string }).picture).toMatch(/^data:image\/webp;base64,/);
  const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  expect((await sendPhoto(client, huge)).text).toContain('too many pixels');
  const broken = await sendPhoto(client, photo.subarray(0, 900));
  expect([broken.status, broken.text]).toEqual([422, expect.stringContaining('damaged')]);
  expect((await sendPhoto(client, Buffer.from('<svg/>'))).status).toBe(422);
});

test('a thousand steps, an endless line and a script for a photo are refused in words', async () => {
  const { client } = await buildMember(app);
  const step = { group: 'use', text: 'x', basis: 'shown', photo: '' };
  const steps = Array.from({ length: 1000 }, (_, at) => ({ id: `s${at}`, ...step }));
  const many = await begin(client, { ...emptyManual, steps });
  expect([many.status, many.text]).toEqual([422, expect.stringContaining('at most 500 steps')]);
  const long = await begin(client, { ...emptyManual, model: 'm'.repeat(301) });
  expect(long.status).toBe(422);
  const picture = 'data:image/svg+xml;base64,AAAA';
  const photos = [{ id: 'a', picture, alt: '', caption: '', callouts: [] }];
  expect((await begin(client, { ...emptyManual, photos })).text).toContain('PNG, JPEG or WebP');
  expect((await begin(client, { ...emptyManual, online: 'javascript:alert(1)' })).status).toBe(422);
  expect((await begin(client, emptyManual, 'T'.repeat(501))).status).toBe(422);
});
