/** Every parameter of a chat completion, sent by OpenAI's own client: it reaches the engine, is done here, or is refused by name. */
import type { ChatCompletionCreateParamsNonStreaming as Params } from 'openai/resources/chat/completions';
import { expect } from 'vitest';
import { databaseTest as test } from '#testing/test-app.ts';
import { claude, gemini, plain, server, thinker, useClients } from './clients.testing.ts';

const use = await useClients();
const messages: Params['messages'] = [{ role: 'user', content: 'Say hello.' }];
const ask = (model: string, more: object) =>
  use.client.chat.completions.create({ model, messages, ...more } as Params);

/** With what a schema validator would lose: comments, references, keywords it does not know. */
const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $defs: { town: { type: 'string', minLength: 2, 'x-note': 'kept' } },
  type: 'object',
  properties: {
    town: { $ref: '#/$defs/town' },
    when: { type: ['string', 'null'], format: 'date', examples: ['2026-01-01'], default: null },
  },
  required: ['town', 'when'],
  additionalProperties: false,
};
const weather = {
  type: 'function',
  function: { name: 'weather', description: 'The weather', parameters: schema, strict: true },
};
const other = {
  type: 'function',
  function: { name: 'other', parameters: { type: 'object', properties: {} } },
};

test.for<[string, string, object, object]>([
  ['temperature', plain, { temperature: 0.3 }, { temperature: 0.3 }],
  ['top_p', plain, { top_p: 0.5 }, { top_p: 0.5 }],
  ['max_completion_tokens', plain, { max_completion_tokens: 77 }, { max_output_tokens: 77 }],
  ['max_tokens', server, { max_tokens: 77 }, { max_tokens: 77 }],
  ['seed', plain, { seed: 7 }, { seed: 7 }],
  ['seed of a server', server, { seed: 7 }, { seed: 7 }],
  ['presence_penalty', plain, { presence_penalty: 0.5 }, { presence_penalty: 0.5 }],
  ['frequency_penalty', server, { frequency_penalty: -0.5 }, { frequency_penalty: -0.5 }],
  ['logit_bias', plain, { logit_bias: { '50256': -100 } }, { logit_bias: { '50256': -100 } }],
  ['logit_bias of a server', server, { logit_bias: { '7': 5 } }, { logit_bias: { '7': 5 } }],
  ['reasoning_effort', thinker, { reasoning_effort: 'low' }, { reasoning: { effort: 'low' } }],
  ['reasoning_effort of a server', server, { reasoning_effort: 'high' }, { reasoning_effort: 'high' }],
  ['verbosity', thinker, { verbosity: 'low' }, { text: { verbosity: 'low' } }],
  ['user', plain, { user: 'their-42' }, { user: 'their-42' }],
  ['user of Anthropic', claude, { user: 'their-42' }, { metadata: { user_id: 'their-42' } }],
  ['safety_identifier', server, { safety_identifier: 'their-42' }, { user: 'their-42' }],
  ['prompt_cache_key', plain, { prompt_cache_key: 'k' }, { prompt_cache_key: 'k' }],
  [
    'response_format json_object',
    plain,
    { response_format: { type: 'json_object' } },
    { text: { format: { type: 'json_object' } } },
  ],
  [
    'response_format json_schema',
    plain,
    { response_format: { type: 'json_schema', json_schema: { name: 'trip', schema, strict: true } } },
    { text: { format: { type: 'json_schema', name: 'trip', schema, strict: true } } },
  ],
  [
    'response_format of a server',
    server,
    { response_format: { type: 'json_schema', json_schema: { name: 'trip', schema, strict: true } } },
    { response_format: { type: 'json_schema', json_schema: { name: 'trip', schema, strict: true } } },
  ],
  [
    'tools',
    plain,
    { tools: [weather] },
    { tools: [{ type: 'function', name: 'weather', parameters: schema, strict: true }] },
  ],
  ['tools of a server', server, { tools: [weather] }, { tools: [weather] }],
  ['tool_choice required', plain, { tools: [weather], tool_choice: 'required' }, { tool_choice: 'required' }],
  ['tool_choice none', server, { tools: [weather], tool_choice: 'none' }, { tool_choice: 'none' }],
  [
    'tool_choice by name',
    server,
    { tools: [weather, other], tool_choice: { type: 'function', function: { name: 'weather' } } },
    { tool_choice: { type: 'function', function: { name: 'weather' } } },
  ],
  [
    'tool_choice among some',
    server,
    {
      tools: [weather, other],
      tool_choice: {
        type: 'allowed_tools',
        allowed_tools: { mode: 'required', tools: [{ type: 'function', function: { name: 'weather' } }] },
      },
    },
    { tool_choice: 'required', tools: [weather] },
  ],
  [
    'parallel_tool_calls',
    plain,
    { tools: [weather], parallel_tool_calls: false },
    { parallel_tool_calls: false },
  ],
  [
    'parallel_tool_calls of Anthropic',
    claude,
    { tools: [other], parallel_tool_calls: false },
    { tool_choice: { disable_parallel_tool_use: true } },
  ],
])('%s reaches the engine', async ([, model, params, expected]) => {
  await ask(model, params);
  expect(use.fake.requests).toHaveLength(1);
  expect(use.upstream().body).toMatchObject(expected);
});

