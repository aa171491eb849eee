import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { exported } from './exported.ts';

export const exportFormats = ['md', 'pdf', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportQuery = z.strictObject({
  format: z.enum(exportFormats),
  /** Also what the answer was drawn from, such as each engine's own. */
  raw: z.enum(['true', 'false']).default('false'),
});

export const exportRun = endpoint({
  method: 'GET',
  path: '/api/runs/:id/export',
  summary: 'A run of yours as a file: Markdown, PDF, or JSON of this shape.',
  access: 'guest',
  key: 'tools:run',
  streaming: true,
  params: z.strictObject({ id: z.uuid() }),
  query: exportQuery,
  output: exported,
});
