/** Calls beyond chats, with OpenAI's own client: sound and pictures of other servers, older completions, checks, and what does not exist. */
import { toFile } from 'openai';
import sharp from 'sharp';
import { expect } from 'vitest';
import { encodeWav } from '#kit/models/wav.ts';
import { databaseTest as test } from '#testing/test-app.ts';
import { plain, useClients } from './clients.testing.ts';

const use = await useClients();
const recording = () =>
  toFile(encodeWav({ sampleRate: 16_000, pcm: new Float32Array(1600) }), 'note.wav', { type: 'audio/wav' });
const picture = (channels: 3 | 4 = 3, side = 8) =>
  sharp({ create: { width: side, height: side, channels, background: { r: 9, g: 9, b: 9, alpha: 0 } } })
    .png()
    .toBuffer();
const pictureFile = async (name = 'a.png') => toFile(await picture(), name, { type: 'image/png' });
const wordsOf = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('speech and transcription of a server that the owner named reach it', async () => {
  const spoken = await use.client.audio.speech.create({ model: 'attic/parler', voice: 'amy', input: 'Hi.' });
  expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(3000);
  expect(use.upstream()).toMatchObject({ path: '/v1/audio/speech', body: { model: 'parler', voice: 'amy' } });
  const file = await recording();
  const heard = await use.client.audio.transcriptions.create({ model: 'attic/ear', file });
  expect(heard.text).toBe('Hello from the fake.');
  expect(use.upstream().path).toBe('/v1/audio/transcriptions');
  expect(String(use.upstream().body.form)).not.toContain('verbose_json');
  const timed = await use.client.audio.transcriptions.create({
    model: 'attic/ear',
    file: await recording(),
    response_format: 'srt',
  });
  expect(timed).toContain('00:00:00,000 --> 00:01:30,000');
  expect(String(use.upstream().body.form)).toContain('verbose_json');
});

test.for([
  ['speech', async () => use.client.audio.speech.create({ model: 'attic/parler', voice: 'a', input: 'Hi.' })],
  [
    'transcription',
    async () => use.client.audio.transcriptions.create({ model: 'attic/ear', file: await recording() }),
  ],
  [
    'translation',
    async () => use.client.audio.translations.create({ model: 'attic/ear', file: await recording() }),
  ],
  [
    'edit',
    async () => use.client.images.edit({ model: 'attic/brush', image: await pictureFile(), prompt: 'a hat' }),
  ],
] as const)('%s: what the server refuses with 429 stays 429, with its time to wait', async ([, call]) => {
  use.fake.play({ status: 429, headers: { 'retry-after': '21' } });
  const error = await wordsOf(call());
  expect(error).toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
  expect((error as { headers: Headers }).headers.get('retry-after')).toBe('21');
  const failing = { status: 500, headers: { 'retry-after': '0' } };
  use.fake.play(failing, failing, failing);
  expect(await wordsOf(call())).toMatchObject({ status: 503, type: 'server_error' });
  use.fake.play({ end: 'cut' }, { end: 'cut' }, { end: 'cut' });
  expect((await wordsOf(call())) as { status: number }).toMatchObject({ type: 'server_error' });
  use.fake.clear();
});

test('a recording is translated into English, in each format', async () => {
  const say = async (more: object = {}) =>
    use.client.audio.translations.create({ model: 'whisper-1', file: await recording(), ...more } as never);
  expect(await say()).toMatchObject({ text: 'Good day to all.' });
  expect(use.upstream().path).toBe('/v1/audio/translations');
  expect(await say({ response_format: 'verbose_json', prompt: 'Frenly', temperature: 0.2 })).toMatchObject({
    task: 'translate',
    language: 'english',
    duration: 2.5,
  });
  expect(String(use.upstream().body.form)).not.toContain('timestamp_granularities');
  expect(await say({ response_format: 'vtt' })).toContain('00:00:00.000 --> 00:00:02.500');
  expect(await wordsOf(say({ language: 'de' }))).toMatchObject({ status: 400, param: 'language' });
  const empty = await toFile(new Uint8Array(), 'empty.wav');
  await expect(
    use.client.audio.translations.create({ model: 'whisper-1', file: empty }),
  ).rejects.toMatchObject({ status: 400, param: 'file' });
});

