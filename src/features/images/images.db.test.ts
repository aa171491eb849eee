/** Pictures as programs use them: drawn, changed by a sentence, taken away in every form; what is not valid is refused in words. */
import sharp from 'sharp';
import { expect } from 'vitest';
import { exportRun } from '#tools/export/contract.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { urlOf } from '#kit/contract/call.ts';
import type { Client } from '#testing/client.ts';
import { buildKey, buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { pictureData } from './data.ts';
import { images } from './tool.ts';

const app = useTestApp();
const params = { tool: images.id };

async function picture(client: Client, input: object, parent?: string) {
  const run = await client.call(createRun, {
    params,
    body: { input: { count: 1, ...input } as never, ...(parent ? { parent } : {}) },
  });
  const stream = await follow(app, client, run.body.id);
  await stream.end();
  const { body } = await client.call(getRun, { params: { id: run.body.id } });
  return { id: run.body.id, run: body, data: pictureData.parse(body.output.data) };
}

test('a prompt becomes a picture with layers, a recipe and credits; a sentence changes it', async () => {
  const client = app.client();
  const first = await picture(client, { prompt: 'a boat and a dog by a lake at sunset', seed: 7 });
  expect(first.run).toMatchObject({
    state: 'done',
    output: { texts: { text: 'A boat and a dog by a lake at sunset' } },
  });
  expect(first.data).toMatchObject({
    recipe: { seed: 7, scene: { place: 'lake', time: 'sunset' } },
    changes: [],
    unread: [],
  });
  expect(first.data.credits.map(({ licence }) => licence)).toContain('Apache-2.0');
  expect(first.data.pictures).toMatchObject([{ width: 1024, height: 1024, seed: 7 }]);

  const changed = await picture(
    client,
    { prompt: 'two more boats, at noon, without the dog', seed: 7 },
    first.id,
  );
  expect(changed.data.changes).toEqual(['boat: 1 → 3', 'time: sunset → day', 'dog removed']);
  expect(changed.data.recipe?.scene.items).toMatchObject([{ subject: 'sailboat', count: 3 }]);

  // An SVG from here is saved, never opened in place.
  for (const [format, type] of [
    ['png', 'image/png'],
    ['svg', 'application/octet-stream'],
    ['recipe', 'application/json'],
  ] as const) {
    const answer = await client.request(urlOf(exportRun, { params: { id: first.id }, query: { format } }));
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
  }
  // Nobody else's.
  const stranger = app.client();
  expect((await stranger.call(getRun, { params: { id: first.id } })).status).toBe(404);
});

test('what is not valid is refused in words', async () => {
  const client = app.client();
  const refused = async (input: object) =>
    (await client.call(createRun, { params, body: { input: { ...input } } })).status;
  const words = async (prompt: string) =>
    (await client.call(createRun, { params, body: { input: { prompt } } })).text;
  expect(await words(' \n ')).toContain('Describe the picture.');
  expect(await words('x'.repeat(5001))).toContain('at most 5,000 characters');
  expect(await refused({})).toBe(422);
  expect(await refused({ prompt: '   ' })).toBe(422);
  expect(await refused({ prompt: 'x'.repeat(5001) })).toBe(422);
  expect(await refused({ prompt: 'a fox', count: 99 })).toBe(422);
  expect(await refused({ prompt: 'a fox', surprise: 1 })).toBe(422);
});

test('OpenAI’s protocol: the model bamboo draws, and needs a key', async () => {
  const user = await buildUser(app);
  const { secret } = await buildKey(app, user, { scopes: ['tools:run'] });
  const ask = (headers: Record<string, string>) =>
    app.fetch('http://localhost:3000/v1/images/generations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ model: 'bamboo', prompt: 'a fox in the snow', size: '256x128' }),
    });
  expect((await ask({})).status).toBe(401);
  const answer = await ask({ authorization: `Bearer ${secret}` });
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { b64_json: string }[] };
  const { width, height, format } = await sharp(Buffer.from(data[0]!.b64_json, 'base64')).metadata();
  expect({ width, height, format }).toEqual({ width: 256, height: 128, format: 'png' });
});
