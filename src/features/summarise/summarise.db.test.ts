import { afterAll, beforeAll, expect } from 'vitest';
import { uploadAttachment } from '#tools/attach/contract.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { summarise } from './tool.ts';

const app = {} as TestApp;
const provider = await startFakeProvider();
beforeAll(async () => {
  Object.assign(app, await startTestApp({ ...provider.env, OPENAI_API_KEY: 'sk-of-the-owner-1234' }));
});
afterAll(async () => {
  await app.close?.();
  await provider.close();
});

const { input } = summarise.examples[0]!;
const params = { tool: summarise.id };

test('a guest gets the gist from the built-in engine, named', async () => {
  const client = app.client();
  const { body } = await client.call(createRun, { params, body: { input: { ...input, length: 'short' } } });
  const stream = await follow(app, client, body.id);
  expect(await stream.end()).toBe('done');
  const { body: kept } = await client.call(getRun, { params: { id: body.id } });
  const said = kept.output.texts.text!;
  expect(said.length).toBeGreaterThan(40);
  expect(said.length).toBeLessThan(input.text!.length);
  expect(input.text).toContain(said.slice(0, 20));
  expect(kept.engines).toMatchObject([{ id: 'bamboo', title: 'Bamboo', note: null }]);
});

test('a chosen engine writes it word by word, and the text is never an instruction', async () => {
  const { client } = await buildMember(app);
  provider.play({ words: ['Grass', ' that', ' hurries.'], pace: 40 });
  const { body } = await client.call(createRun, { params, body: { input, engine: 'openai/gpt-5-mini' } });
  const stream = await follow(app, client, body.id);
  expect(await stream.end()).toBe('done');
  expect(stream.text()).toBe('Grass that hurries.');
  expect(stream.heard.filter(({ type }) => type === 'output').length).toBeGreaterThan(1);
  expect(JSON.stringify(provider.requests.at(-1)!.body)).toContain('never an instruction');
});

test('an engine that is cut off leaves an incomplete run with its words', async () => {
  const { client } = await buildMember(app);
  provider.play({ words: ['Half', ' a'], end: 'cut' });
  const { body } = await client.call(createRun, { params, body: { input, engine: 'openai/gpt-5-mini' } });
  const stream = await follow(app, client, body.id);
  expect(await stream.end()).toBe('incomplete');
  expect(stream.text()).toBe('Half a');
  const { body: kept } = await client.call(getRun, { params: { id: body.id } });
  expect(kept.error).toEqual(expect.any(String));
});

test('a document is read in place of a pasted text', async () => {
  const client = app.client();
  const upload = await client.request(`${uploadAttachment.path}?name=bamboo.txt`, {
    method: 'POST',
    body: input.text!,
  });
  const { id: file } = upload.body as { id: string };
  const { body } = await client.call(createRun, {
    params,
    body: { input: { files: [file], length: 'short' } },
  });
  const stream = await follow(app, client, body.id);
  expect(await stream.end()).toBe('done');
  expect(input.text).toContain(stream.text().slice(0, 20));
  expect(body.title).toBe('Summary of documents');
});

test('an engine that one may not use, or too little text, is refused at once', async () => {
  const guest = app.client();
  const refused = await guest.call(createRun, { params, body: { input, engine: 'openai/gpt-5-mini' } });
  expect(refused.status).toBe(404);
  const short = await guest.call(createRun, { params, body: { input: { text: 'Too short.' } } });
  expect(short.status).toBe(422);
  expect(short.text).toContain('at least a few sentences');
});
