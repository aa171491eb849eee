/** Designs as programs use them: proposals from a brief, exports, works of two kinds, and what is refused. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect } from 'vitest';
import { urlOf } from '#kit/contract/call.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { exportRun } from '#tools/export/contract.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { createWork, deleteWork, exportWork, getWork } from '#tools/work/contract.ts';
import { designSchema } from './fields.ts';
import { designWork, kitWork } from './kind.ts';
import { noKit, type Design } from './scene.ts';
import { design } from './tool.ts';

const app = useTestApp();
const params = { tool: design.id };

async function proposals(client: ReturnType<typeof app.client>, input: object) {
  const run = await client.call(createRun, { params, body: { input: { count: 2, ...input } as never } });
  await (await follow(app, client, run.body.id)).end();
  const { body } = await client.call(getRun, { params: { id: run.body.id } });
  return { id: run.body.id, run: body, data: designSchema.parse(body.output.data) as Design };
}

test('a brief becomes proposals that keep to the kit, and each is taken away in every form', async () => {
  const client = app.client();
  const kit = { ...noKit, name: 'Blue Note', colours: ['#0b5fa5'], display: 'anton' };
  const { id, run, data } = await proposals(client, {
    brief: 'poster for a jazz night, 12 June, Blue Note Berlin, warm',
    seed: 4,
    kit,
  });
  expect(run).toMatchObject({
    state: 'done',
    output: { texts: { text: 'Jazz Night\n12 June\nBlue Note Berlin' } },
  });
  expect(data.pages).toHaveLength(2);
  for (const { layers } of data.pages) {
    const title = layers.find((one) => one.is === 'text' && one.role === 'title');
    expect(title).toMatchObject({ text: 'Jazz Night', face: 'anton/400' });
  }
  for (const [format, begins] of [
    ['pdf', '%PDF'],
    ['pdf-print', '%PDF'],
    ['png', 'PNG'],
    ['svg', '<svg'],
    ['svg-outlined', '<svg'],
    ['zip', 'PK'],
  ] as const) {
    const answer = await client.request(urlOf(exportRun, { params: { id }, query: { format } }));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(begins);
  }
  expect(
    (await app.client().request(urlOf(exportRun, { params: { id }, query: { format: 'pdf' } }))).status,
  ).toBe(404);
});

test('a design and a kit are works: kept, taken away by their owner, and refused where they hold what they must not', async () => {
  const { client } = await buildMember(app);
  const { client: stranger } = await buildMember(app);
  const { data } = await proposals(client, { brief: 'Logo for Harbour & Pine', seed: 2 });
  const content = { ...data, pages: data.pages.slice(0, 1) };
  const made = await client.call(createWork, { body: { kind: designWork.id, title: 'Harbour', content } });
  expect((await client.call(getWork, { params: { id: made.body.id } })).body.content).toEqual(content);
  const pdf = await client.request(
    urlOf(exportWork, { params: { id: made.body.id }, query: { format: 'pdf' } }),
  );
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(
    (await stranger.request(urlOf(exportWork, { params: { id: made.body.id }, query: { format: 'pdf' } })))
      .status,
  ).toBe(404);
  const kit = await client.call(createWork, {
    body: { kind: kitWork.id, title: 'Kit', content: { ...noKit, colours: ['#112233'] } },
  });
  expect(kit.status).toBeLessThan(300);
  const logo = 'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+';
  const bad = await client.call(createWork, {
    body: { kind: kitWork.id, title: 'Kit', content: { ...noKit, logo } },
  });
  expect(bad.status).toBe(422);
});

test('a proposal is one design: edited again it opens the same, another proposal another, and one in the trash begins anew', async () => {
  const { client } = await buildMember(app);
  const { id: run, data } = await proposals(client, { brief: 'Poster for a book fair', seed: 2 });
  const edit = (part: string) =>
    client.call(createWork, {
      body: {
        kind: designWork.id,
        title: 'Fair',
        content: { ...data, pages: data.pages.slice(0, 1) },
        run,
        part,
      },
    });
  const [first, again] = await Promise.all([edit('p1'), edit('p1')]);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.id).toBe(first.body.id);
  expect((await edit('p2')).body.id).not.toBe(first.body.id);
  expect((await edit('p1')).body.id).toBe(first.body.id);
  await client.call(deleteWork, { params: { id: first.body.id } });
  const anew = await edit('p1');
  expect(anew.body.id).not.toBe(first.body.id);
  expect((await edit('p1')).body.id).toBe(anew.body.id);
  const { client: stranger } = await buildMember(app);
  const foreign = { kind: designWork.id, title: 'x', content: data, run, part: 'p1' };
  expect((await stranger.call(createWork, { body: foreign })).status).toBe(404);
});

const layer = { name: '', x: 0, y: 0, w: 90, h: 90, turn: 0, opacity: 1 };
const dot = { ...layer, is: 'ellipse', fill: '#000000', stroke: 'none', strokeWidth: 0 };
const pageWith = (id: string, layers: readonly object[]) => ({
  id,
  name: 'P',
  z: 0,
  format: 'square',
  width: 200,
  height: 200,
  background: '#ffffff',
  template: '',
  seed: 1,
  layers: layers.map((one, z) => ({ ...one, id: `l${z}`, z })),
});
const contentWith = (pages: readonly object[]) => ({
  brief: '',
  mood: 'warm',
  kit: noKit,
  pages,
  guides: [],
});

test('a design holds so many layers on all pages together, and says so', async () => {
  const full = Array.from({ length: 500 }, () => dot);
  const made = (pages: readonly object[]) =>
    app.client().call(createWork, {
      body: { kind: designWork.id, title: 'Dots', content: contentWith(pages) },
    });
  const pages = ['a', 'b', 'c', 'd'].map((id) => pageWith(id, full));
  expect((await made(pages)).status).toBe(200);
  const refused = await made([...pages, pageWith('e', [dot])]);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('at most 2,000 layers')]);
});

test('a picture that is damaged is left out in words, and more pixels than can be printed are refused in words', async () => {
  const { client } = await buildMember(app);
  const image = (bytes: Buffer) => ({
    ...layer,
    is: 'image',
    fit: 'cover',
    src: `data:image/png;base64,${bytes.toString('base64')}`,
  });
  const exported = async (layers: readonly object[], format: string) => {
    const content = contentWith([pageWith('a', layers)]);
    const { body } = await client.call(createWork, { body: { kind: designWork.id, title: 'P', content } });
    return client.call(exportWork, { params: { id: body.id }, query: { format } });
  };
  const noise = { type: 'gaussian', mean: 100, sigma: 50 } as const;
  const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red', noise } })
    .png()
    .toBuffer();
  const cut = image(whole.subarray(0, whole.length / 2));
  for (const format of ['pdf', 'png', 'svg-outlined', 'zip'])
    expect((await exported([cut], format)).status, format).toBe(200);
  // The words stand where it stood: more than the empty page.
  const drawn = async (layers: readonly object[]) => (await exported(layers, 'svg-outlined')).text;
  expect((await drawn([cut])).length).toBeGreaterThan((await drawn([])).length + 200);
  expect((await drawn([image(whole)])).includes('<image')).toBe(true);

  // Only its beginning says so: who would open it to find out is busy for long.
  const claims = (side: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt32BE(side, 16);
    bytes.writeUInt32BE(side, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return image(bytes);
  };
  const two = [claims(5200), claims(5100)];
  for (const format of ['pdf', 'png', 'zip']) {
    const refused = await exported(two, format);
    expect([refused.status, refused.text], format).toEqual([413, expect.stringContaining('50 megapixels')]);
  }
});

test('what is no brief is refused in words', async () => {
  for (const input of [
    {},
    { brief: '' },
    { brief: 'x'.repeat(2001) },
    { brief: 'x', kit: { ...noKit, colours: ['red'] } },
    { brief: 'x', count: 99 },
  ]) {
    const answer = await app.client().request('/api/tools/design/runs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input }),
    });
    expect(answer.status).toBe(422);
  }
});
