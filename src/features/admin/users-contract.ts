import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { before, done, filter, id, next } from './fields.ts';

/** Stewards choose what stands in the showcase; admins may do everything. */
export const roles = ['member', 'steward', 'admin'] as const;
export type Role = (typeof roles)[number];
export const userStates = ['active', 'suspended', 'unverified'] as const;
export type UserState = (typeof userStates)[number];
export const longestReason = 500;

const userInList = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.string().nullable(),
  role: z.enum(roles),
  suspendedAt: moment.nullable(),
  createdAt: moment,
});
export type UserItem = z.output<typeof userInList>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'List users, newest first.',
  access: 'admin',
  query: z.strictObject({
    /** Part of a name, a handle or an e-mail address. */
    q: filter,
    role: z.enum(roles).optional(),
    state: z.enum(userStates).optional(),
    before,
  }),
  output: z.object({ items: z.array(userInList), next }),
});

export const userDetail = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  summary: 'Get a user: account, sign-in methods and usage.',
  access: 'admin',
  params: id,
  output: userInList.extend({
    suspendedReason: z.string().nullable(),
    twoFactor: z.boolean(),
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
    passkeys: z.number(),
    keys: z.number(),
    sessions: z.number(),
    lastSignInAt: moment.nullable(),
    files: z.number(),
    storedBytes: z.number(),
    /** Why this admin may not do something to them; null where they may. */
    refusals: z.object({ role: z.string().nullable(), suspend: z.string().nullable() }),
  }),
});
export type UserDetail = z.output<typeof userDetail.output>;

export const changeRole = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/role',
  summary: 'Change a user’s role.',
  access: 'admin',
  fresh: true,
  params: id,
  body: z.strictObject({ role: z.enum(roles) }),
  output: z.object({ role: z.enum(roles) }),
});

export const suspendUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/suspend',
  summary: 'Suspend a user: their sessions and API keys end right away.',
  access: 'admin',
  fresh: true,
  params: id,
  body: z.strictObject({
    reason: z
      .string()
      .trim()
      .min(1, 'Enter a reason.')
      .max(longestReason, `Use at most ${longestReason} characters.`)
      .regex(/^[^\0]*$/),
  }),
  output: done,
});

export const unsuspendUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/unsuspend',
  summary: 'Unsuspend a user.',
  access: 'admin',
  params: id,
  output: done,
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  summary: 'Sign a user out everywhere.',
  access: 'admin',
  params: id,
  output: done,
});

export const resendUserVerification = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/resend-verification',
  summary: 'Resend a user’s confirmation e-mail.',
  access: 'admin',
  rate: 'mail',
  params: id,
  output: done,
});
