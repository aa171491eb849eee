/** Invites: codes with a limit and an end, and who joined through them. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { personShape } from '#social/people/contract.ts';
import { inviteFields } from './fields.ts';

const byId = z.strictObject({ id: z.uuid() });
const byCode = z.strictObject({
  code: z.string().regex(/^[a-z2-9]{4,20}$/i, 'Invalid invite code.'),
});

const join = z.object({
  id: z.string(),
  /** Null where they, or their profile, keep it to themselves. */
  person: personShape.nullable(),
  joinedAt: moment,
  rewardedAt: moment.nullable(),
  /** What is still missing, or why there is none, in words. */
  rewardWords: z.string(),
});

const invite = z.object({
  id: z.string(),
  code: z.string(),
  path: z.string(),
  greeting: z.string(),
  showsPicture: z.boolean(),
  creations: z.array(z.object({ id: z.string(), title: z.string() })),
  most: z.number(),
  uses: z.number(),
  expiresAt: moment,
  state: z.enum(['open', 'revoked', 'expired', 'used-up']),
  joins: z.array(join),
});
export type InviteView = z.output<typeof invite>;

export const listInvites = endpoint({
  method: 'GET',
  path: '/api/invites',
  summary: 'List your invites and who joined with each.',
  access: 'member',
  query: paged({}),
  output: page(invite),
});

export const createInvite = endpoint({
  method: 'POST',
  path: '/api/invites',
  summary: 'Create an invite.',
  access: 'member',
  rate: 'post',
  body: inviteFields,
  output: z.object({ id: z.string(), code: z.string(), path: z.string() }),
});

export const revokeInvite = endpoint({
  method: 'DELETE',
  path: '/api/invites/:id',
  summary: 'Revoke an invite. People who have joined stay.',
  access: 'member',
  params: byId,
  output: done,
});

export const readInvite = endpoint({
  method: 'GET',
  path: '/api/invites/by/:code',
  summary: 'Get an invite: who it’s from, their message and creations.',
  access: 'public',
  params: byCode,
  output: z.object({
    code: z.string(),
    by: z.object({ name: z.string(), handle: z.string(), picture: z.string().nullable() }),
    greeting: z.string(),
    creations: z.array(z.object({ id: z.string(), title: z.string(), href: z.string() })),
    expiresAt: moment,
    /** Places that are left. */
    left: z.number(),
    mine: z.boolean(),
    /** You already have an account. */
    isMember: z.boolean(),
    /** Where you joined by this very invite: how the reward stands, and what you still have to do for it. */
    joined: z.object({ joinedAt: moment, rewardWords: z.string(), missing: z.array(z.string()) }).nullable(),
  }),
});
export type ReadInvite = z.output<typeof readInvite.output>;

export const keepInvite = endpoint({
  method: 'POST',
  path: '/api/invites/by/:code/keep',
  summary: 'Remember an invite in this browser until you create an account.',
  access: 'public',
  rate: 'write',
  params: byCode,
  body: z.strictObject({ showsName: z.boolean() }),
  output: done,
});

export const invitedBy = endpoint({
  method: 'GET',
  path: '/api/invited-by',
  summary: 'Get the invite you joined with, and whether its owner sees your name.',
  access: 'member',
  output: z.object({
    invite: z
      .object({
        by: personShape.nullable(),
        showsName: z.boolean(),
        joinedAt: moment,
        rewardWords: z.string(),
      })
      .nullable(),
  }),
});

export const showJoin = endpoint({
  method: 'PATCH',
  path: '/api/invited-by',
  summary: 'Choose whether the person who invited you sees your name.',
  access: 'member',
  body: z.strictObject({ showsName: z.boolean() }),
  output: done,
});