test('a tool’s schema arrives as it was sent', async () => {
  await ask(server, { tools: [weather] });
  const [sent] = use.upstream().body.tools as (typeof weather)[];
  expect(sent!.function.parameters).toEqual(schema);
});

test.for<[string, string, object]>([
  ['temperature', thinker, { temperature: 0.3 }],
  ['seed', claude, { seed: 7 }],
  ['presence_penalty', claude, { presence_penalty: 1 }],
  ['logit_bias', gemini, { logit_bias: { '1': 1 } }],
  ['logit_bias', 'bamboo', { logit_bias: { '1': 1 } }],
  ['frequency_penalty', 'bamboo', { frequency_penalty: 1 }],
  ['reasoning_effort', 'bamboo', { reasoning_effort: 'high' }],
  ['response_format', 'bamboo', { response_format: { type: 'json_object' } }],
  ['parallel_tool_calls', gemini, { tools: [other], parallel_tool_calls: false }],
  ['tool_choice', plain, { tool_choice: 'required' }],
  ['logprobs', plain, { logprobs: true }],
  ['top_logprobs', plain, { top_logprobs: 3 }],
  ['store', plain, { store: true }],
  ['metadata', plain, { metadata: { a: 'b' } }],
  ['modalities', plain, { modalities: ['text', 'audio'] }],
  ['audio', plain, { audio: { voice: 'alloy', format: 'mp3' } }],
  ['prediction', plain, { prediction: { type: 'content', content: 'x' } }],
  ['service_tier', plain, { service_tier: 'flex' }],
  ['web_search_options', plain, { web_search_options: {} }],
  ['functions', plain, { functions: [{ name: 'x' }] }],
  ['temperature', 'consensus', { temperature: 0.5 }],
  ['max_tokens', 'consensus', { max_tokens: 5 }],
  ['n', 'consensus', { n: 2 }],
  ['tools', 'consensus', { tools: [other] }],
  ['top_k', server, { top_k: 5 }],
  ['messages[0].name', server, { messages: [{ role: 'user', name: 'Ann', content: 'hi' }] }],
])('%s is refused by %s, by name', async ([param, model, params]) => {
  await expect(ask(model, params)).rejects.toMatchObject({
    status: 400,
    type: 'invalid_request_error',
    param,
    code: expect.stringMatching(/^(unsupported_parameter|unknown_parameter)$/),
  });
});

test('what asks for nothing is taken', async () => {
  const nothing = {
    logprobs: false,
    store: false,
    metadata: {},
    modalities: ['text'],
    service_tier: 'auto',
    logit_bias: {},
    presence_penalty: 0,
    frequency_penalty: 0,
    response_format: { type: 'text' },
    stop: null,
    seed: null,
  };
  const { choices } = await ask('bamboo', {
    ...nothing,
    messages: [{ role: 'user', content: 'What is 2+2?' }],
  });
  expect(choices[0]!.message.content).toContain('4');
});

test('a deterministic engine keeps to temperature, top_p and seed by itself', async () => {
  const question = [{ role: 'user', content: 'What is the capital of Portugal?' }];
  const answers = await Promise.all(
    [{ temperature: 2 }, { top_p: 0.1 }, { seed: 3 }].map((one) =>
      ask('bamboo', { ...one, messages: question }),
    ),
  );
  expect(new Set(answers.map(({ choices }) => choices[0]!.message.content)).size).toBe(1);
});

test('n gives as many answers, whole and streamed', async () => {
  use.fake.play({ words: ['One'] }, { words: ['Two'] });
  const whole = await ask(server, { n: 2 });
  expect(whole.choices.map(({ index }) => index)).toEqual([0, 1]);
  expect(whole.choices.map(({ message }) => message.content).toSorted()).toEqual(['One', 'Two']);
  expect(whole.usage!.completion_tokens).toBe(2);
  const stream = await use.client.chat.completions.create({ model: server, messages, n: 2, stream: true });
  const texts = ['', ''];
  for await (const { choices } of stream)
    for (const { index, delta } of choices) texts[index] += delta.content ?? '';
  expect(texts).toEqual(['Hello from the fake.', 'Hello from the fake.']);
});

test.for([plain, claude, server])('%s ends before a stop word, wherever it is cut', async (model) => {
  const scene = { words: ['One, tw', 'o, thr', 'ee, four'], pace: 5, end: 'silence' as const };
  use.fake.play(scene, scene);
  const whole = await ask(model, { stop: ['three', 'nothing'] });
  expect(whole.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: 'One, two, ' } });
  const stream = await use.client.chat.completions.create({
    model,
    messages,
    stop: 'three',
    stream: true,
  });
  let text = '';
  let reason: string | null = null;
  for await (const { choices } of stream) {
    text += choices[0]!.delta.content ?? '';
    reason = choices[0]!.finish_reason ?? reason;
  }
  expect([text, reason]).toEqual(['One, two, ', 'stop']);
  await expect.poll(() => use.fake.requests.every(({ hungUpAt }) => hungUpAt !== undefined)).toBe(true);
});

