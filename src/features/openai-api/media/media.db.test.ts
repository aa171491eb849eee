/** Vectors, voices, words of a recording and pictures, with OpenAI's own client and the AI SDK's providers. */
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany, generateImage, generateSpeech, transcribe } from 'ai';
import { eq } from 'drizzle-orm';
import OpenAI, { toFile } from 'openai';
import { afterAll, beforeEach, expect } from 'vitest';
import { creditAccounts } from '#kit/credits/table.server.ts';
import { encodeWav } from '#kit/models/wav.ts';
import { buildKey, buildUser } from '#testing/factories.ts';
import { startFakeProvider, type Scene } from '#testing/fake-provider.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { createTranscription } from './contract.ts';

const fake = await startFakeProvider();
const ownersKey = 'sk-of-the-owner-0123456789';
const app = useTestApp({ RATE_LIMITS: 'false', ...fake.env, OPENAI_API_KEY: ownersKey });
const baseURL = 'http://localhost:3000/v1';
let userId: string;
let apiKey: string;
let client: OpenAI;

afterAll(() => fake.close());
beforeEach(async () => {
  const user = await buildUser(app);
  userId = user.id;
  apiKey = (await buildKey(app, user, { scopes: ['tools:run'] })).secret;
  client = new OpenAI({ baseURL, apiKey, maxRetries: 0, fetch: inProcess });
  fake.requests.length = 0;
});

const inProcess: typeof fetch = (input, init) => app.fetch(input, init);
const recording = () =>
  toFile(encodeWav({ sampleRate: 16_000, pcm: new Float32Array(1600) }), 'note.wav', { type: 'audio/wav' });

const embedding = 'openai/text-embedding-3-small';
const voice = 'openai/gpt-4o-mini-tts';
const ear = 'openai/whisper-1';
const painter = 'openai/gpt-image-1';

const calls = [
  ['embeddings', () => client.embeddings.create({ model: embedding, input: ['a', 'b'] })],
  ['speech', () => client.audio.speech.create({ model: voice, voice: 'alloy', input: 'Good day.' })],
  ['transcriptions', async () => client.audio.transcriptions.create({ model: ear, file: await recording() })],
  ['images', () => client.images.generate({ model: painter, prompt: 'a panda' })],
] as const;

test('vectors come in order, as numbers or as bytes', async () => {
  const { data, usage, model } = await client.embeddings.create({ model: embedding, input: ['a', 'b'] });
  expect(data.map(({ index, embedding: vector }) => [index, vector])).toEqual([
    [0, [0, 0.5, 1]],
    [1, [1, 0.5, 1]],
  ]);
  expect([model, usage.total_tokens]).toEqual([embedding, 3]);
  const plain = await client.embeddings.create({ model: embedding, input: 'a', encoding_format: 'float' });
  expect(plain.data[0]!.embedding).toEqual([0, 0.5, 1]);
});

test('a text is spoken in the voice that was asked for', async () => {
  const answer = await client.audio.speech.create({ model: voice, voice: 'coral', input: 'Good day.' });
  expect(answer.headers.get('content-type')).toContain('audio/');
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(3000);
  expect(fake.requests[0]!.body).toMatchObject({ input: 'Good day.', voice: 'coral' });
});

test('a recording is written down, in each of three formats', async () => {
  const ask = async (response_format: 'json' | 'text' | 'verbose_json') =>
    client.audio.transcriptions.create({ model: ear, file: await recording(), response_format });
  expect(await ask('json')).toMatchObject({ text: 'Hello from the fake.' });
  expect(await ask('text')).toBe('Hello from the fake.');
  expect(await ask('verbose_json')).toMatchObject({
    language: 'en',
    segments: [{ start: 0, end: 90, text: 'Hello from the fake.' }],
  });
});

test('pictures are returned inline', async () => {
  const { data } = await client.images.generate({ model: painter, prompt: 'a panda', size: '1024x1024' });
  expect(Buffer.from(data![0]!.b64_json!, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(fake.requests[0]!.body).toMatchObject({ prompt: 'a panda', size: '1024x1024' });
});

test("the AI SDK's providers can do all four", async () => {
  const settings = { baseURL, apiKey, fetch: inProcess };
  const compatible = createOpenAICompatible({ name: 'frenly', ...settings });
  const openai = createOpenAI(settings);
  const { embeddings } = await embedMany({
    model: compatible.embeddingModel(embedding),
    values: ['a', 'b'],
    maxRetries: 0,
  });
  expect(embeddings).toHaveLength(2);
  const { image } = await generateImage({
    model: compatible.imageModel(painter),
    prompt: 'x',
    maxRetries: 0,
  });
  expect(image.mediaType).toBe('image/png');
  const spoken = await generateSpeech({ model: openai.speech(voice), text: 'Good day.', maxRetries: 0 });
  expect(spoken.audio.uint8Array.byteLength).toBeGreaterThan(3000);
  const heard = await transcribe({
    model: openai.transcription(ear),
    audio: spoken.audio.uint8Array,
    maxRetries: 0,
  });
  expect(heard.text).toBe('Hello from the fake.');
});

test.for(calls)('%s: what the provider refuses is told without its key', async ([, call]) => {
  fake.play({ status: 401 });
  const error = await call().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ status: 502, type: 'server_error' });
  expect(JSON.stringify(error)).not.toContain(ownersKey);
});

