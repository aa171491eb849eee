/** With OpenAI's own client and the AI SDK's: what they can do elsewhere they can do here. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, streamText } from 'ai';
import OpenAI from 'openai';
import { afterAll, beforeEach, expect } from 'vitest';
import { buildKey, buildUser } from '#testing/factories.ts';
import { startFakeProvider, type FakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const fake: FakeProvider = await startFakeProvider();
const app = useTestApp({ RATE_LIMITS: 'false', ...fake.env, OPENAI_API_KEY: 'sk-test-0123456789' });
let client: OpenAI;
let apiKey: string;
const weather = {
  type: 'function' as const,
  function: {
    name: 'weather',
    description: 'The weather in a town',
    parameters: { type: 'object', properties: { town: { type: 'string' } }, required: ['town'] },
  },
};

afterAll(() => fake.close());

const baseURL = 'http://localhost:3000/v1';
const clientWith = (key: string) =>
  new OpenAI({ baseURL, apiKey: key, maxRetries: 0, fetch: (input, init) => app.fetch(input, init) });
beforeEach(async () => {
  const user = await buildUser(app);
  apiKey = (await buildKey(app, user, { scopes: ['tools:run'] })).secret;
  client = clientWith(apiKey);
});

test('without a key, or with one for something else, there is nothing', async () => {
  await expect(clientWith('fk_nothing').models.list()).rejects.toMatchObject({
    status: 401,
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  });
  const user = await buildUser(app);
  const { secret } = await buildKey(app, user, { scopes: ['account:read'] });
  await expect(clientWith(secret).models.list()).rejects.toMatchObject({ status: 403 });
});

test('the engines are its models, and one can be asked for by name', async () => {
  const ids = (await client.models.list()).data.map(({ id }) => id);
  expect(ids).toContain('bamboo');
  expect(await client.models.retrieve('bamboo/atlas')).toMatchObject({ id: 'bamboo/atlas', object: 'model' });
  await expect(client.models.retrieve('no/such')).rejects.toMatchObject({ status: 404 });
});

test('Bamboo answers on a fresh install, whole and streamed', async () => {
  const messages = [{ role: 'user' as const, content: 'What is the capital of Portugal?' }];
  const whole = await client.chat.completions.create({ model: 'bamboo', messages });
  expect(whole.choices[0]!.message.content).toContain('Lisbon');
  expect(whole.choices[0]!.finish_reason).toBe('stop');
  expect(whole.usage!.total_tokens).toBeGreaterThan(0);
  const stream = await client.chat.completions.create({
    model: 'bamboo',
    messages,
    stream: true,
    stream_options: { include_usage: true },
  });
  let text = '';
  let usage;
  for await (const chunk of stream) {
    text += chunk.choices[0]?.delta.content ?? '';
    usage = chunk.usage ?? usage;
  }
  expect(text).toContain('Lisbon');
  expect(usage?.completion_tokens).toBeGreaterThan(0);
});

test.for(['max_tokens', 'max_completion_tokens'])(
  'Bamboo keeps to %s, and says that it was cut',
  async (limit) => {
    const messages = [{ role: 'user' as const, content: 'What is the capital of Portugal?' }];
    const short = await client.chat.completions.create({ model: 'bamboo', messages, [limit]: 2 });
    expect(short.choices[0]).toMatchObject({
      finish_reason: 'length',
      message: { content: expect.any(String) },
    });
    expect(short.choices[0]!.message.content).toHaveLength(6);
    expect(short.usage).toMatchObject({ completion_tokens: 2 });
    const stream = await client.chat.completions.create({
      model: 'bamboo',
      messages,
      [limit]: 2,
      stream: true,
    });
    const reasons = [];
    for await (const { choices } of stream) reasons.push(choices[0]?.finish_reason);
    expect(reasons.at(-1)).toBe('length');
  },
);

test('the word before a key is known in any letter case', async () => {
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const headers = { authorization: `${scheme} ${apiKey}` };
    expect((await app.fetch(`${baseURL}/models`, { headers })).status).toBe(200);
  }
});

test('a method that an address does not know is refused with those that it does', async () => {
  const answer = await app.fetch(`${baseURL}/chat/completions`, { method: 'GET' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await answer.json()).toMatchObject({
    error: {
      type: 'invalid_request_error',
      code: 'method_not_supported',
      message: expect.stringContaining('Use POST'),
    },
  });
  const both = await app.fetch(`${baseURL}/responses/resp_1`, { method: 'PUT' });
  expect(both.headers.get('allow')).toBe('GET, DELETE');
});

test('an address in another letter case is refused in this protocol too', async () => {
  const answer = await app.fetch('http://localhost:3000/V1/models');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, expect.stringContaining('json')]);
  expect(await answer.json()).toMatchObject({ error: { code: 'unknown_url' } });
});

test('`auto` leaves the choice to us', async () => {
  const { choices } = await client.chat.completions.create({
    model: 'auto',
    messages: [{ role: 'user', content: 'hello' }],
  });
  expect(choices[0]!.message.content).toBe('Hello from the fake.');
});

async function toolEngine() {
  return (await client.models.list()).data.find(({ id }) => id.startsWith('openai/'))!.id;
}

test('tools are called by the engine and carried out by the program', async () => {
  const model = await toolEngine();
  fake.play({ tool: { name: 'weather', input: { town: 'Porto' } } });
  const asked = { role: 'user' as const, content: 'How is the weather in Porto?' };
  const first = await client.chat.completions.create({ model, messages: [asked], tools: [weather] });
  const called = first.choices[0]!.message;
  expect(first.choices[0]!.finish_reason).toBe('tool_calls');
  expect(called.tool_calls![0]).toMatchObject({
    function: { name: 'weather', arguments: '{"town":"Porto"}' },
  });
  const second = await client.chat.completions.create({
    model,
    tools: [weather],
    messages: [
      asked,
      called,
      { role: 'tool', tool_call_id: called.tool_calls![0]!.id, content: 'sunny, 24 °C' },
    ],
  });
  expect(second.choices[0]!.message.content).toBe('Hello from the fake.');
  expect(JSON.stringify(fake.requests.at(-1)!.body)).toContain('sunny, 24 °C');
});

test('an engine without tools says so', async () => {
  await expect(
    client.chat.completions.create({
      model: 'bamboo',
      tools: [weather],
      messages: [{ role: 'user', content: 'How is the weather?' }],
    }),
  ).rejects.toMatchObject({ status: 400, param: 'tools' });
});

test('what breaks off in the middle ends with an error, and what was said stands', async () => {
  const model = await toolEngine();
  fake.play({ words: ['So', ' far'], end: 'cut' });
  const stream = await client.chat.completions.create({
    model,
    stream: true,
    messages: [{ role: 'user', content: 'go on' }],
  });
  let text = '';
  await expect(
    (async () => {
      for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
    })(),
  ).rejects.toThrow();
  expect(text).toBe('So far');
});

test.for([
  ['no messages', { model: 'bamboo', messages: [] }],
  ['an unknown role', { model: 'bamboo', messages: [{ role: 'king', content: 'x' }] }],
  [
    'a picture by address',
    {
      model: 'bamboo',
      messages: [
        { role: 'user', content: [{ type: 'image_url', image_url: { url: 'http://169.254.169.254/' } }] },
      ],
    },
  ],
  [
    'a result without its call',
    { model: 'bamboo', messages: [{ role: 'tool', tool_call_id: 'x', content: 'y' }] },
  ],
] as const)('%s is refused', async ([, body]) => {
  await expect(client.chat.completions.create(body as never)).rejects.toMatchObject({
    status: 400,
    type: 'invalid_request_error',
  });
});

test('an unknown model is not found', async () => {
  await expect(
    client.chat.completions.create({ model: 'gpt-none', messages: [{ role: 'user', content: 'x' }] }),
  ).rejects.toMatchObject({ status: 404, code: 'model_not_found', param: 'model' });
});

test("the AI SDK's own provider works too", async () => {
  const provider = createOpenAICompatible({
    name: 'frenly',
    baseURL,
    apiKey,
    fetch: (input, init) => app.fetch(input, init),
  });
  const { text } = await generateText({ model: provider('bamboo'), prompt: 'What is 18% of 240?' });
  expect(text).toContain('43.2');
  const streamed = streamText({ model: provider('bamboo'), prompt: 'What is the capital of Japan?' });
  expect(await streamed.text).toContain('Tokyo');
});
