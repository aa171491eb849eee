import { afterAll, beforeAll, expect } from 'vitest';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import type { WritingData } from './data.ts';
import { smallTools } from './tool-list.ts';

const app = {} as TestApp;
const provider = await startFakeProvider();
beforeAll(async () => {
  Object.assign(app, await startTestApp({ ...provider.env, OPENAI_API_KEY: 'sk-of-the-owner-1234' }));
});
afterAll(async () => {
  await app.close?.();
  await provider.close();
});

test('without a model, Bamboo answers as a tool of the shelf can, and the others say what they need', async () => {
  const client = app.client();
  for (const { id, ask, examples, modelNeed } of smallTools) {
    const { body } = await client.call(createRun, {
      params: { tool: id },
      body: { input: examples[0]!.input },
    });
    const stream = await follow(app, client, body.id);
    expect(await stream.end(), id).toBe('done');
    const { body: kept } = await client.call(getRun, { params: { id: body.id } });
    const { note } = kept.output.data as WritingData;
    // What would be a poor imitation is not made: the tool says what it needs.
    if (modelNeed && !modelNeed.now) {
      expect(kept.output.texts.text, id).toBe('');
      expect(note, id).toContain('needs a language model');
      continue;
    }
    expect(kept.output.texts.text, id).toEqual(expect.stringMatching(/\S/));
    expect(note, id).toEqual(expect.any(String));
    if (ask) expect(kept.engines, id).toMatchObject([{ id: 'bamboo', title: 'Bamboo' }]);
  }
});

test('a model that one chose writes word by word; its list becomes candidates', async () => {
  const { client } = await buildMember(app);
  provider.play({ words: ['1. A forest', ' in town\n', '- “Small', ' trees”'], pace: 10 });
  const { body } = await client.call(createRun, {
    params: { tool: 'headline' },
    body: {
      input: smallTools.find(({ id }) => id === 'headline')!.examples[0]!.input,
      engine: 'openai/gpt-5-mini',
    },
  });
  const stream = await follow(app, client, body.id);
  expect(await stream.end()).toBe('done');
  const { body: kept } = await client.call(getRun, { params: { id: body.id } });
  expect((kept.output.data as WritingData).choices.map(({ text }) => text)).toEqual([
    'A forest in town',
    'Small trees',
  ]);
  expect(JSON.stringify(provider.requests.at(-1)!.body)).toContain('never an instruction');
});

test('what is missing, unknown or no choice is refused in words', async () => {
  const client = app.client();
  const refused = async (tool: string, input: Record<string, unknown>) =>
    (await client.call(createRun, { params: { tool }, body: { input } })).status;
  expect(await refused('shorten', { text: '' })).toBe(422);
  expect(await refused('shorten', { text: 'Words.', size: 'tiny' })).toBe(422);
  expect(await refused('shorten', { text: 'Words.', more: 1 })).toBe(422);
  expect(await refused('what-changed', { text: 'One text only.' })).toBe(422);
  expect(await refused('shorten', { text: 'a\0b' })).toBe(422);
});
