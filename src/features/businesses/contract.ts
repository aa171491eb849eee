/** Businesses: what they are, who is in them, and how one comes in and goes. */
import { z } from 'zod';
import { apiKeyFields, newKeyFields } from '#kit/api-keys/fields.ts';
import { businessRoles, givenRoles, publisherRoles } from '#kit/businesses/roles.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { businessAbout, businessHandle, businessName, invoiceAddress, longestPicture } from './fields.ts';
import { mostMembers } from './limits.ts';

const which = z.strictObject({ businessId: z.string().max(60) });
const one = which.extend({ member: z.uuid() });

const summary = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  picture: z.string().nullable(),
  role: z.enum(businessRoles),
});

const invitation = z.object({
  id: z.string(),
  business: z.string(),
  by: z.string().nullable(),
  role: z.enum(givenRoles),
  expiresAt: moment,
});
export type Invitation = z.output<typeof invitation>;

export const listBusinesses = endpoint({
  method: 'GET',
  path: '/api/businesses',
  summary: 'The businesses you are in, and those that invited you by your e-mail address.',
  access: 'member',
  output: z.object({
    items: z.array(summary.extend({ members: z.number(), dissolvesAt: moment.nullable() })),
    invitations: z.array(invitation),
  }),
});

export const createBusiness = endpoint({
  method: 'POST',
  path: '/api/businesses',
  summary: 'Make a business; you own it.',
  access: 'member',
  rate: 'post',
  body: z.strictObject({ name: businessName, handle: businessHandle }),
  output: z.object({ id: z.string() }),
});

export const getBusiness = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId',
  summary: 'A business you are in.',
  access: 'member',
  business: 'member',
  params: which,
  output: summary.extend({
    about: z.string(),
    address: z.string(),
    createdAt: moment,
    dissolvesAt: moment.nullable(),
    /** From which role on people publish to the gallery as the business. */
    publishers: z.enum(publisherRoles),
  }),
});
export type BusinessView = z.output<typeof getBusiness.output>;

export const changeBusiness = endpoint({
  method: 'PATCH',
  path: '/api/businesses/:businessId',
  summary: 'Change the profile of a business.',
  access: 'member',
  business: 'admin',
  params: which,
  body: z.strictObject({
    name: businessName.optional(),
    handle: businessHandle.optional(),
    about: businessAbout.optional(),
    address: invoiceAddress.optional(),
    publishers: z.enum(publisherRoles).optional(),
  }),
  output: done,
});

export const putBusinessPicture = endpoint({
  method: 'PUT',
  path: '/api/businesses/:businessId/picture',
  summary: 'Set the picture of a business: the bytes of a PNG, JPEG, WebP, GIF or AVIF.',
  access: 'member',
  business: 'admin',
  rate: 'upload',
  rawBody: true,
  bodyLimit: longestPicture,
  params: which,
  body: z.instanceof(Blob),
  output: z.object({ picture: z.string() }),
});

const invite = z.object({
  id: z.string(),
  /** Null for a link. */
  email: z.string().nullable(),
  role: z.enum(givenRoles),
  most: z.number(),
  uses: z.number(),
  expiresAt: moment,
});
export type BusinessInvite = z.output<typeof invite>;

const colleague = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  picture: z.string().nullable(),
  role: z.enum(businessRoles),
  since: moment,
  /** Credits of this month; null to those who do not see to the money, but for their own. */
  spent: z.number().nullable(),
  limit: z.number().nullable(),
});
export type Colleague = z.output<typeof colleague>;

export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/people',
  summary: 'Who is in a business; to admins also the invites that still work.',
  access: 'member',
  business: 'member',
  params: which,
  output: z.object({ items: z.array(colleague), invites: z.array(invite), me: z.string() }),
});

export const changeColleague = endpoint({
  method: 'PATCH',
  path: '/api/businesses/:businessId/people/:member',
  summary: 'Change someone’s role, or how many credits they may spend in a calendar month.',
  access: 'member',
  business: 'admin',
  params: one,
  body: z.strictObject({
    role: z.enum(givenRoles).optional(),
    limit: z
      .int('A limit is a whole number of credits.')
      .min(0, 'A limit is 0 credits or more.')
      .max(10_000_000, 'At most ten million credits.')
      .nullable()
      .optional(),
  }),
  output: done,
});

export const removeColleague = endpoint({
  method: 'DELETE',
  path: '/api/businesses/:businessId/people/:member',
  summary: 'Remove someone from a business. What they made for it stays.',
  access: 'member',
  business: 'admin',
  params: one,
  output: done,
});

export const leaveBusiness = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/leave',
  summary: 'Leave a business. What you made for it stays.',
  access: 'member',
  business: 'member',
  params: which,
  output: done,
});

export const handOverBusiness = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/owner',
  summary: 'Hand a business over to someone in it, with its plan, cards and invoices; you stay as an admin.',
  access: 'member',
  business: 'owner',
  fresh: true,
  params: which,
  body: z.strictObject({ member: z.uuid() }),
  output: done,
});

export const claimBusiness = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/claim',
  summary: 'Take over a business whose owner is gone, before it is dissolved.',
  access: 'member',
  business: 'member',
  params: which,
  output: done,
});

