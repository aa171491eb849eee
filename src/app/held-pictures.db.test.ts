/** Pictures are looked at before others see them: what is held, who is told, and how it comes back. */
import sharp from 'sharp';
import { buildBusiness } from '#features/businesses/businesses.testing.ts';
import { getBusiness } from '#features/businesses/contract.ts';
import { afterEach, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { getProfile } from '#features/settings/contract.ts';
import { getCreation } from '#features/gallery/contract.ts';
import { images } from '#features/images/tool.ts';
import { AppError } from '#kit/errors.ts';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { decideAppeal, listAppeals, sendAppeal, whyIsItHidden } from '#social/reports/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import { defineTool } from '#tools/define/tool.ts';
import { createRun, getRun, runFiles } from '#tools/run/contract.ts';
import { listRunShares, readShared, shareRun } from '#tools/share/contract.ts';
import { publishRun } from '#tools/share/gallery-contract.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';

const colours = { red: '#e01010', green: '#10a010' } as const;
type Colour = keyof typeof colours;
const picture = (colour: Colour) =>
  sharp({ create: { width: 32, height: 32, channels: 3, background: colours[colour] } })
    .png()
    .toBuffer();

const paint = defineTool({
  id: 'paint-patch',
  title: 'Paint a patch',
  description: 'Makes a picture of one colour.',
  output: textKind,
  input: z.strictObject({ colour: z.enum(['red', 'green']) }),
  examples: [],
});
const paintRun = defineRun(paint, async function* ({ colour }, { files }) {
  const body = new Uint8Array(await picture(colour));
  await files.store({ name: 'patch.png', contentType: 'image/png', body, maxBytes: 10_000 });
  yield { append: 'painted' };
});

const app = useTestApp({}, { features: [defineServerFeature({ runs: [paintRun] })] });

/** Red is what this judge does not let through. */
let looked = 0;
async function judgePicture(bytes: Uint8Array) {
  looked += 1;
  const { data } = await sharp(bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new AppError('invalid:picture', { cause });
    });
  const explicit = data[0]! > data[1]! ? 0.9 : 0.01;
  return { drawing: 0, explicitDrawing: 0, neutral: 1 - explicit, explicit, suggestive: 0 };
}

let real: typeof app.services.models;
function install(isThere: boolean) {
  const models = {
    ...real,
    judgePicture,
    isReady: (name: string) => name === 'nsfw' && isThere,
    forCaller: () => models,
  } as unknown as typeof app.services.models;
  app.services.models = models;
}
beforeEach(() => {
  if (!app.services) return;
  real = app.services.models;
  looked = 0;
  install(true);
});
afterEach(() => {
  if (app.services) app.services.models = real;
});

async function finished(client: Client, tool: string, input: Record<string, unknown>) {
  const { body: run } = await client.call(createRun, { params: { tool }, body: { input } });
  const state = async () => (await client.call(getRun, { params: { id: run.id } })).body.state;
  await expect.poll(state).toBe('done');
  const { items } = (await client.call(runFiles, { params: { id: run.id } })).body;
  return { run: run.id, file: items[0]!.id };
}
const painted = (client: Client, colour: Colour) => finished(client, paint.id, { colour });
const share = async (client: Client, id: string) =>
  (await client.call(shareRun, { params: { id }, body: { withInput: true } })).body;
const status = async (client: Client, file: string, by: string) =>
  (await client.request(`/api/files/${file}?by=${encodeURIComponent(by)}`)).status;
const opens = async (secret: string) => (await app.client().call(readShared, { params: { secret } })).status;

/** An admin finds the appeal, sees the picture, and accepts it. */
async function appealed(client: Client, target: { kind: string; id: string }, file: string) {
  await client.call(sendAppeal, { body: { target, text: 'It is a tomato.' } });
  const { client: admin } = await buildMember(app, { role: 'admin' });
  const { items } = (await admin.call(listAppeals)).body;
  const thing = items.find((item) => item.target.id === target.id)!.thing!;
  expect(thing.pictures).toEqual([file]);
  expect(await status(admin, file, `review:${file}`)).toBe(200);
  expect(await status((await buildMember(app)).client, file, `review:${file}`)).toBe(404);
  const accepted = await admin.call(decideAppeal, { body: { target, decision: 'accept' } });
  expect(accepted.status).toBe(200);
  return admin;
}

test('without the pack everything is shown, and nothing is held', async () => {
  install(false);
  const { client } = await buildMember(app);
  const { run, file } = await painted(client, 'red');
  const link = await share(client, run);
  expect(link.hidden).toBe(false);
  expect(await status(app.client(), file, `share:${link.secret}`)).toBe(200);
  expect(looked).toBe(0);
});