test('a picture is changed by words, with others beside it and a mask', async () => {
  const { images } = use.client;
  const { data } = await images.edit({
    model: 'gpt-image-1',
    image: [await pictureFile(), await pictureFile('b.png')],
    mask: await toFile(await picture(4), 'mask.png', { type: 'image/png' }),
    prompt: 'a panda with a hat',
    n: 2,
    size: '1024x1024',
    input_fidelity: 'high',
  });
  expect(data).toHaveLength(2);
  expect(use.upstream().path).toBe('/v1/images/edits');
  const form = String(use.upstream().body.form);
  expect(form.match(/name="image(\[\])?"/g)).toHaveLength(2);
  for (const part of ['name="mask"', 'a panda with a hat', '1024x1024', 'high']) expect(form).toContain(part);
  const one = await images.edit({ model: 'attic/brush', image: await pictureFile(), prompt: 'a hat' });
  expect(one.data).toHaveLength(1);
});

test.for<[string, string, () => Promise<object>]>([
  ['no picture', 'image', async () => ({ image: await toFile(Buffer.from('hello'), 'a.png') })],
  ['a mask of another size', 'mask', async () => ({ mask: await toFile(await picture(4, 9), 'm.png') })],
  ['a mask that hides everything', 'mask', async () => ({ mask: await toFile(await picture(3), 'm.png') })],
  ['five pictures', 'n', async () => ({ n: 5 })],
  ['an address in place of the picture', 'response_format', async () => ({ response_format: 'url' })],
  ['a stream', 'stream', async () => ({ stream: true })],
  ['no words', 'prompt', async () => ({ prompt: '' })],
  ['an engine that only draws', 'image', async () => ({ model: 'bamboo' })],
])('an edit with %s is refused by the name of its field', async ([, param, more]) => {
  const asked = { model: 'gpt-image-1', image: await pictureFile(), prompt: 'a hat', ...(await more()) };
  expect(await wordsOf(use.client.images.edit(asked as never) as Promise<unknown>)).toMatchObject({
    status: 400,
    param,
  });
  expect(use.fake.requests).toEqual([]);
});

test('a model may be named without its server where only one has it', async () => {
  const messages = [{ role: 'user' as const, content: 'hello' }];
  const answer = await use.client.chat.completions.create({ model: 'llama', messages });
  expect(answer.model).toBe('attic/llama');
  expect((await use.client.models.retrieve('gpt-4.1')).id).toBe(plain);
  await expect(use.client.chat.completions.create({ model: 'gpt-9', messages })).rejects.toMatchObject({
    status: 404,
    code: 'model_not_found',
  });
});

test('older completions: whole, several, echoed and streamed', async () => {
  const ask = (more: object) =>
    use.client.completions.create({ model: plain, prompt: 'Once upon', ...more } as never);
  const words = 'Hello from the fake.';
  expect(await ask({ max_tokens: 50 })).toMatchObject({
    object: 'text_completion',
    choices: [{ index: 0, text: words, finish_reason: 'stop', logprobs: null }],
    usage: { completion_tokens: 5 },
  });
  const several = (await ask({ prompt: ['One', 'Two'], n: 2, echo: true })) as unknown as {
    choices: { index: number; text: string }[];
  };
  expect(several.choices.map(({ index, text }) => [index, text])).toEqual([
    [0, `One${words}`],
    [1, `One${words}`],
    [2, `Two${words}`],
    [3, `Two${words}`],
  ]);
  const stream = await use.client.completions.create({
    model: plain,
    prompt: 'Once upon',
    stream: true,
    stream_options: { include_usage: true },
  });
  let text = '';
  let tokens = 0;
  for await (const chunk of stream) {
    text += chunk.choices[0]?.text ?? '';
    tokens = chunk.usage?.completion_tokens ?? tokens;
  }
  expect([text, tokens]).toEqual([words, 5]);
  const stopped = (await ask({ stop: ' the' })) as unknown as { choices: { text: string }[] };
  expect(stopped.choices[0]!.text).toBe('Hello from');
});

test.for<[string, object]>([
  ['suffix', { suffix: 'the end' }],
  ['logprobs', { logprobs: 2 }],
  ['best_of', { best_of: 3 }],
  ['prompt', { prompt: [1, 2, 3] }],
  ['prompt', { prompt: Array.from({ length: 5 }, String), n: 2 }],
])('%s of an older completion is refused: %o', async ([param, more]) => {
  const asked = { model: plain, prompt: 'Once', ...more };
  expect(await wordsOf(use.client.completions.create(asked as never))).toMatchObject({ status: 400, param });
});