export const inviteColleague = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/invites',
  summary: 'Invite someone by e-mail, bound to that address, or make a link that several may use.',
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
  summary: 'Revoke an invite: nobody comes in by it any more.',
  access: 'member',
  business: 'admin',
  params: which.extend({ id: z.uuid() }),
  output: done,
});

const secret = z.strictObject({ secret: z.string().regex(/^[\w-]{16,60}$/, 'That is no invite.') });

export const readBusinessInvite = endpoint({
  method: 'GET',
  path: '/api/business-invites/by/:secret',
  summary: 'What an invite leads to.',
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
  summary: 'Who invites to which business by this link.',
  access: 'public',
  params: secret,
  output: invitation
    .pick({ business: true, by: true, role: true })
    .extend({ boundTo: z.string().nullable() }),
});

export const acceptBusinessInvite = endpoint({
  method: 'POST',
  path: '/api/business-invites/by/:secret/accept',
  summary: 'Join a business by the link of its invite.',
  access: 'member',
  rate: 'post',
  params: secret,
  output: z.object({ id: z.string() }),
});

export const answerBusinessInvite = endpoint({
  method: 'POST',
  path: '/api/business-invites/:id/answer',
  summary: 'Accept or decline an invitation that was sent to your e-mail address.',
  access: 'member',
  rate: 'post',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ accept: z.boolean() }),
  output: z.object({ id: z.string().nullable() }),
});

const businessKey = apiKeyFields.extend({
  /** Who answers for it. */
  by: z.string(),
  spent: z.number(),
  limit: z.number().nullable(),
});
export type BusinessKey = z.output<typeof businessKey>;

const keyLimit = z
  .int('A limit is a whole number of credits.')
  .min(0, 'A limit is 0 credits or more.')
  .max(10_000_000, 'At most ten million credits.')
  .nullable();

export const listBusinessKeys = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/keys',
  summary: 'The API keys of a business, and what each spent this month.',
  access: 'member',
  business: 'admin',
  params: which,
  output: z.object({ items: z.array(businessKey) }),
});

export const createBusinessKey = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/keys',
  summary: 'Make an API key that is the business itself; its secret is shown this once.',
  access: 'member',
  business: 'admin',
  fresh: true,
  rate: 'post',
  params: which,
  body: newKeyFields.extend({ limit: keyLimit.default(null) }),
  output: z.object({ id: z.string(), secret: z.string() }),
});

export const changeBusinessKey = endpoint({
  method: 'PATCH',
  path: '/api/businesses/:businessId/keys/:id',
  summary: 'How many credits a key of the business may spend in a calendar month; null takes the limit away.',
  access: 'member',
  business: 'admin',
  params: which.extend({ id: z.uuid() }),
  body: z.strictObject({ limit: keyLimit }),
  output: done,
});

export const revokeBusinessKey = endpoint({
  method: 'DELETE',
  path: '/api/businesses/:businessId/keys/:id',
  summary: 'Revoke a key of the business; it stops working at once.',
  access: 'member',
  business: 'admin',
  params: which.extend({ id: z.uuid() }),
  output: done,
});

export const numberPeriods = ['7', '30', '90'] as const;
const tally = { made: z.number(), failed: z.number(), credits: z.number() };

export const getBusinessNumbers = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/numbers',
  summary: 'What a business made and spent, day by day; to those who see to money and people also by whom.',
  access: 'member',
  business: 'member',
  params: which,
  query: z.strictObject({ days: z.enum(numberPeriods).default('7') }),
  output: z.object({
    ...tally,
    /** Documents and other works that were begun. */
    works: z.number(),
    /** Under way or in the queue now. */
    waiting: z.number(),
    /** The same sums of as many days before. */
    before: z.object({ ...tally, works: z.number() }),
    available: z.number(),
    days: z.array(z.object({ day: z.string(), ...tally })),
    tools: z.array(z.object({ tool: z.string(), title: z.string(), ...tally })),
    /** Null to those who may not see it. */
    people: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          top: z.string().nullable(),
          ...tally,
          works: z.number(),
        }),
      )
      .nullable(),
  }),
});
export type BusinessNumbers = z.output<typeof getBusinessNumbers.output>;

export const listBusinessActivity = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/activity',
  summary: 'Who changed what in a business, newest first.',
  access: 'member',
  business: 'admin',
  params: which,
  query: z.strictObject({ before: z.uuid().optional() }),
  output: z.object({
    items: z.array(z.object({ id: z.string(), at: moment, who: z.string().nullable(), what: z.string() })),
    next: z.string().nullable(),
  }),
});

export const listBusinessExports = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/exports',
  summary: 'Archives of everything that a business has.',
  access: 'member',
  business: 'owner',
  params: which,
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        state: z.string(),
        createdAt: moment,
        file: z.object({ url: z.string(), bytes: z.number(), expiresAt: moment }).nullable(),
      }),
    ),
  }),
});

export const startBusinessExport = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/exports',
  summary: 'Put everything that a business has into one archive.',
  access: 'member',
  business: 'owner',
  fresh: true,
  params: which,
  output: done,
});

export const dissolveBusiness = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/dissolve',
  summary: 'Dissolve a business: everything of it is deleted at once, and its plan ends.',
  access: 'member',
  business: 'owner',
  fresh: true,
  params: which,
  body: z.strictObject({
    /** Its handle, typed once more. */
    handle: z.string().trim().max(60),
  }),
  output: done,
});
