/** What came of one's own creations, counted without following anyone. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';

export const statisticsDays = 30;

export const countView = endpoint({
  method: 'POST',
  path: '/api/gallery/:id/views',
  summary: 'Count a view of a creation, once per person per day. Viewers aren’t recorded.',
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
  summary: 'Get views, likes, remixes and thanks for your creations.',
  access: 'member',
  business: 'member',
  query: paged({}),
  output: page(numbers.extend({ id: z.string(), title: z.string() })).extend({
    /** Of all of them, the oldest day first. */
    days: z.array(z.object({ day: z.string(), views: z.number() })),
  }),
});
