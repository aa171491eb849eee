/** The Responses API, with OpenAI's own client and with the AI SDK, whose OpenAI provider speaks it by default. */
import { generateText, jsonSchema, Output, stepCountIs, streamText, tool } from 'ai';
import type { ResponseCreateParamsNonStreaming as Params } from 'openai/resources/responses/responses';
import { expect } from 'vitest';
import { buildKey, buildUser } from '#testing/factories.ts';
import { databaseTest as test } from '#testing/test-app.ts';
import { server, thinker, useClients } from './clients.testing.ts';
import { sweepResponses } from './jobs.server.ts';
import { keptResponses } from './table.server.ts';

const use = await useClients();
const ask = (more: Partial<Params>) =>
  use.client.responses.create({ model: server, input: 'Say hello.', ...more } as Params);
const parameters = {
  type: 'object',
  properties: { town: { type: 'string' } },
  required: ['town'],
  additionalProperties: false,
};
const weather = {
  type: 'function' as const,
  name: 'weather',
  description: 'The weather',
  parameters,
  strict: true,
};

test('a response without streaming has the whole answer', async () => {
  const answer = await ask({ instructions: 'Be brief.', metadata: { ticket: '7' }, user: 'their-42' });
  expect(answer).toMatchObject({
    object: 'response',
    status: 'completed',
    model: server,
    output_text: 'Hello from the fake.',
    metadata: { ticket: '7' },
    usage: { input_tokens: 12, output_tokens: 5, total_tokens: 17 },
  });
  expect(use.upstream().body).toMatchObject({
    user: 'their-42',
    messages: [{ role: 'system', content: 'Be brief.' }, { role: 'user' }],
  });
});

test('an answer, streamed: every event that the client knows, numbered', async () => {
  const stream = use.client.responses.stream({ model: server, input: 'Say hello.' });
  const events: { type: string; sequence_number: number }[] = [];
  stream.on('event', (event) => void events.push(event as never));
  const final = await stream.finalResponse();
  expect(final.output_text).toBe('Hello from the fake.');
  const types = events.map(({ type }) => type);
  expect(types.slice(0, 4)).toEqual([
    'response.created',
    'response.in_progress',
    'response.output_item.added',
    'response.content_part.added',
  ]);
  expect(types.slice(-4)).toEqual([
    'response.output_text.done',
    'response.content_part.done',
    'response.output_item.done',
    'response.completed',
  ]);
  expect(events.map((event) => event.sequence_number)).toEqual(events.map((_, at) => at));
});

test('a tool is called, and its result leads to the answer', async () => {
  use.fake.play({ words: ['Let me look.'], tool: { name: 'weather', input: { town: 'Porto' } } });
  const first = await ask({ tools: [weather], tool_choice: 'required', parallel_tool_calls: false });
  expect(use.upstream().body).toMatchObject({
    tool_choice: 'required',
    parallel_tool_calls: false,
    tools: [{ type: 'function', function: { name: 'weather', parameters, strict: true } }],
  });
  const call = first.output.find((item) => item.type === 'function_call')!;
  expect(call).toMatchObject({ name: 'weather', arguments: '{"town":"Porto"}', status: 'completed' });
  const result = { type: 'function_call_output' as const, call_id: call.call_id, output: 'sunny' };
  const second = await ask({
    tools: [weather],
    input: [{ role: 'user', content: 'How is it in Porto?' }, ...(first.output as never[]), result],
  });
  expect(second.output_text).toBe('Hello from the fake.');
  expect(use.upstream().body.messages).toMatchObject([
    { role: 'user' },
    { role: 'assistant', content: 'Let me look.', tool_calls: [{ function: { name: 'weather' } }] },
    { role: 'tool', content: 'sunny' },
  ]);
});

test('a call of a tool is streamed too', async () => {
  use.fake.play({ words: [], tool: { name: 'weather', input: { town: 'Porto' } } });
  const stream = await use.client.responses.create({
    model: server,
    input: 'x',
    tools: [weather],
    stream: true,
  });
  const types: string[] = [];
  for await (const event of stream) {
    types.push(event.type);
    if (event.type === 'response.function_call_arguments.done')
      expect(event.arguments).toBe('{"town":"Porto"}');
  }
  expect(types).toContain('response.function_call_arguments.delta');
});

