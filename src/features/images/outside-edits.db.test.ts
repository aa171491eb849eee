/** Pictures and photos changed by engines outside: as OpenAI and Google are asked, what comes of it, and what of their faults. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createRun, getRun, quoteRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { getFile } from '#kit/files/contract.ts';
import { urlOf } from '#kit/contract/call.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, useTestApp } from '#testing/test-app.ts';
import { upload } from '#testing/upload.ts';
import { pictureData } from './data.ts';
import { beginPhoto } from './photo/contract.ts';
import { photoEditData } from './photo/data.ts';
import { photoUse } from './photo/photo-kind.ts';
import { photoEdit } from './photo/tool.ts';
import { images } from './tool.ts';

const app = useTestApp();
const provider = await startFakeProvider();
afterAll(() => provider.close());

async function run(client: Client, tool: string, body: { input: object; parent?: string; engine?: string }) {
  const { body: begun } = await client.call(createRun, { params: { tool }, body: body as never });
  await (await follow(app, client, begun.id)).end();
  return (await client.call(getRun, { params: { id: begun.id } })).body;
}

async function arrive() {
  const { client, user } = await buildMember(app);
  await app.services.credits.changePlan(user.id, 'plus');
  return client;
}

/** A green photo, with a stroke across its middle. */
const strokes = [{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }];
async function greenPhoto(client: Client) {
  const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#10a010' } })
    .png()
    .toBuffer();
  const { file } = await upload(client, photoUse, 'lawn.png', bytes);
  return (await client.call(beginPhoto, { body: { upload: file!.id } })).body.id;
}
const wish = (photo: string, marked = strokes) => ({
  input: { photo, edit: 'repaint', prompt: 'a red kite', strokes: marked },
});

async function colours(client: Client, photo: string, file: string) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const address = urlOf(getFile, { params: { id: file }, query: { by: `work:${photo}` } });
  const answer = await app.fetch(`http://localhost:3000${address}`, { headers: { cookie } });
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [red, green] = data.subarray((y * info.width + x) * 3);
    return red! > green! ? 'red' : 'green';
  };
  return { size: [info.width, info.height], middle: at(100, 50), corner: at(5, 5) };
}

test('without a key it says what it needs, and the photo stays', async () => {
  const client = await arrive();
  const ended = await run(client, photoEdit.id, wish(await greenPhoto(client)));
  expect(ended.error).toContain('needs an image engine');
});

