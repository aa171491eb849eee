/** What happens in the community. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { personShape } from '#social/people/contract.ts';

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

export const pulseQuery = paged({
  kind: z.enum(pulseKinds).optional(),
  /** Only people whom you follow. */
  who: z.enum(['following']).optional(),
});

export const readPulse = endpoint({
  method: 'GET',
  path: '/api/pulse',
  summary: 'List activity, newest first, grouped by person, kind and day.',
  access: 'public',
  query: pulseQuery,
  output: page(item).extend({
    /** When you last looked; null for strangers and first visits. */
    seenAt: moment.nullable(),
  }),
});

export const markPulseSeen = endpoint({
  method: 'POST',
  path: '/api/pulse/seen',
  summary: 'Mark activity as seen.',
  access: 'member',
  output: done,
});