test('text.format, reasoning and verbosity reach the engine; reasoning comes back', async () => {
  use.fake.play({ thought: 'Hm.', words: ['{"town":', '"Porto"}'] });
  const answer = await ask({
    model: thinker,
    text: {
      format: { type: 'json_schema', name: 'trip', schema: parameters, strict: true },
      verbosity: 'low',
    },
    reasoning: { effort: 'low', summary: 'auto' },
    max_output_tokens: 99,
    include: ['reasoning.encrypted_content'],
  });
  expect(use.upstream().body).toMatchObject({
    text: {
      format: { type: 'json_schema', name: 'trip', schema: parameters, strict: true },
      verbosity: 'low',
    },
    reasoning: { effort: 'low', summary: 'auto' },
    max_output_tokens: 99,
  });
  expect(answer.output[0]).toMatchObject({ type: 'reasoning', summary: [{ text: 'Hm.' }] });
  expect(JSON.parse(answer.output_text)).toEqual({ town: 'Porto' });
});

test('a response follows up on another of the same person, and on nobody else’s', async () => {
  const first = await ask({ input: 'My name is Ann.' });
  const second = await ask({ input: 'And who am I?', previous_response_id: first.id });
  await ask({ input: 'Sure?', previous_response_id: second.id });
  expect((use.upstream().body.messages as { content: unknown }[]).map(({ content }) => content)).toEqual([
    'My name is Ann.',
    'Hello from the fake.',
    'And who am I?',
    'Hello from the fake.',
    'Sure?',
  ]);
  const refusal = { status: 400, code: 'previous_response_not_found', param: 'previous_response_id' };
  const stranger = await buildKey(use.app, await buildUser(use.app), { scopes: ['tools:run'] });
  const theirs = use.clientWith(stranger.secret).responses;
  const follow = { model: server, input: 'x', previous_response_id: first.id };
  await expect(theirs.create(follow)).rejects.toMatchObject(refusal);
  await expect(ask({ previous_response_id: 'resp_nothing' })).rejects.toMatchObject(refusal);
  await expect(theirs.retrieve(first.id)).rejects.toMatchObject({ status: 404 });

  expect((await use.client.responses.retrieve(first.id)).output_text).toBe('Hello from the fake.');
  await use.client.responses.delete(first.id);
  await expect(use.client.responses.retrieve(first.id)).rejects.toMatchObject({ status: 404 });
  await expect(ask({ previous_response_id: second.id })).rejects.toMatchObject(refusal);
});

test('what shall not be kept is not, and the rest for thirty days', async () => {
  const { id } = await ask({ store: false });
  await expect(use.client.responses.retrieve(id)).rejects.toMatchObject({ status: 404 });
  const kept = await ask({});
  const sweep = () => sweepResponses.run({} as never, { services: use.app.services } as never);
  await sweep();
  expect(await use.client.responses.retrieve(kept.id)).toMatchObject({ id: kept.id });
  await use.app.services.db
    .update(keptResponses)
    .set({ createdAt: new Date(Date.now() - 31 * 24 * 3600_000) });
  await sweep();
  await expect(use.client.responses.retrieve(kept.id)).rejects.toMatchObject({ status: 404 });
});

test.for<[string, object]>([
  ['background', { background: true }],
  ['conversation', { conversation: 'conv_1' }],
  ['prompt', { prompt: { id: 'pmpt_1' } }],
  ['truncation', { truncation: 'auto' }],
  ['max_tool_calls', { max_tool_calls: 3 }],
  ['service_tier', { service_tier: 'priority' }],
  ['top_logprobs', { top_logprobs: 2 }],
  ['include', { include: ['message.output_text.logprobs'] }],
  ['tools[0].type', { tools: [{ type: 'web_search' }] }],
  ['input[0].type', { input: [{ type: 'computer_call_output', call_id: 'x', output: {} }] }],
  ['input[0].call_id', { input: [{ type: 'function_call_output', call_id: 'x', output: 'y' }] }],
  ['input[0].id', { input: [{ type: 'item_reference', id: 'msg_nothing' }] }],
  ['text.format', { model: 'bamboo', text: { format: { type: 'json_object' } } }],
  ['reasoning.effort', { model: 'bamboo', reasoning: { effort: 'low' } }],
  ['temperature', { model: thinker, temperature: 0.1 }],
  ['seed', { seed: 1 }],
])('%s is refused by name', async ([param, more]) => {
  await expect(ask(more)).rejects.toMatchObject({ status: 400, param });
});

