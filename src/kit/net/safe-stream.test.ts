import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeProvider, type FakeProvider } from '#testing/fake-provider.ts';
import { createSafeStream } from './safe-stream.server.ts';

let fake: FakeProvider;
let stream: typeof fetch;
const ask = (signal?: AbortSignal) =>
  stream(`${fake.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer k' },
    body: '{"model":"x"}',
    ...(signal ? { signal } : {}),
  });

beforeAll(async () => {
  fake = await startFakeProvider();
  stream = createSafeStream({ permit: [new URL(fake.url).host] });
});
afterAll(() => fake.close());

test('the body arrives as it is written', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('data: [DONE]');
  expect(fake.requests.at(-1)).toMatchObject({ key: 'k', body: { model: 'x' } });
});

test('letting go of the body ends the connection', async () => {
  fake.play({ words: Array<string>(100).fill('x'), pace: 20 });
  const response = await ask();
  await response.body!.cancel();
  await expect.poll(() => fake.requests.at(-1)!.hungUpAt).toBeDefined();
});

test('an aborted signal ends the wait for an answer', async () => {
  fake.play({ delay: 2000 });
  await expect(ask(AbortSignal.timeout(50))).rejects.toThrow();
});

test.for([
  'http://127.0.0.1/v1',
  'http://localhost/v1',
  'file:///etc/passwd',
  'http://u:p@example.com/',
  'http://example.com:22/',
])('%s is not asked', async (url) => {
  await expect(createSafeStream()(url)).rejects.toMatchObject({ code: 'url_blocked' });
});

test('a public name that leads inside is not asked', async () => {
  const tricked = createSafeStream({ resolve: async () => ['10.0.0.1'] });
  await expect(tricked('https://models.frenly.org/v1')).rejects.toMatchObject({ code: 'url_blocked' });
});