test('stream_options.include_usage counts at the end', async () => {
  const stream = await use.client.chat.completions.create({
    model: server,
    messages,
    stream: true,
    stream_options: { include_usage: true },
  });
  const usages = [];
  for await (const { usage } of stream) usages.push(usage);
  expect(usages.pop()).toMatchObject({ prompt_tokens: 12, completion_tokens: 5 });
  expect(usages.every((usage) => usage === null)).toBe(true);
});

test('what an engine thinks is passed on, whole and streamed', async () => {
  use.fake.play({ thought: 'Hm, hello.' }, { thought: 'Hm, hello.' });
  const whole = await ask(server, {});
  expect(whole.choices[0]!.message).toMatchObject({ reasoning_content: 'Hm, hello.' });
  const stream = await use.client.chat.completions.create({ model: thinker, messages, stream: true });
  let thought = '';
  for await (const { choices } of stream)
    thought += (choices[0]!.delta as { reasoning_content?: string }).reasoning_content ?? '';
  expect(thought).toBe('Hm, hello.');
});

test.for<[string, string, object]>([
  [
    'OpenAI',
    plain,
    {
      error: {
        message: "This model's maximum context length is 128000 tokens.",
        type: 'invalid_request_error',
        param: 'messages',
        code: 'context_length_exceeded',
      },
    },
  ],
  [
    'Anthropic',
    claude,
    {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'prompt is too long: 201000 tokens > 200000 maximum' },
    },
  ],
  [
    'Google',
    gemini,
    {
      error: {
        code: 400,
        message: 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
        status: 'INVALID_ARGUMENT',
      },
    },
  ],
  [
    'llama.cpp',
    server,
    {
      error: {
        code: 400,
        message: 'the request exceeds the available context size, try increasing it',
        type: 'exceed_context_size_error',
      },
    },
  ],
])('%s finds it too long: that is the asker’s to mend', async ([, model, refusal]) => {
  use.fake.play({ status: 400, refusal });
  await expect(ask(model, {})).rejects.toMatchObject({ status: 400, code: 'context_length_exceeded' });
});

test('a parameter that the provider does not like is named', async () => {
  const error = {
    message: 'no',
    type: 'invalid_request_error',
    param: 'top_p',
    code: 'unsupported_parameter',
  };
  use.fake.play({ status: 400, refusal: { error } });
  await expect(ask(plain, { top_p: 0.4 })).rejects.toMatchObject({ status: 400, param: 'top_p' });
});

test('errors have OpenAI’s statuses, types and codes', async () => {
  const wrong = use.clientWith('sk-of-somewhere-else');
  await expect(wrong.models.list()).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' });
  await expect(use.clientWith('fk_nothing').models.list()).rejects.toMatchObject({
    status: 401,
    code: 'invalid_api_key',
    message: expect.stringContaining('API key'),
  });
  await expect(ask('gpt-none', {})).rejects.toMatchObject({
    status: 404,
    code: 'model_not_found',
    param: 'model',
    message: expect.stringMatching(/no engine with this name.*\/v1\/models/),
  });
  await expect(ask(server, { messages: [{ role: 'user', content: 5 }] })).rejects.toMatchObject({
    param: 'messages[0].content',
    message: expect.stringContaining('expected string or array'),
  });
  await expect(ask(server, { messages: [{ role: 'king', content: '' }] })).rejects.toMatchObject({
    param: 'messages[0].role',
    message: expect.stringContaining("'system'"),
  });
  const headers = { authorization: `Bearer ${use.apiKey}`, 'content-type': 'text/plain' };
  const text = await use.app.fetch('http://localhost:3000/v1/chat/completions', {
    method: 'POST',
    headers,
    body: 'hello',
  });
  expect(text.status).toBe(415);
  expect(await text.json()).toMatchObject({ error: { code: 'unsupported_media_type' } });
  await expect(ask(server, { temperature: 9 })).rejects.toMatchObject({
    status: 400,
    code: 'invalid_value',
    param: 'temperature',
  });
  await expect(ask(server, { messages: [{ role: 'user' }] })).rejects.toMatchObject({
    status: 400,
    param: 'messages[0].content',
  });
  use.fake.play({ status: 429, headers: { 'retry-after': '17' } });
  const tooOften = await ask(server, {}).catch((error: unknown) => error);
  expect(tooOften).toMatchObject({ status: 429, type: 'requests', code: 'rate_limit_exceeded' });
  expect((tooOften as { headers: Headers }).headers.get('retry-after')).toBe('17');
  use.fake.play(...Array.from({ length: 3 }, () => ({ status: 500, headers: { 'retry-after': '0' } })));
  await expect(ask(server, {})).rejects.toMatchObject({ status: 503, type: 'server_error' });
});

test('a key is welcome on calls that need none', async () => {
  const headers = { authorization: `Bearer ${use.apiKey}` };
  expect((await use.app.fetch('http://localhost:3000/api/tools', { headers })).status).toBe(200);
  expect((await use.app.fetch('http://localhost:3000/api/auth/user', { headers })).status).toBe(403);
});