test('what breaks in the middle is a failed response', async () => {
  const scene = { words: ['So far'], end: 'cut' as const };
  use.fake.play(scene, scene);
  await expect(ask({})).rejects.toMatchObject({ status: 502 });
  const stream = await use.client.responses.create({ model: server, input: 'x', stream: true });
  const last = (await Array.fromAsync(stream)).at(-1)!;
  expect(last).toMatchObject({ type: 'response.failed', response: { status: 'failed' } });
});

test('the AI SDK by its default way: text, stream, reasoning, structure', async () => {
  expect((await generateText({ model: use.sdk(server), prompt: 'x', maxRetries: 0 })).text).toBe(
    'Hello from the fake.',
  );
  use.fake.play({ thought: 'Hm.' });
  const streamed = streamText({ model: use.sdk(server), prompt: 'x', maxRetries: 0 });
  expect(await streamed.text).toBe('Hello from the fake.');
  expect(await streamed.reasoningText).toBe('Hm.');
  use.fake.play({ words: ['{"town":"Porto"}'] });
  const schema = jsonSchema<{ town: string }>(parameters as never);
  const asked = { model: use.sdk(server), prompt: 'x', maxRetries: 0 };
  const { output } = await generateText({ ...asked, output: Output.object({ schema }) });
  expect(output).toEqual({ town: 'Porto' });
});

test('the AI SDK’s tool loop works, and a conversation continues with its history', async () => {
  use.fake.play({ words: ['Let me look.'], tool: { name: 'weather', input: { town: 'Porto' } } });
  const tools = {
    weather: tool({
      description: 'The weather',
      inputSchema: jsonSchema<{ town: string }>(parameters as never),
      execute: async ({ town }) => `sunny in ${town}`,
    }),
  };
  const model = use.sdk(server);
  const result = await generateText({ model, tools, prompt: 'x', stopWhen: stepCountIs(3), maxRetries: 0 });
  expect(result.text).toBe('Hello from the fake.');
  expect(use.upstream().body.messages).toMatchObject([
    { role: 'user' },
    { role: 'assistant', content: 'Let me look.', tool_calls: [{}] },
    { role: 'tool', content: expect.stringContaining('sunny in Porto') },
  ]);
  const messages = [
    { role: 'user' as const, content: 'x' },
    ...result.responseMessages,
    { role: 'user' as const, content: 'Thanks!' },
  ];
  await generateText({ model, tools, messages, maxRetries: 0 });
  expect(JSON.stringify(use.upstream().body.messages)).toContain('Hello from the fake.');
});

test('auto and consensus stand in the list, and can be asked about', async () => {
  const ids = (await use.client.models.list()).data.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(['auto', 'consensus']);
  expect(await use.client.models.retrieve('consensus')).toMatchObject({ id: 'consensus', object: 'model' });
  const { model } = await ask({ model: 'auto' });
  expect(ids).toContain(model);
  expect(model).not.toBe('auto');
});

test('the model consensus answers with what engines agree on, and how', async () => {
  const question = 'What is the capital of Australia?';
  const messages = [{ role: 'user' as const, content: question }];
  use.fake.play(...Array.from({ length: 12 }, () => ({ words: ['The capital of Australia is Canberra.'] })));
  const { choices, model } = await use.client.chat.completions.create({ model: 'consensus', messages });
  expect(model).toBe('consensus');
  const message = choices[0]!.message as (typeof choices)[0]['message'] & {
    consensus: { finding: object; run: string };
  };
  expect(message.content).toContain('Canberra');
  expect(message.consensus).toMatchObject({ run: expect.any(String), members: expect.any(Array) });
  expect(message.consensus.finding).toMatchObject({
    agreed: expect.any(Array),
    contested: expect.any(Array),
  });

  use.fake.play(...Array.from({ length: 12 }, () => ({ words: ['The capital of Australia is Canberra.'] })));
  const stream = await use.client.responses.create({ model: 'consensus', input: question, stream: true });
  const last = (await Array.fromAsync(stream)).at(-1)!;
  expect(last).toMatchObject({
    type: 'response.completed',
    response: { model: 'consensus', consensus: { finding: expect.any(Object) } },
  });
  const { text } = await generateText({ model: use.sdk('consensus'), prompt: question, maxRetries: 0 });
  expect(text).not.toBe('');
});
