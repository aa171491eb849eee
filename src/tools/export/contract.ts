import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { exported } from './exported.ts';

export const exportQuery = z.strictObject({
  /** One that the kind of result has. */
  format: z.string().regex(/^[a-z0-9-]{1,20}$/),
  /** Also what the answer was drawn from, such as each engine's own. */
  raw: z.enum(['true', 'false']).default('false'),
});

export const exportRun = endpoint({
  method: 'GET',
  path: '/api/runs/:id/export',
  summary: 'Export a run as a file; JSON has this shape.',
  access: 'guest',
  business: 'member',
  key: 'tools:run',
  streaming: true,
  params: z.strictObject({ id: z.uuid() }),
  query: exportQuery,
  output: exported,
});
