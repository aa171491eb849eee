import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { expect } from 'vitest';
import { createGuest } from '#kit/principals/guests.server.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { bambooOffers, loadBamboo } from './bamboo-offers.server.ts';
import { createTestAi, partsOf } from './engines.testing.ts';

const app = useTestApp();

/** Says who it is, with a source. */
function languageModel(modelId: string): LanguageModelV4 {
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  const parts: LanguageModelV4StreamPart[] = [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: '0' },
    { type: 'text-delta', id: '0', delta: modelId },
    { type: 'text-end', id: '0' },
    { type: 'source', sourceType: 'document', id: 's', mediaType: 'text/plain', title: 'A book' },
    {
      type: 'finish',
      usage,
      finishReason: { unified: 'stop', raw: undefined },
      providerMetadata: { bamboo: { expert: 'atlas' } },
    },
  ];
  return {
    specificationVersion: 'v4',
    provider: 'bamboo',
    modelId,
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('not used')),
    doStream: async () => ({
      stream: new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      }),
    }),
  };
}

const bamboo = bambooOffers(async () => ({ languageModel }));

test('guests are answered without any key, with sources, and it is free', async () => {
  const ai = createTestAi(app.services, {}, { bamboo });
  const { id: principal } = await createGuest(app.services.db);
  const request = {
    principal,
    messages: [{ role: 'user' as const, content: 'x' }],
    maxTokens: 10,
    purpose: 'test',
  };
  const answer = await ai.text(request);
  expect(answer.engine).toMatchObject({ id: 'bamboo', source: 'bamboo' });
  expect(await partsOf(answer)).toEqual([
    { type: 'text', text: 'bamboo' },
    { type: 'source', title: 'A book' },
    { type: 'end', finish: 'done' },
  ]);
  expect(await answer.result).toMatchObject({
    cost: 0,
    credits: 0,
    metadata: { bamboo: { expert: 'atlas' } },
  });
  const atlas = await ai.text({ ...request, engine: 'bamboo/atlas' });
  expect((await atlas.result).text).toBe('bamboo/atlas');
  await ai.close();
});

test('it answers when everything else is out, and what it cannot do is said', async () => {
  const unreachable = { GROQ_API_KEY: 'k', GROQ_BASE_URL: 'http://127.0.0.1:1/v1', GROQ_MODELS: 'm=0/0' };
  const ai = createTestAi(app.services, unreachable, { bamboo });
  const { id: principal } = await createGuest(app.services.db);
  const request = {
    principal,
    messages: [{ role: 'user' as const, content: 'x' }],
    maxTokens: 10,
    purpose: 'test',
  };
  const answer = await ai.text(request);
  expect(answer.note).toBe('Answered by Bamboo because m could not be reached.');
  const speech = ai.speak({ principal, text: 'x', purpose: 'test' });
  await expect(speech).rejects.toMatchObject({ code: 'unavailable:engine', status: 503 });
  await ai.close();
});

test('the real Bamboo answers through the same interface, every expert that is offered', async () => {
  const ai = createTestAi(app.services, {}, { bamboo: bambooOffers(() => loadBamboo()) });
  const { id: principal } = await createGuest(app.services.db);
  const ask = async (engine: string, content: string) => {
    const answer = await ai.text({
      principal,
      engine,
      messages: [{ role: 'user', content }],
      maxTokens: 100,
      purpose: 'test',
    });
    return answer.result;
  };
  expect((await ask('bamboo', 'What is the capital of Peru?')).text).toContain('Lima');
  for (const { id } of await ai.enginesFor(principal))
    expect(await ask(id, 'What is 2 + 2?')).toMatchObject({ complete: true, engine: id });
  await ai.close();
});
