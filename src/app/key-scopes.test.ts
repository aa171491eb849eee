/** The scope that an endpoint asks of an API key says what the call does: reading needs a read scope, writing a write scope. */
import { expect, test } from 'vitest';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { gathered } from './gathered.server.ts';

/** What a key with `tools:run` may do, and why it is no more than running tools. */
const runningTools: Record<string, string[]> = {
  'begins, steers or ends a run, or computes an answer without keeping it': [
    'POST /api/ebooks/cover-pictures',
    'POST /api/editor/check',
    'POST /api/hearings',
    'POST /api/hearings/preparations',
    'POST /api/product-manuals/photos',
    'POST /api/runs/:id/requests',
    'POST /api/runs/:id/retry',
    'POST /api/runs/:id/stop',
    'POST /api/studio/parts',
    'POST /api/tools/:tool/quote',
    'POST /api/tools/:tool/runs',
    'POST /api/voice-email/revisions',
    'POST /api/workflow-executions/:id/restart',
    'POST /api/workflow-executions/:id/stop',
    'POST /api/workflows/:id/executions',
    'POST /api/workflows/:id/quote',
    'POST /mcp',
    'POST /v1/audio/speech',
    'POST /v1/audio/transcriptions',
    'POST /v1/audio/translations',
    'POST /v1/chat/completions',
    'POST /v1/completions',
    'POST /v1/embeddings',
    'POST /v1/images/edits',
    'POST /v1/images/generations',
    'POST /v1/moderations',
    'POST /v1/responses',
  ],
  'fetches the result of one run, by the id that beginning it answered': [
    'GET /api/runs/:id',
    'GET /api/runs/:id/export',
    'GET /api/runs/:id/files',
    'GET /api/runs/:id/stream',
    'GET /api/workflow-executions/:id',
    'GET /api/workflow-executions/:id/steps/:step',
    'GET /v1/responses/:id',
  ],
  'fetches a file that a run made which the same key began': ['GET /api/files/:id'],
  'brings the requests of a batch, begins or ends it, and fetches what came of it; shows nothing but such files and batches':
    [
      'GET /v1/batches',
      'GET /v1/batches/:id',
      'GET /v1/files',
      'GET /v1/files/:id',
      'GET /v1/files/:id/content',
      'POST /v1/batches',
      'POST /v1/batches/:id/cancel',
      'POST /v1/files',
    ],
  'brings a file that a run is to read, or takes it back before one has': [
    'DELETE /api/attachments/:id',
    'DELETE /api/uploads/:id',
    'GET /api/uploads/:id',
    'PATCH /api/uploads/:id',
    'POST /api/attachments',
    'POST /api/uploads',
  ],
  'describes tools and engines, and shows nothing of anyone': [
    'DELETE /mcp',
    'GET /api/photos/models',
    'GET /api/voices/:voice/sample',
    'GET /mcp',
    'GET /v1/models',
    'GET /v1/models/:id{.+}',
  ],
};

const withKey: AnyEndpoint[] = gathered.endpoints.flatMap(({ endpoint }) => (endpoint.key ? [endpoint] : []));
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

test('a key that may only run tools opens exactly these', () => {
  const names = withKey.filter(({ key }) => key === 'tools:run').map(nameOf);
  expect(names.toSorted()).toEqual(Object.values(runningTools).flat().toSorted());
});

test.for(
  withKey.filter(({ key }) => key !== 'tools:run').map((endpoint) => [nameOf(endpoint), endpoint] as const),
)('%s asks for a scope that fits its method', ([, { method, key }]) => {
  expect(key).toMatch(method === 'GET' ? /:read$/ : /:write$/);
});
