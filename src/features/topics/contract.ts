/** What the site has on a topic. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { topicShape } from '#social/topics/topic.ts';

const longestTopic = 100;

const result = z.object({ title: z.string(), description: z.string(), href: z.string(), kind: z.string() });
export type FoundOnTopic = z.output<typeof result>;

export const topicResults = endpoint({
  method: 'GET',
  path: '/api/topics/:topic',
  summary: 'Get everything on a topic.',
  access: 'public',
  params: z.strictObject({ topic: z.string().max(longestTopic).regex(topicShape, 'Invalid topic.') }),
  output: z.object({
    /** As in the canonical address. */
    topic: z.string(),
    title: z.string(),
    /** The handle of a member who is called so, where no page of ours is. */
    member: z.string().nullable(),
    results: z.array(result),
    /** What there is instead, when there are no results. */
    suggestions: z.array(result),
  }),
});
export type TopicAnswer = z.output<typeof topicResults.output>;
