/** What happens in the community. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { personShape } from '#kit/people/contract.ts';

export const pulseKinds = [
  'creation',
  'experiment',
  'lab-version',
  'lab-call',
  'question',
  'answer',
  'thanks',
  'member',
  'panda',
] as const;
export type PulseKind = (typeof pulseKinds)[number];

const item = z.object({
  id: z.string(),
  kind: z.enum(pulseKinds),
  actor: personShape,
  /** How many of the kind that person did that day, of which the newest are told. */
  count: z.number(),
  things: z.array(z.object({ title: z.string(), href: z.string() })),
  at: moment,
});
export type PulseItem = z.output<typeof item>;

export const pulseQuery = z.strictObject({
  kind: z.enum(pulseKinds).optional(),
  /** Only people whom you follow. */
  who: z.enum(['following']).optional(),
  before: z.uuid().optional(),
});

export const readPulse = endpoint({
  method: 'GET',
  path: '/api/pulse',
  summary: 'What happened, the newest first: what one person did of a kind on one day is told together.',
  access: 'public',
  query: pulseQuery,
  output: z.object({
    items: z.array(item),
    next: z.string().nullable(),
    /** When you last looked; null for strangers and first visits. */
    seenAt: moment.nullable(),
  }),
});

export const markPulseSeen = endpoint({
  method: 'POST',
  path: '/api/pulse/seen',
  summary: 'Remember that you have seen what happened so far.',
  access: 'member',
  output: done,
});
