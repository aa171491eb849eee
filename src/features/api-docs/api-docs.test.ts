import { expect, test } from 'vitest';
import { z } from 'zod';
import { gathered } from '#app/gathered.server.ts';
import { printOpenApi } from '#kit/contract/openapi.ts';
import { asCurl, asFetch } from './as-code.ts';
import { callsIn, groupCalls, type ApiCall, type OpenApiDocument } from './document.ts';
import { exampleCalls } from './example-calls.ts';
import { exampleOf, fieldsOf, typeWords } from './fields-of.ts';
import { requestOf, whatIsMissing } from './request-of.ts';

const endpoints = gathered.endpoints.map(({ endpoint }) => endpoint);
const tools = gathered.runs.map(({ tool }) => tool);
const examplesOf = exampleCalls(tools);
const printed = printOpenApi(endpoints, { title: 'Test', url: 'http://localhost', examplesOf });
/** As it arrives. */
const calls = callsIn(JSON.parse(JSON.stringify(printed)) as OpenApiDocument);
const callOf = (id: string) => calls.find((call) => call.id === id)!;
const createRun = callOf('POST /api/tools/{tool}/runs');
const options = { origin: 'https://frenly.example.org', streams: false };

test('every call that a key may make is there, and no other', () => {
  const expected = endpoints
    .filter(({ key, path, method }) => key && !(path === '/mcp' && method !== 'POST'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')}`);
  expect(calls.map(({ id }) => id).sort()).toEqual(expected.sort());
});

test('each tool has its own examples, and every example is one that its call accepts', () => {
  for (const tool of tools)
    expect(createRun.body!.examples.filter((example) => example['x-params']?.tool === tool.id)).toHaveLength(
      tool.examples.length,
    );
  for (const endpoint of endpoints)
    for (const { title, body, schema } of examplesOf(endpoint)) {
      const accepting = schema ?? endpoint.body;
      if (accepting) expect(z.safeParse(accepting, body).error, title).toBeUndefined();
    }
});

test('they come in groups, running a tool first, and are found by their words', () => {
  const groups = groupCalls(calls);
  expect(groups[0]!.calls[0]).toBe(createRun);
  expect(groups.flatMap((group) => group.calls)).toHaveLength(calls.length);
  const found = groupCalls(calls, '  AUDIO/speech post ');
  expect(found.flatMap((group) => group.calls.map(({ id }) => id))).toEqual(['POST /v1/audio/speech']);
  expect(groupCalls(calls, 'zebra')).toEqual([]);
});

test('what was filled in becomes a request, and what is missing is said', () => {
  const body = JSON.stringify({ input: { text: "it's" } });
  const filled = { values: { 'path.tool': 'a b', 'header.Idempotency-Key': 'k' }, body, file: undefined };
  expect(requestOf(createRun, filled)).toEqual({
    method: 'POST',
    address: '/api/tools/a%20b/runs',
    headers: { 'Idempotency-Key': 'k', 'Content-Type': 'application/json' },
    json: body,
    form: undefined,
  });
  expect(whatIsMissing(createRun, filled)).toBeUndefined();
  expect(whatIsMissing(createRun, { ...filled, values: {} })).toBe('Fill in tool first.');
  expect(whatIsMissing(createRun, { ...filled, body: '{' })).toMatch(/isn’t valid JSON/);
  const list = callOf('GET /api/runs');
  expect(requestOf(list, { values: { 'query.q': 'a&b' }, body: '', file: undefined })).toMatchObject({
    address: '/api/runs?q=a%26b',
    json: undefined,
  });
});

test('a form is sent as one', () => {
  const transcription = callOf('POST /v1/audio/transcriptions');
  const file = new File(['x'], 'note.wav');
  const filled = { values: { 'form.response_format': 'text' }, body: '', file };
  const request = requestOf(transcription, filled);
  expect(request).toMatchObject({
    headers: {},
    form: [
      ['file', file],
      ['response_format', 'text'],
    ],
  });
  expect(whatIsMissing(transcription, { ...filled, file: undefined })).toBe('Choose a file first.');
  expect(asCurl(request, options)).toContain("-F 'file=@note.wav'");
  expect(asFetch(request, options)).toContain('openAsBlob("note.wav")');
});

test('as code it can be taken along; the key is never in it', () => {
  const values = { 'path.tool': 'summarise', 'header.Idempotency-Key': 'k' };
  const request = requestOf(createRun, { values, body: '{"input":{"text":"it\'s"}}', file: undefined });
  expect(asCurl(request, options)).toBe(
    [
      "curl -X POST 'https://frenly.example.org/api/tools/summarise/runs' \\",
      '  -H "Authorization: Bearer $FRENLY_KEY" \\',
      "  -H 'Idempotency-Key: k' \\",
      "  -H 'Content-Type: application/json' \\",
      `  -d '{"input":{"text":"it'\\''s"}}'`,
    ].join('\n'),
  );
  const program = asFetch(request, options);
  expect(program).toContain('Authorization: `Bearer ${process.env.FRENLY_KEY}`,');
  expect(program).toContain(`'Idempotency-Key': "k",`);
  expect(asCurl(request, { ...options, streams: true })).toMatch(/^curl -N /);
});

test('fields are described in words, with an example value', () => {
  const schema = {
    type: 'object',
    properties: {
      text: { type: 'string', minLength: 40, maxLength: 100_000 },
      length: { type: 'string', enum: ['short', 'long'], default: 'short' },
      options: { type: 'object', properties: { count: { type: 'integer', minimum: 2, maximum: 8 } } },
    },
    required: ['text', 'length'],
  };
  expect(fieldsOf(schema)).toEqual([
    { name: 'text', type: 'string, at least 40 characters, at most 100,000 characters', required: true },
    { name: 'length', type: '"short" or "long", "short" by default', required: true },
    { name: 'options', type: 'object', required: false },
    { name: 'options.count', type: 'integer, from 2, up to 8', required: false },
  ]);
  expect(exampleOf(schema)).toEqual({ text: 'text', length: 'short' });
  expect(typeWords({ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] })).toBe(
    'string or list of string',
  );
});

test('every call has a body to begin with that is at least of its shape', () => {
  const withBody = calls.filter((call): call is ApiCall & { body: object } => call.body?.kind === 'json');
  for (const { id, body } of withBody) expect(exampleOf(body!.schema), id).toBeTypeOf('object');
});