describe('OpenAI', () => {
  beforeAll(async () => {
    if (!app.services) return;
    Object.assign(app, await startTestApp({ ...provider.env, OPENAI_API_KEY: 'sk-of-the-owner-1234' }));
  });

  test('gets the photo and the area, and nothing outside the area changes', async () => {
    const client = await arrive();
    const photo = await greenPhoto(client);
    const ended = await run(client, photoEdit.id, wish(photo));
    expect(ended.error).toBeNull();
    const asked = provider.requests.at(-1)!;
    expect(asked.path).toBe('/v1/images/edits');
    const form = String(asked.body.form);
    for (const field of ['name="model"', 'name="image', 'name="mask"', 'a red kite'])
      expect(form).toContain(field);
    const { made } = photoEditData.parse(ended.output.data);
    expect(await colours(client, photo, made.file)).toEqual({
      size: [200, 100],
      middle: 'red',
      corner: 'green',
    });
  });

  test('without an area the whole photo is repainted, at its own size', async () => {
    const client = await arrive();
    const photo = await greenPhoto(client);
    const ended = await run(client, photoEdit.id, wish(photo, []));
    expect(String(provider.requests.at(-1)!.body.form)).not.toContain('name="mask"');
    const { made } = photoEditData.parse(ended.output.data);
    expect(await colours(client, photo, made.file)).toEqual({
      size: [200, 100],
      middle: 'red',
      corner: 'red',
    });
  });

  test('the price is shown beforehand; removing with the built-in models costs nothing', async () => {
    const client = await arrive();
    const photo = await greenPhoto(client);
    const params = { tool: photoEdit.id };
    const quote = async (body: object) =>
      (await client.call(quoteRun, { params, body: body as never })).body.credits;
    expect(await quote(wish(photo))).toBeGreaterThan(0);
    expect(await quote({ input: { photo, edit: 'erase', strokes } })).toBe(0);
  });

  test('an edit by sentence shows it the picture; wide ones are cut from a shape that it knows', async () => {
    const client = await arrive();
    const engine = 'openai/gpt-image-1';
    const size = '1920x1080';
    const first = await run(client, images.id, { input: { prompt: 'a fox', count: 1, size }, engine });
    expect(provider.requests.at(-1)!.body).toMatchObject({ size: '1536x1024', prompt: 'a fox' });
    expect(pictureData.parse(first.output.data).pictures[0]).toMatchObject({ width: 1536, height: 864 });
    const input = { prompt: 'at night', count: 1, size };
    const second = await run(client, images.id, { input, engine, parent: first.id });
    expect(second.error).toBeNull();
    const asked = provider.requests.at(-1)!;
    expect(asked.path).toBe('/v1/images/edits');
    expect(String(asked.body.form)).toContain('at night');
    expect(String(asked.body.form)).not.toContain('a fox');
  });

  test('an engine that cannot edit gets the earlier picture as a description', async () => {
    const client = await arrive();
    const engine = 'openai/gpt-image-1';
    const first = await run(client, images.id, { input: { prompt: 'a fox', count: 1 }, engine });
    provider.play({ to: 'form', status: 404 });
    const input = { prompt: 'at night', count: 1 };
    const second = await run(client, images.id, { input, engine, parent: first.id });
    expect(second.error).toBeNull();
    expect(provider.requests.at(-1)).toMatchObject({ path: '/v1/images/generations' });
    expect(String(provider.requests.at(-1)!.body.prompt)).toContain('a fox. Changed as follows: at night');
  });

  test.for([
    ['does not paint that', { status: 400, message: 'Your request was rejected by the safety system.' }],
    ['sends half an answer', { end: 'broken' }],
    ['sends no picture', { status: 200, refusal: { created: 1, data: [] } }],
    ['sends what is no picture', { status: 200, refusal: { created: 1, data: [{ b64_json: 'bm8=' }] } }],
  ] as const)('when it %s, words are said and the photo is as it was', async ([, scene]) => {
    const client = await arrive();
    const photo = await greenPhoto(client);
    provider.play(scene);
    const ended = await run(client, photoEdit.id, wish(photo));
    expect(ended.state).toBe('failed');
    expect(ended.error).toMatch(/\w+ \w+/);
    expect(ended.error).not.toContain('sk-of-the-owner');
    expect(ended.output.data).toBeNull();
    expect((await run(client, photoEdit.id, wish(photo))).error).toBeNull();
  });

  test.for([
    ['is over its limit', { status: 429 }],
    ['hangs up', { end: 'cut' }],
  ] as const)('when it %s, it is asked again', async ([, scene]) => {
    const client = await arrive();
    provider.play(scene);
    expect((await run(client, photoEdit.id, wish(await greenPhoto(client)))).error).toBeNull();
  });

  test('when it refuses the key, that is said without the key', async () => {
    const client = await arrive();
    provider.play({ status: 401 });
    const ended = await run(client, photoEdit.id, wish(await greenPhoto(client)));
    expect(ended.error).toContain('rejected its key');
    expect(ended.error).not.toContain('sk-of-the-owner');
  });
});

describe('Google', () => {
  beforeAll(async () => {
    if (!app.services) return;
    Object.assign(app, await startTestApp({ ...provider.env, GEMINI_API_KEY: 'key-of-the-owner' }));
  });

  test('is shown the area as a second picture, and nothing else changes', async () => {
    const client = await arrive();
    const photo = await greenPhoto(client);
    const ended = await run(client, photoEdit.id, wish(photo));
    expect(ended.error).toBeNull();
    const { path, body } = provider.requests.at(-1)!;
    expect(path).toMatch(/gemini-2\.5-flash-image:generateContent$/);
    const [{ parts }] = body.contents as [{ parts: { text?: string; inlineData?: { mimeType: string } }[] }];
    expect(parts.filter(({ inlineData }) => inlineData?.mimeType === 'image/png')).toHaveLength(2);
    expect(parts.find(({ text }) => text)!.text).toContain('only where the last one is white');
    const { made } = photoEditData.parse(ended.output.data);
    expect(await colours(client, photo, made.file)).toMatchObject({ middle: 'red', corner: 'green' });
  });

  test('gets the size of a picture as an aspect ratio', async () => {
    const client = await arrive();
    const input = { prompt: 'a fox', count: 1, size: '1920x1080' };
    const ended = await run(client, images.id, { input, engine: 'google/gemini-2.5-flash-image' });
    expect(ended.error).toBeNull();
    expect(JSON.stringify(provider.requests.at(-1)!.body)).toContain('"aspectRatio":"16:9"');
  });

  test('one that holds its answer back for safety says so, and the photo is as it was', async () => {
    const client = await arrive();
    const photo = await greenPhoto(client);
    provider.play({
      status: 200,
      refusal: { candidates: [{ finishReason: 'IMAGE_SAFETY', index: 0 }], usageMetadata: {} },
    });
    const ended = await run(client, photoEdit.id, wish(photo));
    expect(ended.state).toBe('failed');
    expect(ended.error).toMatch(/\w+ \w+/);
  });
});