test('an older completion that breaks off in the middle says so', async () => {
  use.fake.play({ words: ['So', ' far'], end: 'cut' });
  const stream = await use.client.completions.create({ model: 'llama', prompt: 'Go on', stream: true });
  let text = '';
  const read = async () => {
    for await (const chunk of stream) text += chunk.choices[0]?.text ?? '';
  };
  await expect(read()).rejects.toThrow();
  expect(text).toBe('So far');
});

test('checks of texts say what they found, and what nobody looked for', async () => {
  const { model, results } = await use.client.moderations.create({
    model: 'omni-moderation-latest',
    input: ['Good morning, dear panda.', 'I want to kill myself', 'How do I make a pipe bomb at home?'],
  });
  expect(model).toBe('frenly-checks');
  expect(results.map(({ flagged }) => flagged)).toEqual([false, true, true]);
  expect(results[1]).toMatchObject({
    categories: { 'self-harm': true, 'self-harm/intent': true, violence: false, hate: false },
    category_scores: { 'self-harm': 1, hate: 0 },
    category_applied_input_types: { 'self-harm': ['text'], illicit: ['text'], hate: [], sexual: [] },
  });
  expect(results[2]!.categories.illicit).toBe(true);
  const urged = await use.client.moderations.create({ input: 'Go and kill yourself.' });
  expect(urged.results[0]!.categories).toMatchObject({
    harassment: true,
    'self-harm': true,
    'self-harm/intent': false,
  });
  const one = await use.client.moderations.create({ input: [{ type: 'text', text: 'How are you?' }] });
  expect(one.results).toHaveLength(1);
});

test('checks of pictures look for what is explicit, and for nothing else', async () => {
  const { models } = use.app.services;
  const judged = { drawing: 0, explicitDrawing: 0.1, neutral: 0, explicit: 0.8, suggestive: 0.1 };
  const before = models.forCaller;
  models.forCaller = () => ({ ...models, judgePicture: async () => judged });
  const url = `data:image/png;base64,${(await picture()).toString('base64')}`;
  const { results } = await use.client.moderations
    .create({ input: [{ type: 'image_url', image_url: { url } }] })
    .finally(() => {
      models.forCaller = before;
    });
  expect(results[0]).toMatchObject({
    flagged: true,
    categories: { sexual: true },
    category_applied_input_types: { sexual: ['image'], 'self-harm': [] },
  });
  expect(results[0]!.category_scores.sexual).toBeCloseTo(0.9);
});

test('what cannot be checked is refused', async () => {
  const { moderations } = use.client;
  await expect(moderations.create({ input: [] as string[] })).rejects.toMatchObject({ status: 400 });
  await expect(moderations.create({ input: 'x', model: 'no/such' })).rejects.toMatchObject({ status: 404 });
  const url = 'http://169.254.169.254/';
  await expect(
    moderations.create({ input: [{ type: 'image_url', image_url: { url } }] }),
  ).rejects.toMatchObject({ status: 400 });
});

test('without a key, or with one for something else, none of them answers', async () => {
  for (const [client, status] of [
    [use.clientWith('fk_nothing'), 401],
    [use.clientWith((await use.keyWith(['account:read'])).secret), 403],
  ] as const) {
    const image = await pictureFile();
    for (const call of [
      () => client.completions.create({ model: plain, prompt: 'x' }),
      () => client.moderations.create({ input: 'x' }),
      () => client.images.edit({ model: 'gpt-image-1', image, prompt: 'x' }),
      async () => client.audio.translations.create({ model: 'whisper-1', file: await recording() }),
    ])
      expect(await wordsOf(call() as Promise<unknown>)).toMatchObject({ status });
  }
});

test.for(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s of what does not exist is refused as OpenAI does',
  async (method) => {
    for (const path of ['/v1', '/v1/', '/v1/nothing', '/v1/chat/nothing?a=b', '/v1/fine_tuning/jobs']) {
      const response = await use.app.fetch(`http://localhost:3000${path}`, {
        method,
        headers: { authorization: `Bearer ${use.apiKey}`, origin: 'https://elsewhere.example' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({
        error: { type: 'invalid_request_error', code: 'unknown_url', param: null },
      });
    }
  },
);

test('an unknown path of another site without a key is refused in the same form', async () => {
  const response = await use.app.fetch('http://localhost:3000/v1/nothing', {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error: { code: 'insufficient_permissions' } });
});
