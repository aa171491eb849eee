import { expect } from 'vitest';
import { lazyBamboo } from './load.server.ts';
import { createGuest } from '#kit/principals/guests.server.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { bambooOffers } from './offers.server.ts';
import { createTestAi, partsOf, said } from '#kit/ai/engines.testing.ts';

const app = useTestApp();
const offers = bambooOffers(lazyBamboo({ libraries: [] }));
const bamboo = () => offers;

async function ask(content: string) {
  const { id: principal } = await createGuest(app.services.db);
  return { principal, messages: [{ role: 'user' as const, content }], maxTokens: 100, purpose: 'test' };
}

test('guests are answered without any key, with sources, and it is free', async () => {
  const ai = createTestAi(app.services, {}, { bamboo });
  const answer = await ai.text(await ask('What is the capital of Peru?'));
  expect(answer.engine).toMatchObject({ id: 'bamboo', source: 'bamboo' });
  const parts = await partsOf(answer);
  expect(said(parts)).toContain('Lima');
  expect(parts.some(({ type }) => type === 'source')).toBe(true);
  expect(parts.at(-1)).toEqual({ type: 'end', finish: 'done' });
  expect(await answer.result).toMatchObject({
    cost: 0,
    credits: 0,
    metadata: { bamboo: { expert: 'atlas', family: 'world-countries' } },
  });
  await ai.close();
});

test('it answers when everything else is out, and what it cannot do is said', async () => {
  const unreachable = { GROQ_API_KEY: 'k', GROQ_BASE_URL: 'http://127.0.0.1:1/v1', GROQ_MODELS: 'm=0/0' };
  const ai = createTestAi(app.services, unreachable, { bamboo });
  const request = await ask('What is 2 + 2?');
  const answer = await ai.text(request);
  expect(answer.note).toBe('Answered by Bamboo because m could not be reached.');
  const speech = ai.speak({ principal: request.principal, text: 'x', purpose: 'test' });
  await expect(speech).rejects.toMatchObject({ code: 'unavailable:engine', status: 503 });
  await ai.close();
});

test('every expert that is offered answers through the same interface', async () => {
  const ai = createTestAi(app.services, {}, { bamboo });
  const request = await ask('What is 2 + 2?');
  for (const { id } of await ai.enginesFor(request.principal)) {
    const { result } = await ai.text({ ...request, engine: id });
    expect(await result).toMatchObject({ complete: true, engine: id });
  }
  await ai.close();
});

test('every expert can be asked by name, and those nobody would pick stand in no list', async () => {
  const ai = createTestAi(app.services, {}, { bamboo });
  const request = await ask('What is the capital of Peru?');
  const listed = (await ai.enginesFor(request.principal)).map(({ id }) => id);
  const { experts } = await lazyBamboo({
    libraries: [],
    askedBefore: [{ find: async () => undefined }],
    meaning: { isReady: () => false, embed: async () => [] },
  })();
  const known = offers.map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining(experts.map(({ id }) => `bamboo/${id}`)));
  expect(listed).not.toContain('bamboo/atlas-list');
  const { result } = await ai.text({ ...request, engine: 'bamboo/atlas-list' });
  expect(await result).toMatchObject({ engine: 'bamboo/atlas-list', text: expect.stringContaining('Lima') });
  const roll = await (await ai.text({ ...request, engine: 'bamboo/opinions' })).result;
  expect(roll.metadata).toMatchObject({
    bamboo: {
      experts: expect.arrayContaining([
        expect.objectContaining({
          expert: 'atlas',
          family: 'world-countries',
          title: 'Atlas (World Countries, as of June 2025)',
        }),
        expect.objectContaining({
          expert: 'atlas-list',
          family: 'countries-list',
          title: 'Atlas (Countries List, as of July 2026)',
        }),
      ]),
    },
  });
  await ai.close();
});
