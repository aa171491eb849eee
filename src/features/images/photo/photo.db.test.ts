/** Photos as programs edit them: begun, changed by models, taken away with or without what the camera wrote; what is no photo is refused in words. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { urlOf } from '#kit/contract/call.ts';
import { AppError } from '#kit/errors.ts';
import { plainTone } from '#kit/photos/look.ts';
import { shareWork } from '#tools/share/contract.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { inviteToWork } from '#tools/work/collaborators-contract.ts';
import {
  copyWork,
  createWork,
  deleteWork,
  exportWork,
  getWork,
  getWorkVersion,
  saveWork,
} from '#tools/work/contract.ts';
import { proposeRevision } from '#tools/work/propose/contract.ts';
import { works } from '#tools/work/table.server.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { buildMember } from '#testing/factories.ts';
import { upload } from '#testing/upload.ts';
import { photoContent, type Photo, type Pixels } from './content.ts';
import { goTo, plainShape, withStep } from './steps.ts';
import { beginPhoto, finishPhoto, listPhotoModels, takePhoto } from './contract.ts';
import { photoEditData } from './data.ts';
import { photoWork, photoUse } from './photo-kind.ts';
import { photoEdit } from './tool.ts';

const app = useTestApp();
const absent = '0198c0de-0000-7000-8000-000000000000';

const blank = (width = 120, height = 80, background = '#3a7a4a') =>
  sharp({ create: { width, height, channels: 3, background } });
/** Lies on its side, as a phone writes it. */
const taken = () =>
  blank()
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Panda' } } })
    .jpeg()
    .toBuffer();

async function begin(client: Client, bytes?: Uint8Array, name = 'beach.jpg') {
  const { file } = await upload(client, photoUse, name, bytes ?? (await taken()));
  const { body, status } = await client.call(beginPhoto, { body: { upload: file!.id } });
  expect(status).toBe(200);
  return body.id;
}

async function photoOf(client: Client, id: string) {
  const { body } = await client.call(getWork, { params: { id } });
  return { revision: body.revision, photo: photoContent.parse(body.content), title: body.title };
}

async function save(client: Client, id: string, content: Photo) {
  const { revision } = await photoOf(client, id);
  const answer = await client.call(saveWork, { params: { id }, body: { revision, schema: 1, content } });
  expect(answer.status).toBe(200);
}

const take = (client: Client, id: string, query: object = {}) =>
  client.request(urlOf(takePhoto, { params: { id }, query: query as never }));

async function fileOf(client: Client, id: string, query: object) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const address = urlOf(takePhoto, { params: { id }, query: query as never });
  const answer = await app.fetch(`http://localhost:3000${address}`, { headers: { cookie } });
  const { width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { width, height, exif: exif?.toString('latin1') ?? '' };
}

/** The models are tried for real elsewhere; here they make what a test lets them make. */
async function madeByModels() {
  const { models } = app.services;
  vi.spyOn(models, 'forCaller').mockReturnValue(models);
  const made = {
    bytes: await blank(80, 120, '#112233').webp().toBuffer(),
    width: 80,
    height: 120,
  };
  return {
    find: vi
      .spyOn(models, 'findObject')
      .mockResolvedValue({ width: 2, height: 2, data: new Uint8Array([255, 0, 0, 0]) }),
    fill: vi.spyOn(models, 'fillIn').mockResolvedValue(made),
    enlarge: vi.spyOn(models, 'enlarge').mockResolvedValue(made),
  };
}

async function edit(client: Client, input: object) {
  const { body, status } = await client.call(createRun, {
    params: { tool: photoEdit.id },
    body: { input: input as never },
  });
  if (status !== 200) return { status, state: '', error: '', data: null };
  await (await follow(app, client, body.id)).end();
  const { body: run } = await client.call(getRun, { params: { id: body.id } });
  return { status, state: run.state, error: run.error, data: run.output.data };
}

