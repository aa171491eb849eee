/** What the palette finds beyond names: pages by what they are for, and one's own work. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const longestQuestion = 200;

export const find = endpoint({
  method: 'GET',
  path: '/api/find',
  summary: 'Search pages, community content and your own work.',
  access: 'guest',
  business: 'member',
  query: z.strictObject({ q: z.string().trim().min(1, 'Enter some text first.').max(longestQuestion) }),
  output: z.object({
    /** The page that does what is wished for, opened with the words in it. */
    tool: z.object({ title: z.string(), description: z.string(), href: z.string() }).nullable(),
    /** Ids of the page table, the nearest first. */
    pages: z.array(z.string()),
    /** Questions, creations, lessons and posts that everyone may see. */
    shown: z.array(z.object({ title: z.string(), label: z.string(), href: z.string() })),
    work: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        toolTitle: z.string(),
        /** Where it goes on; null where its tool has no page. */
        href: z.string().nullable(),
      }),
    ),
  }),
});
export type FoundWork = z.output<typeof find.output>['work'][number];