test('a link to a picture that is fine works, and it is looked at once', async () => {
  const { client } = await buildMember(app);
  const { run, file } = await painted(client, 'green');
  const link = await share(client, run);
  expect(link.hidden).toBe(false);
  for (const _ of [1, 2]) expect(await status(app.client(), file, `share:${link.secret}`)).toBe(200);
  await share(client, run);
  expect(looked).toBe(1);
});

test('a held link is not found; its maker reads why and appeals, and it works once the appeal is accepted', async () => {
  const { client } = await buildMember(app);
  const { run, file } = await painted(client, 'red');
  const link = await share(client, run);
  expect(link.hidden).toBe(true);
  expect(await opens(link.secret)).toBe(404);
  expect(await status(app.client(), file, `share:${link.secret}`)).toBe(404);
  const target = { kind: 'share', id: link.id };
  const { hidden } = (await client.call(whyIsItHidden, { params: target })).body;
  expect(hidden!.why).toContain('not suitable for all ages');
  const { items } = (await client.call(listRunShares, { params: { id: run } })).body;
  expect(items).toMatchObject([{ hidden: true }]);

  const admin = await appealed(client, target, file);
  // What is cleared is nobody's business any more.
  expect(await status(admin, file, `review:${file}`)).toBe(404);
  expect(await opens(link.secret)).toBe(200);
  expect(await status(app.client(), file, `share:${link.secret}`)).toBe(200);
  // A person decided: the check does not ask again.
  expect((await share(client, run)).hidden).toBe(false);
});

test('a guest’s link is held as well', async () => {
  const guest = app.client();
  const { run } = await painted(guest, 'red');
  const link = await share(guest, run);
  expect(link.hidden).toBe(true);
  expect(await opens(link.secret)).toBe(404);
});

test('in the gallery it is there for its maker alone until an appeal is accepted', async () => {
  const { client } = await buildMember(app);
  const { run, file } = await painted(client, 'red');
  const said = { title: 'A patch', caption: '', tags: [], showInput: true };
  const { body } = await client.call(publishRun, { params: { id: run }, body: said });
  expect(body.held).toBe(true);
  const read = (who: Client) => who.call(getCreation, { params: { id: body.id } });
  expect((await read(app.client())).status).toBe(404);
  expect((await read(client)).status).toBe(200);
  await appealed(client, { kind: 'gallery-item', id: body.id }, file);
  expect((await read(app.client())).status).toBe(200);
});

test('what was shown before the pack came is looked at when somebody reads it', async () => {
  install(false);
  const { client } = await buildMember(app);
  const { run, file } = await painted(client, 'red');
  const link = await share(client, run);
  install(true);
  expect(await opens(link.secret)).toBe(200);
  expect(await status(app.client(), file, `share:${link.secret}`)).toBe(404);
  expect(await opens(link.secret)).toBe(404);
});

test('a held profile picture takes no other’s place, and is shown once a person let it through', async () => {
  const { client } = await buildMember(app);
  const put = async (colour: Colour) =>
    (
      await client.request('/api/settings/picture', {
        method: 'PUT',
        body: new Blob([new Uint8Array(await picture(colour))]),
      })
    ).body as { picture: string | null; held: string | null };
  const mine = async () => (await client.call(getProfile)).body.picture;
  const first = await put('green');
  expect(first).toMatchObject({ held: null });
  const { held, picture: shown } = await put('red');
  expect(shown).toBe(first.picture);
  expect(await mine()).toBe(first.picture);
  expect((await app.client().request(`/api/files/${held!}`)).status).toBe(404);
  await appealed(client, { kind: 'profile-picture', id: held! }, held!);
  expect(await mine()).toBe(`/api/files/${held!}`);
  expect((await app.client().request(`/api/files/${held!}`)).status).toBe(200);
});

test('a picture that Bamboo drew from words is not reviewed', async () => {
  const { client } = await buildMember(app);
  const { run } = await finished(client, images.id, { prompt: 'a red apple on a table', count: 1 });
  expect((await share(client, run)).hidden).toBe(false);
  expect(looked).toBe(0);
});

test('the picture of a business is looked at as a person’s is', async () => {
  const { id, owner } = await buildBusiness(app);
  const put = async (colour: Colour) =>
    owner.client.request(`/api/businesses/${id}/picture`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(await picture(colour)),
    });
  expect((await put('red')).status).toBe(403);
  expect((await owner.client.call(getBusiness, { params: { businessId: id } })).body.picture).toBeNull();
  expect((await put('green')).status).toBe(200);
});