test('a photo is begun upright, edited step by step, taken back, and taken away in a size', async () => {
  const client = app.client();
  const id = await begin(client);
  const { photo, title } = await photoOf(client, id);
  expect(title).toBe('beach');
  expect(photo).toMatchObject({
    original: { name: 'beach.jpg', frames: 1, hasCamera: true },
    base: { width: 80, height: 120 },
    steps: [],
  });
  const shaped = withStep(photo, {
    is: 'shape',
    shape: { ...plainShape, quarters: 1, crop: { x: 0, y: 0, width: 0.5, height: 1 } },
  });
  const lit = withStep(shaped, { is: 'tone', tone: { ...plainTone, exposure: 40 } });
  await save(client, id, lit);
  const answer = await take(client, id, { format: 'png' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const size = (query: object) => fileOf(client, id, query);
  expect(await size({ format: 'png' })).toMatchObject({ width: 60, height: 80, exif: '' });
  expect(await size({ format: 'jpeg', size: 'avatar' })).toMatchObject({ width: 400, height: 400 });
  expect((await size({ format: 'jpeg', keep: 'all' })).exif).toContain('Panda');
  expect((await size({ format: 'jpeg' })).exif).not.toContain('Panda');
  // Taken back, all of it is there again.
  await save(client, id, goTo(lit, 0));
  expect(await size({ format: 'png' })).toMatchObject({ width: 80, height: 120 });
});

test('a click removes something: found in the photo as it came, filled in as it is now, kept as a step', async () => {
  const client = app.client();
  const { find, fill, enlarge } = await madeByModels();
  const id = await begin(client);
  const { state, data } = await edit(client, { photo: id, edit: 'erase', points: [{ x: 0.5, y: 0.5 }] });
  expect(state).toBe('done');
  expect(find).toHaveBeenCalledOnce();
  expect(fill.mock.calls[0]![1]).toMatchObject({ mask: { width: 2 }, strokes: [] });
  const { made, is } = photoEditData.parse(data);
  const { photo } = await photoOf(client, id);
  await save(client, id, withStep(photo, { is, made }));

  const strokes = [{ radius: 0.05, points: [{ x: 0.1, y: 0.1 }] }];
  expect(await edit(client, { photo: id, edit: 'erase', strokes })).toMatchObject({ state: 'done' });
  expect(find).toHaveBeenCalledOnce();
  // What the next edit works on is what the last one made.
  const now = (await sharp(Buffer.from(fill.mock.calls[1]![0])).stats()).channels[2]!.mean;
  expect(Math.abs(now - 0x33)).toBeLessThan(4);

  enlarge.mockRejectedValueOnce(
    new AppError('unavailable:pack_offline', { message: 'Enlarging could not be fetched.' }),
  );
  expect(await edit(client, { photo: id, edit: 'enlarge' })).toMatchObject({
    state: 'failed',
    error: 'Enlarging could not be fetched.',
  });
  expect((await edit(client, { photo: id, edit: 'erase' })).status).toBe(422);
  // Nobody else's.
  const stranger = app.client();
  await begin(stranger);
  expect(await edit(stranger, { photo: id, edit: 'enlarge' })).toMatchObject({ state: 'failed' });
  expect(fill).toHaveBeenCalledTimes(2);
});

test('others see what was finished, and neither the original nor what was removed', async () => {
  const ana = await buildMember(app);
  const id = await begin(ana.client);
  const finished = (await ana.client.call(finishPhoto, { params: { id } })).body;
  const { photo } = await photoOf(ana.client, id);
  await save(ana.client, id, { ...photo, finished });
  const { body: share } = await ana.client.call(shareWork, { params: { id }, body: { version: null } });
  const secret = (share as { secret: string }).secret;
  const seen = (file: string) => app.client().request(`/api/files/${file}?by=share:${secret}`);
  expect((await seen(finished.file)).status).toBe(200);
  expect((await seen(photo.original!.file)).status).toBe(404);
  expect((await seen(photo.base!.file)).status).toBe(404);
  const stranger = app.client();
  expect((await take(stranger, id)).status).toBe(404);
  expect((await stranger.call(finishPhoto, { params: { id } })).status).toBe(404);
});

test('pixels of other people cannot be reached by naming them', async () => {
  const [ana, ben] = [app.client(), app.client()];
  const [hers, his] = [await begin(ana), await begin(ben)];
  const { photo } = await photoOf(ana, hers);
  const { photo: own } = await photoOf(ben, his);
  const { revision } = await photoOf(ben, his);
  const stolen = { ...own, base: photo.base, original: photo.original };
  const body = { revision, schema: 1, content: stolen };
  expect((await ben.call(saveWork, { params: { id: his }, body })).status).toBe(422);
  const { body: made } = await ben.call(createWork, {
    body: { kind: photoWork.id, title: 'Mine', content: stolen },
  });
  expect(made.content).toMatchObject({ base: null, original: null });
  expect((await take(ben, made.id)).status).toBe(404);
  expect((await ben.call(beginPhoto, { body: { upload: photo.original!.file } })).status).toBe(404);
  expect((await ben.call(beginPhoto, { body: { picture: absent } })).status).toBe(404);
});

test('a photo holds its own pixels only, and a copy has some of its own', async () => {
  const client = app.client();
  const [one, other] = [await begin(client), await begin(client, await blank(60, 40).png().toBuffer())];
  const { photo } = await photoOf(client, one);
  const { photo: second, revision } = await photoOf(client, other);
  const put = (base: Pixels) =>
    client.call(saveWork, {
      params: { id: other },
      body: { revision, schema: 1, content: { ...second, base } },
    });
  expect((await put(photo.base!)).status).toBe(422);
  expect((await put({ ...photo.base!, file: absent })).status).toBe(422);
  expect((await photoOf(client, other)).photo).toEqual(second);

  const { body: copied } = await client.call(copyWork, { params: { id: one } });
  const { photo: copy } = await photoOf(client, copied.id);
  const filesOf = (of: Photo) => [of.original!.file, of.base!.file];
  expect(filesOf(copy).some((file) => filesOf(photo).includes(file))).toBe(false);
  await client.call(deleteWork, { params: { id: one } });
  expect((await take(client, copied.id)).status).toBe(200);
  // What an older copy names of another photo is not read for it.
  await app.services.db.update(works).set({ content: photo }).where(eq(works.id, copied.id));
  expect((await take(client, copied.id)).status).toBe(404);
});

test.for(['reader', 'commenter'] as const)(
  'a %s sees what was finished, never what was cropped away or what the camera wrote',
  async (role) => {
    const [ana, ben] = [await buildMember(app), await buildMember(app)];
    const id = await begin(ana.client);
    const { photo } = await photoOf(ana.client, id);
    const invite = { params: { id }, body: { who: ben.user.username!, role } };
    expect((await ana.client.call(inviteToWork, invite)).status).toBe(200);
    expect((await take(ben.client, id)).status).toBe(404);
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
    const cropped = withStep(photo, { is: 'shape', shape: { ...plainShape, crop } });
    await save(ana.client, id, cropped);
    const finished = (await ana.client.call(finishPhoto, { params: { id } })).body;
    await save(ana.client, id, { ...cropped, finished });

    const seen = { original: null, base: null, steps: [], undone: [], finished };
    const { body } = await ben.client.call(getWork, { params: { id } });
    expect(body.content).toEqual(seen);
    expect(body.text).not.toContain('beach');
    const exported = await ben.client.call(exportWork, { params: { id }, query: { format: 'json' } });
    expect(exported.text).not.toContain(photo.original!.file);
    const version = await ben.client.call(getWorkVersion, { params: { id, number: 1 } });
    expect([version.status, version.text.includes(photo.base!.file)]).toEqual([200, false]);
    const offered = await ben.client.call(proposeRevision, {
      params: { id },
      body: { content: seen, note: '' },
    });
    expect(offered.status).toBe(403);
    expect((await fileOf(ben.client, id, { keep: 'all', format: 'jpeg' })).exif).not.toContain('Panda');
    expect(await fileOf(ben.client, id, { keep: 'all' })).toMatchObject({ width: 40, height: 60 });
    const read = async (file: string) =>
      (await ben.client.request(`/api/files/${file}?by=work:${id}`)).status;
    expect(await read(photo.original!.file)).toBe(404);
    expect(await read(photo.base!.file)).toBe(404);
    expect(await read(finished.file)).toBe(200);
  },
);

test('a sample and an animation are opened; what is no photo is refused in words', async () => {
  const client = app.client();
  const { body } = await client.call(beginPhoto, { body: { sample: true } });
  expect((await photoOf(client, body.id)).photo.base).toMatchObject({ width: 1200, height: 800 });

  const frame = await blank(60, 60).png().toBuffer();
  const frames = await sharp([frame, await blank(60, 60, 'red').png().toBuffer()], {
    join: { animated: true },
  })
    .gif()
    .toBuffer();
  expect((await photoOf(client, await begin(client, frames, 'a.gif'))).photo.original).toMatchObject({
    frames: 2,
  });
  const cmyk = await blank().toColourspace('cmyk').jpeg().toBuffer();
  expect((await photoOf(client, await begin(client, cmyk))).photo.base).toMatchObject({ width: 120 });

  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const whole = await sharp(Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 200, height: 150, channels: 3 },
  })
    .png()
    .toBuffer();
  for (const [bytes, words] of [
    [heic, 'HEIC photos aren’t supported'],
    [svg, 'SVG files aren’t supported'],
    [await blank(10_001, 10_000).png().toBuffer(), '100 megapixels'],
    [whole.subarray(0, 20), 'damaged and can’t be opened'],
  ] as const) {
    const refused = await upload(client, photoUse, 'a.jpg', bytes);
    expect(refused.status, words).toBeGreaterThanOrEqual(400);
    expect(refused.text).toMatch(new RegExp(words));
  }
  // Its beginning is sound, so only opening it tells.
  const { file } = await upload(client, photoUse, 'half.png', whole.subarray(0, whole.length / 2));
  const broken = await client.call(beginPhoto, { body: { upload: file!.id } });
  expect([broken.status, broken.text]).toEqual([422, expect.stringContaining('can’t be opened')]);
  expect((await client.call(beginPhoto, { body: { surprise: 1 } as never })).status).toBe(422);
  expect((await client.call(listPhotoModels)).body.items.map(({ id }) => id)).toEqual([
    'erase',
    'brush',
    'cut-out',
    'enlarge',
  ]);
});
