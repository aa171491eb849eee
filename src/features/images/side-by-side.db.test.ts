/** Several engines draw the same beside each other, with the price before; one that cannot takes nobody's picture away. */
import { afterAll, beforeAll, expect } from 'vitest';
import { createRun, getRun, quoteRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { listEngines } from '#kit/ai/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, useTestApp } from '#testing/test-app.ts';
import { pictureData } from './data.ts';
import { images } from './tool.ts';

const app = useTestApp();
const provider = await startFakeProvider();
const params = { tool: images.id };

beforeAll(async () => {
  if (!app.services) return;
  Object.assign(app, await startTestApp({ ...provider.env, OPENAI_API_KEY: 'sk-of-the-owner-1234' }));
});
afterAll(() => provider.close());

async function arrive() {
  const { client, user } = await buildMember(app);
  await app.services.credits.changePlan(user.id, 'plus');
  const painters = (await client.call(listEngines)).body.items.filter(({ can }) => can.includes('image'));
  const bamboo = painters.find(({ source }) => source === 'bamboo')!;
  const outside = painters.find(({ source }) => source === 'owner')!;
  const input = { prompt: 'a fox and a dog by a lake', negative: 'a dog', count: 1, seed: 3 };
  const draw = async (beside: string[]) => {
    const { body } = await client.call(createRun, {
      params,
      body: { input: { ...input, beside }, engine: bamboo.id },
    });
    await (await follow(app, client, body.id)).end();
    return (await client.call(getRun, { params: { id: body.id } })).body;
  };
  return { client, bamboo, outside, input, draw };
}

test('the built-in engine and one of the owner draw side by side; both get what must not be in the picture', async () => {
  const { outside, draw } = await arrive();
  const data = pictureData.parse((await draw([outside.id])).output.data);
  expect(data.pictures.map(({ engine }) => engine)).toEqual(['Bamboo', outside.title]);
  expect(data.recipe?.scene.items.map(({ subject }) => subject)).toEqual(['fox']);
  expect(JSON.stringify(provider.requests.at(-1))).toContain('Do not show: a dog.');
});

test('one that cannot is named, and takes nobody’s picture away', async () => {
  const { outside, draw } = await arrive();
  provider.play({ status: 401 });
  const half = pictureData.parse((await draw([outside.id])).output.data);
  expect(half.pictures.map(({ engine }) => engine)).toEqual(['Bamboo']);
  expect(half.failed?.[0]).toContain(outside.title);
});

test('the price is shown beforehand, and an unavailable engine is refused with an explanation', async () => {
  const { client, bamboo, outside, input, draw } = await arrive();
  const quote = async (beside: string[]) =>
    (await client.call(quoteRun, { params, body: { input: { ...input, beside }, engine: bamboo.id } })).body
      .credits;
  expect(await quote([outside.id])).toBeGreaterThan(0);
  expect(await quote([])).toBe(0);
  expect((await draw(['nobody/none'])).error).toContain('no longer available');
});
