import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#kit/log.server.ts';
import { startFakeProvider, type FakeProvider } from '#testing/fake-provider.ts';
import { createLocalFinder } from './local-offers.server.ts';

let fake: FakeProvider;
const nowhere = 'http://127.0.0.1:1';
const log = createLog('silent');

beforeAll(async () => {
  fake = await startFakeProvider();
});
afterAll(() => fake.close());

async function found(settings: Partial<Parameters<typeof createLocalFinder>[0]>) {
  const finder = createLocalFinder(
    { findLocal: true, ollamaUrl: nowhere, llamaCppUrl: nowhere, lmStudioUrl: nowhere, ...settings },
    log,
  );
  await finder.refresh();
  return finder.offers();
}

test('Ollama’s models, with what they can do, for free', async () => {
  fake.ollama = ['llama3.2:latest', 'qwen2.5:7b'];
  const [llama, qwen] = await found({ ollamaUrl: fake.url });
  expect(llama).toMatchObject({
    id: 'local/llama3.2',
    model: 'llama3.2:latest',
    title: 'llama3.2',
    provider: 'Ollama',
    family: 'Meta',
    can: ['text', 'structure', 'tools'],
    contextTokens: 8192,
    price: { input: 0, output: 0 },
    source: 'local',
  });
  expect(qwen).toMatchObject({ id: 'local/qwen2.5:7b', family: 'Alibaba' });
});

test('llama.cpp’s model, but no other program on its port', async () => {
  expect(await found({ llamaCppUrl: fake.url })).toEqual([]);
  fake.llamaCpp = ['/models/Phi-4-mini-Q4.gguf'];
  expect(await found({ llamaCppUrl: fake.url })).toMatchObject([
    { id: 'local/Phi-4-mini-Q4', provider: 'llama.cpp', family: 'Microsoft', contextTokens: 4096 },
  ]);
});

test('LM Studio’s models, by the list that only it has', async () => {
  expect(await found({ lmStudioUrl: fake.url })).toEqual([]);
  fake.lmStudio = ['qwen2.5-7b-instruct'];
  expect(await found({ lmStudioUrl: fake.url })).toMatchObject([
    { id: 'local/qwen2.5-7b-instruct', provider: 'LM Studio', family: 'Alibaba', contextTokens: 32_768 },
  ]);
});

test('nobody there is no trouble, and switched off nobody is asked', async () => {
  expect(await found({})).toEqual([]);
  expect(await found({ ollamaUrl: fake.url, findLocal: false })).toEqual([]);
});

test('what was found can be asked', async () => {
  fake.ollama = ['llama3.2:latest'];
  const [offer] = await found({ ollamaUrl: fake.url });
  const model = (await offer!.open()).text(offer!.model);
  const { stream } = await model.doStream({
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'x' }] }],
  });
  expect((await Array.fromAsync(stream)).some(({ type }) => type === 'text-delta')).toBe(true);
  expect(fake.requests.at(-1)!.body.model).toBe('llama3.2:latest');
});
