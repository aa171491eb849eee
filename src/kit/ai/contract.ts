/** The engines that can answer: what every tool may ask. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { capabilities, engineSources, outcomes } from './engine.ts';

const engine = z.object({
  id: z.string(),
  title: z.string(),
  provider: z.string(),
  about: z.string().nullable(),
  model: z.string(),
  family: z.string(),
  can: z.array(z.enum(capabilities)),
  contextTokens: z.number().nullable(),
  /** Micro-dollars per million tokens. */
  price: z.object({ input: z.number(), output: z.number() }).nullable(),
  source: z.enum(engineSources),
  small: z.boolean().optional(),
  health: z.object({
    state: z.enum(['unknown', 'good', 'unsteady', 'failing']),
    firstTokenMs: z.number().nullable(),
    lastFault: z.enum(outcomes).nullable(),
  }),
});
export type EngineItem = z.output<typeof engine>;

export const listEngines = endpoint({
  method: 'GET',
  path: '/api/engines',
  summary: 'List the engines available to you, best first.',
  access: 'public',
  business: 'member',
  output: z.object({
    items: z.array(engine),
    /** The day on which prices were looked up. */
    pricesAsOf: z.string(),
  }),
});
