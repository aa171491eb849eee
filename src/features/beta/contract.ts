/** The panda beta: apply, confirm, wait in a queue that moves, and switch things on. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { flagIds, flagStates } from '#kit/flags/flags.ts';
import { applyFields } from './fields.ts';
import { interests, mostAtOnce } from './interests.ts';
import { invitationRules } from './rule.ts';

const secret = z.string().regex(/^[\w-]{16,64}$/, 'That link is incomplete.');

const place = z.object({
  state: z.enum(['unconfirmed', 'waiting', 'invited']),
  /** Confirmed people before you who are not invited yet, and you; null where you do not wait. */
  place: z.number().nullable(),
  waiting: z.number(),
  interests: z.array(z.enum(interests)),
  appliedAt: moment,
  invitedAt: moment.nullable(),
});
export type WaitingPlace = z.output<typeof place>;

export const applyForBeta = endpoint({
  method: 'POST',
  path: '/api/beta/applications',
  summary: 'Apply for the beta. You confirm your address by e-mail; applying again updates your interests.',
  access: 'public',
  rate: 'mail',
  body: applyFields,
  output: z.object({
    /** Your account has this address and has confirmed it: no email is needed. */
    confirmed: z.boolean(),
    message: z.string(),
  }),
});

export const confirmApplication = endpoint({
  method: 'POST',
  path: '/api/beta/applications/confirm',
  summary: 'Confirm an application with the secret from the e-mail. Repeating it changes nothing.',
  access: 'public',
  rate: 'write',
  body: z.strictObject({ secret }),
  output: place,
});

export const leaveWaitlist = endpoint({
  method: 'POST',
  path: '/api/beta/applications/leave',
  summary: 'Leave the queue or the beta; your application is deleted.',
  access: 'public',
  body: z.strictObject({ secret: secret.optional() }),
  output: done,
});

export const ownPlace = endpoint({
  method: 'GET',
  path: '/api/beta/place',
  summary: 'Get your place in the queue, by account or by the secret from the e-mail.',
  access: 'public',
  query: z.strictObject({ secret: secret.optional() }),
  output: z.object({
    place: place.nullable(),
    /** Confirmed people who are not invited yet. */
    waiting: z.number(),
  }),
});

export const betaDashboard = endpoint({
  method: 'GET',
  path: '/api/beta/dashboard',
  summary: 'List the features you can turn on, and those that are on.',
  access: 'member',
  output: z.object({
    isIn: z.boolean(),
    place: place.nullable(),
    flags: z.array(
      z.object({
        id: z.enum(flagIds),
        title: z.string(),
        about: z.string(),
        owner: z.string(),
        path: z.string(),
        state: z.enum(flagStates),
        on: z.boolean(),
      }),
    ),
  }),
});

export const switchFlag = endpoint({
  method: 'PUT',
  path: '/api/beta/flags/:flag',
  summary: 'Turn a beta feature on or off for yourself.',
  access: 'member',
  params: z.strictObject({ flag: z.enum(flagIds) }),
  body: z.strictObject({ on: z.boolean() }),
  output: done,
});

export const waitlistStates = ['unconfirmed', 'waiting', 'invited'] as const;

const entry = z.object({
  id: z.string(),
  email: z.string(),
  interests: z.array(z.enum(interests)),
  why: z.string(),
  state: z.enum(waitlistStates),
  place: z.number().nullable(),
  batch: z.number().nullable(),
  createdAt: moment,
  confirmedAt: moment.nullable(),
  invitedAt: moment.nullable(),
  /** They have an account with this address. */
  hasAccount: z.boolean(),
});
export type WaitlistItem = z.output<typeof entry>;

export const listWaitlist = endpoint({
  method: 'GET',
  path: '/api/admin/waitlist',
  summary: 'List the beta waitlist.',
  access: 'admin',
  query: paged({ state: z.enum(waitlistStates).optional() }),
  output: page(entry),
});

export const waitlistFigures = endpoint({
  method: 'GET',
  path: '/api/admin/waitlist-figures',
  summary: 'Get waitlist counts by interest, the flags and recent changes.',
  access: 'admin',
  output: z.object({
    unconfirmed: z.number(),
    waiting: z.number(),
    invited: z.number(),
    byInterest: z.array(z.object({ interest: z.enum(interests), waiting: z.number() })),
    flags: z.array(
      z.object({
        id: z.enum(flagIds),
        title: z.string(),
        owner: z.string(),
        since: z.string(),
        state: z.enum(flagStates),
        /** People who switched it on. */
        on: z.number(),
      }),
    ),
    audit: z.array(z.object({ id: z.string(), words: z.string(), by: z.string(), at: moment })),
  }),
});

/** `oldest` with a count, `interest` with which one and a count, `number` with the first and last place. */
const whole = z.coerce.number().int().min(1);
const ruleFields = {
  rule: z.enum(invitationRules),
  interest: z.enum(interests).optional(),
  count: whole.max(mostAtOnce).optional(),
  from: whole.optional(),
  to: whole.optional(),
};

export const previewInvitation = endpoint({
  method: 'GET',
  path: '/api/admin/waitlist-preview',
  summary: 'Preview who would be invited.',
  access: 'admin',
  query: z.strictObject(ruleFields),
  output: z.object({ emails: z.array(z.string()), count: z.number() }),
});

export const inviteFromWaitlist = endpoint({
  method: 'POST',
  path: '/api/admin/waitlist/invite',
  summary: 'Invite people: the oldest, by interest, or by place in the queue. Each gets one e-mail.',
  access: 'admin',
  body: z.strictObject(ruleFields),
  output: z.object({ invited: z.number(), batch: z.number().nullable() }),
});

export const removeFromWaitlist = endpoint({
  method: 'DELETE',
  path: '/api/admin/waitlist/:id',
  summary: 'Permanently remove someone from the list.',
  access: 'admin',
  params: z.strictObject({ id: z.uuid() }),
  output: done,
});

export const putFlagState = endpoint({
  method: 'PUT',
  path: '/api/admin/flags/:flag',
  summary: 'Set who can use a flag: no one, beta members who turn it on, or everyone.',
  access: 'admin',
  params: z.strictObject({ flag: z.enum(flagIds) }),
  body: z.strictObject({ state: z.enum(flagStates) }),
  output: done,
});
