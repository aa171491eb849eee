/** The built-in models through OpenAI's client. The heavy ones only where `TEST_MODELS=true` asks for them. */
import OpenAI, { toFile } from 'openai';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { createTestAi } from '#kit/ai/engines.testing.ts';
import { modelOffers } from '#kit/ai/model-offers.server.ts';
import { useRealModels } from '#kit/models/real-models.testing.ts';
import { buildKey, buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });
const { host, need } = useRealModels();
let client: OpenAI;

beforeAll(async () => {
  if (!app.services) return;
  await app.services.ai.close();
  app.services.ai = createTestAi(
    app.services,
    {},
    { bamboo: () => modelOffers(host, { mayWrite: () => false }) },
  );
  const { secret } = await buildKey(app, await buildUser(app), { scopes: ['tools:run'] });
  client = new OpenAI({
    baseURL: 'http://localhost:3000/v1',
    apiKey: secret,
    maxRetries: 0,
    fetch: (input, init) => app.fetch(input, init),
  });
});

/** The vectors have the length one. */
const nearness = (a: number[], b: number[]) => a.reduce((sum, value, at) => sum + value * b[at]!, 0);

test('MiniLM: what means the same is near', { timeout: 300_000 }, async (context) => {
  await need('minilm', context);
  const { data, model } = await client.embeddings.create({
    model: 'auto',
    input: ['How do I reset my password?', 'I forgot my login.', 'Pandas eat bamboo all day long.'],
  });
  expect(model).toBe('bamboo/minilm');
  const [question, paraphrase, other] = data.map(({ embedding }) => embedding);
  expect(question).toHaveLength(384);
  expect(nearness(question!, paraphrase!)).toBeGreaterThan(nearness(question!, other!) + 0.2);
});

describe('heavy models', { timeout: 900_000 }, () => {
  beforeEach(({ skip }) => {
    if (process.env.TEST_MODELS !== 'true') skip('it is heavy, and tested by: npm run test:models');
  });

  test('what Kokoro says is what Whisper hears', async (context) => {
    await need('kokoro', context);
    await need('whisper', context);
    await need('ffmpeg', context);
    const input = 'The weather was lovely, so they walked along the river.';
    const spoken = await client.audio.speech.create({ model: 'auto', voice: 'alloy', input });
    expect(spoken.headers.get('content-type')).toBe('audio/mpeg');
    const file = await toFile(await spoken.arrayBuffer(), 'speech.mp3');
    const { text } = await client.audio.transcriptions.create({ model: 'auto', file });
    expect(text.toLowerCase()).toContain('along the river');
  });
});