test.for<[string, number, Scene[]]>([
  // It is asked again, and fares no better.
  ['cut off', 503, [{ end: 'cut' }, { end: 'cut' }, { end: 'cut' }]],
  ['unreadable', 502, [{ end: 'broken' }]],
])('an answer that is %s is a fault of the provider', async ([, status, scenes]) => {
  fake.play(...scenes);
  await expect(client.images.generate({ model: painter, prompt: 'x' })).rejects.toMatchObject({ status });
  expect(fake.requests).toHaveLength(scenes.length);
});

test('a provider that was asked too often is tried again, and then that is said', async () => {
  const busy = { status: 429, headers: { 'retry-after': '0' } };
  fake.play(busy);
  expect((await client.embeddings.create({ model: embedding, input: 'a' })).data).toHaveLength(1);
  fake.play(busy, busy, busy);
  await expect(client.embeddings.create({ model: embedding, input: 'a' })).rejects.toMatchObject({
    status: 429,
    code: 'rate_limit_exceeded',
  });
});

test.for(calls)('%s: without credits nobody is asked', async ([, call]) => {
  await app.services.credits.account(userId);
  await app.services.db
    .update(creditAccounts)
    .set({ available: 0 })
    .where(eq(creditAccounts.ownerId, userId));
  await expect(call()).rejects.toMatchObject({ status: 402, code: 'insufficient_quota' });
  expect(fake.requests).toEqual([]);
});

test.for(calls)('%s: no key, no answer', async ([, call]) => {
  client = new OpenAI({ baseURL, apiKey: 'fk_nothing', maxRetries: 0, fetch: inProcess });
  await expect(call()).rejects.toMatchObject({ status: 401 });
  const reader = await buildKey(app, { id: userId }, { scopes: ['account:read'] });
  client = new OpenAI({ baseURL, apiKey: reader.secret, maxRetries: 0, fetch: inProcess });
  await expect(call()).rejects.toMatchObject({ status: 403 });
});

test('what does not fit is refused with its reason', async () => {
  const { embeddings, images, audio } = client;
  await expect(embeddings.create({ model: embedding, input: [] })).rejects.toMatchObject({ status: 400 });
  await expect(embeddings.create({ model: 'no/such', input: 'a' })).rejects.toMatchObject({ status: 404 });
  await expect(embeddings.create({ model: ear, input: 'a' })).rejects.toMatchObject({ status: 400 });
  await expect(images.generate({ model: painter, prompt: '' })).rejects.toMatchObject({ status: 400 });
  await expect(images.generate({ model: painter, prompt: 'x', n: 5 })).rejects.toMatchObject({ status: 400 });
  for (const size of ['9999x9999', '2048x2049', '32x1024', 'big'] as never[])
    await expect(images.generate({ model: 'bamboo', prompt: 'a fox', size })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_value',
      param: 'size',
      message: expect.stringContaining('1024x1024'),
    });
  await expect(audio.speech.create({ model: voice, voice: 'alloy', input: '' })).rejects.toMatchObject({
    status: 400,
  });
  const file = await recording();
  const odd = { model: ear, file, response_format: 'diarized_json' as const };
  await expect(audio.transcriptions.create(odd)).rejects.toMatchObject({ status: 400 });
  const empty = await toFile(new Uint8Array(), 'empty.wav');
  await expect(audio.transcriptions.create({ model: ear, file: empty })).rejects.toMatchObject({
    status: 400,
  });
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const notAForm = await app.fetch(`${baseURL}/audio/transcriptions`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  expect(notAForm.status).toBe(415);
  const large = await app.fetch(`${baseURL}/audio/transcriptions`, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(createTranscription.bodyLimit + 1) },
    body: 'x',
  });
  expect(large.status).toBe(413);
  expect(fake.requests).toEqual([]);
});
