/** Who is in a thread, and the links that let others in. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { memberHandle } from '#tools/work/member-handle.ts';
import { guestName } from './fields.ts';
import { mostMembers } from './limits.ts';
import { givenRoles, threadRoles } from './roles.ts';

const id = z.strictObject({ id: z.uuid() });
const one = z.strictObject({ id: z.uuid(), member: z.uuid() });
const secret = z.strictObject({ secret: z.string().regex(/^[\w-]{16,60}$/) });

export const addThreadMember = endpoint({
  method: 'POST',
  path: '/api/threads/:id/members',
  summary: 'Add a member to a thread by handle.',
  access: 'member',
  rate: 'post',
  params: id,
  body: z.strictObject({
    who: memberHandle,
    role: z.enum(givenRoles),
  }),
  output: done,
});

export const changeThreadRole = endpoint({
  method: 'PATCH',
  path: '/api/threads/:id/members/:member',
  summary: 'Change someone’s role in your thread.',
  access: 'member',
  params: one,
  body: z.strictObject({ role: z.enum(givenRoles) }),
  output: done,
});

export const removeThreadMember = endpoint({
  method: 'DELETE',
  path: '/api/threads/:id/members/:member',
  summary: 'Remove someone from your thread, or leave one.',
  access: 'guest',
  params: one,
  output: done,
});

export const handOverThread = endpoint({
  method: 'POST',
  path: '/api/threads/:id/owner',
  summary: 'Transfer your thread to someone in it; you stay as an editor.',
  access: 'member',
  params: id,
  body: z.strictObject({ member: z.uuid() }),
  output: done,
});

const invite = z.object({
  id: z.string(),
  role: z.enum(givenRoles),
  most: z.number().nullable(),
  uses: z.number(),
  expiresAt: moment,
  createdAt: moment,
});

export const listThreadInvites = endpoint({
  method: 'GET',
  path: '/api/threads/:id/invites',
  summary: 'List a thread’s active invite links.',
  access: 'member',
  params: id,
  output: z.object({ items: z.array(invite) }),
});

export const createThreadInvite = endpoint({
  method: 'POST',
  path: '/api/threads/:id/invites',
  summary: 'Create an invite link. Its address is shown only once.',
  access: 'member',
  rate: 'post',
  params: id,
  body: z.strictObject({
    role: z.enum(givenRoles),
    most: z.int().min(1).max(mostMembers).nullable().default(null),
    days: z.int().min(1).max(90).default(7),
  }),
  output: invite.extend({ path: z.string() }),
});

export const revokeThreadInvite = endpoint({
  method: 'DELETE',
  path: '/api/thread-invites/:id',
  summary: 'Revoke an invite link.',
  access: 'member',
  params: id,
  output: done,
});

export const readThreadInvite = endpoint({
  method: 'GET',
  path: '/api/thread-invites/by/:secret',
  summary: 'Get an invite.',
  access: 'public',
  params: secret,
  output: z.object({
    threadId: z.string(),
    title: z.string(),
    members: z.number(),
    by: z.string().nullable(),
    role: z.enum(givenRoles),
    /** Whether one may come in by it without an account. */
    allowsGuests: z.boolean(),
    /** What you are in it already. */
    mine: z.enum(threadRoles).nullable(),
  }),
});

export const acceptThreadInvite = endpoint({
  method: 'POST',
  path: '/api/thread-invites/by/:secret/accept',
  summary: 'Join a thread by invite link.',
  access: 'member',
  rate: 'post',
  params: secret,
  output: z.object({ id: z.string() }),
});

export const joinAsGuest = endpoint({
  method: 'POST',
  path: '/api/thread-invites/by/:secret/guest',
  summary: 'Join a thread by invite link as a guest, if allowed.',
  access: 'guest',
  rate: 'post',
  params: secret,
  body: z.strictObject({ name: guestName }),
  output: z.object({ id: z.string() }),
});
