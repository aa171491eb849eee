/** How one comes into a business. */
import { z } from 'zod';
import { givenRoles } from '#kit/businesses/roles.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { which, invitation } from './contract-parts.ts';
import { mostMembers } from './limits.ts';

export const invite = z.object({
  id: z.string(),
  /** Null for a link. */
  email: z.string().nullable(),
  role: z.enum(givenRoles),
  most: z.number(),
  uses: z.number(),
  expiresAt: moment,
});
export type BusinessInvite = z.output<typeof invite>;

export const inviteColleague = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/invites',
  summary: 'Invite someone by e-mail, or create a link that several people can use.',
  access: 'member',
  business: 'admin',
  rate: 'mail',
  params: which,
  body: z.strictObject({
    /** Without one a link is made. */
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .pipe(z.email('Enter an e-mail address such as you@example.org.'))
      .optional(),
    role: z.enum(givenRoles),
    most: z.int().min(1).max(mostMembers).default(1),
    days: z.int().min(1).max(90).default(7),
  }),
  output: invite.extend({
    /** Shown this once. */
    path: z.string(),
  }),
});

export const revokeBusinessInvite = endpoint({
  method: 'DELETE',
  path: '/api/businesses/:businessId/invites/:id',
  summary: 'Revoke an invite.',
  access: 'member',
  business: 'admin',
  params: which.extend({ id: z.uuid() }),
  output: done,
});

const secret = z.strictObject({ secret: z.string().regex(/^[\w-]{16,60}$/, 'No such invite.') });

export const readBusinessInvite = endpoint({
  method: 'GET',
  path: '/api/business-invites/by/:secret',
  summary: 'Get an invite.',
  access: 'member',
  params: secret,
  output: invitation.extend({
    /** Of those who are in already. */
    businessId: z.string().nullable(),
    /** "a…@example.org" where it is bound to an address. */
    boundTo: z.string().nullable(),
    /** Whether it is for your address, or for anyone. */
    isYours: z.boolean(),
    /** It is for your address, which you have yet to confirm. */
    needsConfirming: z.boolean(),
  }),
});

/** For whoever has yet to sign in: what the page of the invite would say to anyone. */
export const peekBusinessInvite = endpoint({
  method: 'GET',
  path: '/api/business-invites/by/:secret/about',
  summary: 'Get an invite by its link.',
  access: 'public',
  params: secret,
  output: invitation
    .pick({ business: true, by: true, role: true })
    .extend({ boundTo: z.string().nullable() }),
});

export const acceptBusinessInvite = endpoint({
  method: 'POST',
  path: '/api/business-invites/by/:secret/accept',
  summary: 'Join a business by invite link.',
  access: 'member',
  rate: 'post',
  params: secret,
  output: z.object({ id: z.string() }),
});

export const answerBusinessInvite = endpoint({
  method: 'POST',
  path: '/api/business-invites/:id/answer',
  summary: 'Accept or decline an invitation sent to your e-mail address.',
  access: 'member',
  rate: 'post',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ accept: z.boolean() }),
  output: z.object({ id: z.string().nullable() }),
});
