import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { printOpenApi } from './openapi.ts';

const make = endpoint({
  method: 'POST',
  path: '/api/things/:kind',
  summary: 'Make a thing.',
  access: 'guest',
  key: 'tools:run',
  idempotent: true,
  params: z.strictObject({ kind: z.string() }),
  query: z.strictObject({ loud: z.stringbool().optional() }),
  body: z.strictObject({ name: z.string() }),
  output: z.object({ id: z.string() }),
});
const follow = endpoint({
  method: 'GET',
  path: '/api/things/:id{.+}',
  summary: 'Follow a thing.',
  access: 'member',
  streaming: true,
  params: z.strictObject({ id: z.string() }),
  output: z.object({ step: z.string() }),
});
const send = endpoint({
  method: 'POST',
  path: '/api/files',
  summary: 'Send a file.',
  access: 'member',
  rawBody: true,
  form: z.object({ file: z.file() }),
  output: z.object({}),
});
const secret = endpoint({
  method: 'GET',
  path: '/api/admin',
  summary: 'Rule.',
  access: 'admin',
  output: z.object({}),
});

const { paths } = printOpenApi([make, follow, send, secret], {
  title: 'Test',
  url: 'http://localhost',
  examplesOf: (one) =>
    one === make ? [{ title: 'A cup', params: { kind: 'cup' }, body: { name: 'Blue' } }] : [],
});

test('a call is described with what it takes, who may make it, and an example', () => {
  expect(paths['/api/things/{kind}']!.post).toMatchObject({
    summary: 'Make a thing.',
    'x-key': 'tools:run',
    parameters: [
      { name: 'kind', in: 'path', required: true },
      { name: 'loud', in: 'query', required: false },
      { name: 'Idempotency-Key', in: 'header' },
    ],
    requestBody: {
      content: {
        'application/json': {
          schema: { properties: { name: { type: 'string' } }, required: ['name'] },
          examples: { 'A cup': { value: { name: 'Blue' }, 'x-params': { kind: 'cup' } } },
        },
      },
    },
    security: [{ session: [] }, { key: ['tools:run'] }, {}],
  });
});

test('streams and forms are named as such', () => {
  expect(paths['/api/things/{id}']!.get).toMatchObject({
    responses: { '200': { content: { 'text/event-stream': { schema: { type: 'object' } } } } },
    security: [{ session: [] }],
  });
  expect(paths['/api/files']!.post).toMatchObject({
    requestBody: { content: { 'multipart/form-data': { schema: { required: ['file'] } } } },
  });
});

test('what only admins may do is not described', () => {
  expect(paths).not.toHaveProperty('/api/admin');
});
