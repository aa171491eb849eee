import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { briefSchema, partKind, voiceSchema, wordsSchema } from './fields.ts';

export const writeStudioPart = endpoint({
  access: 'guest',
  key: 'tools:run',
  business: 'member',
  method: 'POST',
  path: '/api/studio/parts',
  summary: 'Generate one part of a set from its brief, by a language model, or in the brief’s own words.',
  bodyLimit: 300_000,
  body: z.strictObject({
    brief: briefSchema,
    voice: voiceSchema,
    kind: partKind,
    /** The engine that writes; the brief's own words without a language model. */
    engine: z.string().max(200).optional(),
  }),
  output: z.object({
    words: wordsSchema,
    /** The engine that wrote it; null where the brief's own words stand. */
    by: z.string().nullable(),
  }),
});
