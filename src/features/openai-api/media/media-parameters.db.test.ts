/** The parameters of vectors, speech, recordings and pictures, sent by the official clients. */
import { embed, generateImage, generateSpeech, transcribe } from 'ai';
import { toFile } from 'openai';
import { expect } from 'vitest';
import { encodeWav } from '#kit/models/wav.ts';
import { databaseTest as test } from '#testing/test-app.ts';
import { server, useClients } from '../clients.testing.ts';

const use = await useClients();
const embedding = 'openai/text-embedding-3-small';
const voice = 'openai/gpt-4o-mini-tts';
const ear = 'openai/whisper-1';
const painter = 'openai/gpt-image-1';
const recording = () =>
  toFile(encodeWav({ sampleRate: 16_000, pcm: new Float32Array(1600) }), 'note.wav', { type: 'audio/wav' });
const hear = async (more: object) =>
  use.client.audio.transcriptions.create({ model: ear, file: await recording(), ...more } as never);

test('dimensions and user of vectors reach the engine', async () => {
  const { data } = await use.client.embeddings.create({
    model: embedding,
    input: 'a',
    dimensions: 2,
    user: 'their-42',
  });
  expect(data[0]!.embedding).toHaveLength(2);
  expect(use.upstream().body).toMatchObject({ dimensions: 2, user: 'their-42' });
  await use.client.embeddings.create({ model: server, input: 'a', dimensions: 2 });
  expect(use.upstream().body).toMatchObject({ dimensions: 2 });
  const { embedding: vector } = await embed({
    model: use.sdk.embeddingModel(embedding),
    value: 'a',
    providerOptions: { openai: { dimensions: 2 } },
  });
  expect(vector).toHaveLength(2);
});

test('encoding_format: numbers, or the same in base64', async () => {
  const post = async (encoding_format: string) => {
    const response = await use.app.fetch('http://localhost:3000/v1/embeddings', {
      method: 'POST',
      headers: { authorization: `Bearer ${use.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: embedding, input: 'a', encoding_format }),
    });
    return ((await response.json()) as { data: { embedding: unknown }[] }).data[0]!.embedding;
  };
  expect(await post('float')).toEqual([0, 0.5, 1]);
  const bytes = Buffer.from((await post('base64')) as string, 'base64');
  expect([0, 4, 8].map((at) => bytes.readFloatLE(at))).toEqual([0, 0.5, 1]);
});

test.for(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'] as const)('speech as %s', async (response_format) => {
  const asked = { model: voice, voice: 'coral', input: 'Good day.', speed: 1.5, instructions: 'Softly.' };
  const answer = await use.client.audio.speech.create({ ...asked, response_format });
  expect(answer.headers.get('content-type')).toMatch(/^audio\//);
  expect(use.upstream().body).toMatchObject({ ...asked, model: 'gpt-4o-mini-tts', response_format });
});

test('the AI SDK speaks in a format and a speed', async () => {
  const model = use.sdk.speech(voice);
  await generateSpeech({ model, text: 'Good day.', outputFormat: 'wav', speed: 0.5, maxRetries: 0 });
  expect(use.upstream().body).toMatchObject({ response_format: 'wav', speed: 0.5 });
});

test('what was said, in five formats', async () => {
  const words = 'Hello from the fake.';
  expect(await hear({ response_format: 'json' })).toMatchObject({ text: words });
  expect(await hear({ response_format: 'text' })).toBe(words);
  expect(await hear({ response_format: 'srt' })).toBe(`1\n00:00:00,000 --> 00:01:30,000\n${words}\n`);
  expect(await hear({ response_format: 'vtt' })).toBe(`WEBVTT\n\n00:00:00.000 --> 00:01:30.000\n${words}\n`);
  expect(await hear({ response_format: 'verbose_json' })).toMatchObject({
    task: 'transcribe',
    duration: 90,
    segments: [{ id: 0, start: 0, end: 90, text: words }],
  });
});

test('language, prompt, temperature and times of words reach the ear', async () => {
  await hear({ language: 'en', prompt: 'Frenly', temperature: 0.2 });
  const form = String(use.upstream().body.form);
  for (const [name, value] of [
    ['language', 'en'],
    ['prompt', 'Frenly'],
    ['temperature', '0.2'],
  ])
    expect(form).toMatch(new RegExp(`name="${name}"\\s+${value}`));
  const timed = await hear({ response_format: 'verbose_json', timestamp_granularities: ['word'] });
  expect(timed).toMatchObject({ words: [{ word: 'Hello.', start: 0, end: 1.5 }] });
  const heard = await transcribe({
    model: use.sdk.transcription(ear),
    audio: encodeWav({ sampleRate: 16_000, pcm: new Float32Array(1600) }),
    providerOptions: { openai: { language: 'en', responseFormat: 'verbose_json' } },
    maxRetries: 0,
  });
  expect(heard.segments).toMatchObject([{ startSecond: 0, endSecond: 90 }]);
});

test('how a picture shall be reaches the painter', async () => {
  const asked = {
    prompt: 'a panda',
    n: 2,
    size: '1024x1024' as const,
    quality: 'low' as const,
    background: 'transparent' as const,
    moderation: 'low' as const,
    output_format: 'webp' as const,
    output_compression: 50,
    user: 'their-42',
  };
  const { data } = await use.client.images.generate({ model: painter, ...asked });
  expect(data).toHaveLength(2);
  expect(use.upstream().body).toMatchObject(asked);
  const providerOptions = { openai: { quality: 'high', background: 'opaque' } };
  await generateImage({ model: use.sdk.image(painter), prompt: 'x', providerOptions, maxRetries: 0 });
  expect(use.upstream().body).toMatchObject(providerOptions.openai);
});

test.for<[string, () => Promise<unknown>]>([
  ['dimensions', () => use.client.embeddings.create({ model: 'bamboo/minilm', input: 'a', dimensions: 5 })],
  ['input[0]', () => use.client.embeddings.create({ model: embedding, input: [[1, 2]] })],
  ['truncate', () => use.client.embeddings.create({ model: embedding, input: 'a', truncate: 1 } as never)],
  ['voice', () => use.client.audio.speech.create({ model: 'bamboo/kokoro', voice: 'nobody', input: 'x' })],
  [
    'instructions',
    () =>
      use.client.audio.speech.create({
        model: 'bamboo/kokoro',
        voice: 'alloy',
        input: 'x',
        instructions: 'y',
      }),
  ],
  [
    'speed',
    () => use.client.audio.speech.create({ model: 'bamboo/kokoro', voice: 'alloy', input: 'x', speed: 4 }),
  ],
  [
    'stream_format',
    () => use.client.audio.speech.create({ model: voice, voice: 'alloy', input: 'x', stream_format: 'sse' }),
  ],
  ['stream', () => hear({ stream: true })],
  ['include', () => hear({ include: ['logprobs'] })],
  ['prompt', () => hear({ model: 'bamboo/whisper', prompt: 'x' })],
  ['response_format', () => hear({ response_format: 'diarized_json' })],
  ['timestamp_granularities', () => hear({ timestamp_granularities: ['word'] })],
  [
    'response_format',
    () => use.client.images.generate({ model: painter, prompt: 'x', response_format: 'url' }),
  ],
  ['partial_images', () => use.client.images.generate({ model: painter, prompt: 'x', partial_images: 2 })],
  ['seed', () => use.client.images.generate({ model: painter, prompt: 'x', seed: 2 } as never)],
])('%s is refused by name', async ([param, call]) => {
  await expect(call()).rejects.toMatchObject({ status: 400, param });
  expect(use.fake.requests).toEqual([]);
});
