/** What came of one's own creations, counted without following anyone. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';

export const statisticsDays = 30;

export const countView = endpoint({
  method: 'POST',
  path: '/api/gallery/:id/views',
  summary:
    'Count that a creation was looked at: once for each person and day. Neither who nor from where is kept.',
  access: 'public',
  params: z.strictObject({ id: z.uuid() }),
  output: done,
});

const numbers = z.object({
  views: z.number(),
  likes: z.number(),
  comments: z.number(),
  /** People who began with it. */
  uses: z.number(),
  thanks: z.number(),
  /** Public collections of others that hold it. */
  collections: z.number(),
});
export type CreationNumbers = z.output<typeof numbers>;

export const ownStatistics = endpoint({
  method: 'GET',
  path: '/api/gallery-statistics',
  summary:
    'How often your creations were looked at, liked, used and thanked for. Only you see it, and of a business those in it.',
  access: 'member',
  business: 'member',
  query: z.strictObject({ before: z.uuid().optional() }),
  output: z.object({
    items: z.array(numbers.extend({ id: z.string(), title: z.string() })),
    next: z.string().nullable(),
    /** Of all of them, the oldest day first. */
    days: z.array(z.object({ day: z.string(), views: z.number() })),
  }),
});
