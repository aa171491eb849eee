/** Muting and blocking people. Nobody is told that they were. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

/** `mute`: I do not see what they say, nor hear of what they do. `block`: nor can they reach me. */
export const boundaryKinds = ['mute', 'block'] as const;
export type BoundaryKind = (typeof boundaryKinds)[number];

/** So many that nobody meets it; few enough for every list to be held against them. */
export const mostBoundaries = 1000;

const handle = z.strictObject({
  handle: z
    .string()
    .max(60)
    .regex(/^[\w.-]+$/, 'Invalid handle.'),
});

const boundary = z.object({
  handle: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  kind: z.enum(boundaryKinds),
  createdAt: moment,
});
export type Boundary = z.output<typeof boundary>;

export const listBoundaries = endpoint({
  method: 'GET',
  path: '/api/boundaries',
  summary: 'List muted and blocked people, newest first.',
  access: 'member',
  output: z.object({ items: z.array(boundary) }),
});

export const setBoundary = endpoint({
  method: 'PUT',
  path: '/api/boundaries/:handle',
  summary: 'Mute or block a member. They aren’t notified.',
  access: 'member',
  rate: 'post',
  params: handle,
  body: z.strictObject({ kind: z.enum(boundaryKinds) }),
  output: done,
});

export const liftBoundary = endpoint({
  method: 'DELETE',
  path: '/api/boundaries/:handle',
  summary: 'Unmute or unblock a member.',
  access: 'member',
  params: handle,
  output: done,
});
