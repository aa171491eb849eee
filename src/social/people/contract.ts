/** Following people, and who may see which part of oneself. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { audiences, followPolicies, parts } from './parts.ts';

/** So many that nobody meets it, and few enough to be counted. */
export const mostFollowed = 5000;

export const handleParams = z.strictObject({
  handle: z
    .string()
    .max(60)
    .regex(/^[\w.-]+$/, 'Invalid handle.'),
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
  summary:
    'Whom you follow and who follows you, and requests either way, the newest first. Only you see these lists.',
  access: 'member',
  output: z.object({
    following: z.array(personShape),
    followers: z.array(personShape),
    /** Who asks to follow you. */
    requests: z.array(personShape),
    /** Whom you asked. */
    requested: z.array(personShape),
  }),
});

export const followState = endpoint({
  method: 'GET',
  path: '/api/follows/:handle',
  summary: 'Whether you follow a member or asked to, and whether they follow you.',
  access: 'member',
  params: handleParams,
  output: z.object({ following: z.boolean(), followsYou: z.boolean(), requested: z.boolean() }),
});

export const followPerson = endpoint({
  method: 'PUT',
  path: '/api/follows/:handle',
  summary:
    'Follow a member: see what they do first, and what they show to followers. Where they approve followers, ask to.',
  access: 'member',
  rate: 'post',
  params: handleParams,
  output: done.extend({
    /** They are asked first. */
    requested: z.boolean(),
  }),
});

export const unfollowPerson = endpoint({
  method: 'DELETE',
  path: '/api/follows/:handle',
  summary: 'Unfollow a member, or withdraw a request. They aren’t notified.',
  access: 'member',
  params: handleParams,
  output: done,
});

export const approveFollower = endpoint({
  method: 'PUT',
  path: '/api/followers/:handle',
  summary: 'Let someone follow you who asked to.',
  access: 'member',
  params: handleParams,
  output: done,
});

export const removeFollower = endpoint({
  method: 'DELETE',
  path: '/api/followers/:handle',
  summary:
    'Take someone from your followers, or decline their request. They are not told; block them to keep them from following again.',
  access: 'member',
  params: handleParams,
  output: done,
});

const choices = z.record(z.enum(parts), z.enum(audiences));

export const listAudiences = endpoint({
  method: 'GET',
  path: '/api/audiences',
  summary: 'Get who can see each part of your profile, and who can follow you.',
  access: 'member',
  output: z.object({ parts: choices, whoCanFollow: z.enum(followPolicies) }),
});

export const putAudiences = endpoint({
  method: 'PATCH',
  path: '/api/audiences',
  summary: 'Change who can see parts of your profile, and who can follow you. Takes effect at once.',
  access: 'member',
  body: z.strictObject({
    parts: z.partialRecord(z.enum(parts), z.enum(audiences, 'Choose who may see it.')).default({}),
    whoCanFollow: z.enum(followPolicies, 'Choose who may follow you.').optional(),
  }),
  output: z.object({ parts: choices, whoCanFollow: z.enum(followPolicies) }),
});
