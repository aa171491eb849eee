/** Following people, and who may see which part of oneself. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { audiences, parts } from './parts.ts';

/** So many that nobody meets it, and few enough to be counted. */
export const mostFollowed = 5000;

export const handleParams = z.strictObject({
  handle: z
    .string()
    .max(60)
    .regex(/^[\w.-]+$/, 'That is no handle.'),
});

export const personShape = z.object({
  handle: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
});
export type NamedPerson = z.output<typeof personShape>;

export const listFollows = endpoint({
  method: 'GET',
  path: '/api/follows',
  summary: 'Whom you follow and who follows you, the newest first. Only you see these lists.',
  access: 'member',
  output: z.object({ following: z.array(personShape), followers: z.array(personShape) }),
});

export const followState = endpoint({
  method: 'GET',
  path: '/api/follows/:handle',
  summary: 'Whether you follow a member, and whether they follow you.',
  access: 'member',
  params: handleParams,
  output: z.object({ following: z.boolean(), followsYou: z.boolean() }),
});

export const followPerson = endpoint({
  method: 'PUT',
  path: '/api/follows/:handle',
  summary: 'Follow a member: see what they do first, and what they show to followers.',
  access: 'member',
  rate: 'post',
  params: handleParams,
  output: done,
});

export const unfollowPerson = endpoint({
  method: 'DELETE',
  path: '/api/follows/:handle',
  summary: 'Follow a member no longer. They are not told.',
  access: 'member',
  params: handleParams,
  output: done,
});

export const removeFollower = endpoint({
  method: 'DELETE',
  path: '/api/followers/:handle',
  summary:
    'Take someone from your followers. They are not told; block them to keep them from following again.',
  access: 'member',
  params: handleParams,
  output: done,
});

const choices = z.record(z.enum(parts), z.enum(audiences));

export const listAudiences = endpoint({
  method: 'GET',
  path: '/api/audiences',
  summary: 'Who may see which part of you.',
  access: 'member',
  output: z.object({ parts: choices }),
});

export const putAudiences = endpoint({
  method: 'PATCH',
  path: '/api/audiences',
  summary: 'Change who may see parts of you. It holds at once, everywhere.',
  access: 'member',
  body: z.strictObject({
    parts: z.partialRecord(z.enum(parts), z.enum(audiences, 'Choose who may see it.')),
  }),
  output: z.object({ parts: choices }),
});
