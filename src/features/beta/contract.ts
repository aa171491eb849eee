/** The panda beta: apply, confirm, wait in a queue that moves, and switch things on. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { flagIds, flagStates } from '#kit/flags/flags.ts';
import { applyFields } from './fields.ts';
import { interests, mostAtOnce } from './interests.ts';
import { invitationRules } from './rule.ts';

const secret = z.string().regex(/^[\w-]{16,64}$/, 'That link is not complete.');

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
  summary:
    'Apply for the beta. A letter asks you to confirm the address; who applies again changes their interests.',
  access: 'public',
  rate: 'mail',
  body: applyFields,
  output: z.object({
    /** Your account has this address and has confirmed it: no letter is needed. */
    confirmed: z.boolean(),
    message: z.string(),
  }),
});

export const confirmApplication = endpoint({
  method: 'POST',
  path: '/api/beta/applications/confirm',
  summary: 'Confirm an application with the secret from the letter. Doing it again changes nothing.',
  access: 'public',
  rate: 'write',
  body: z.strictObject({ secret }),
  output: place,
});

export const leaveWaitlist = endpoint({
  method: 'POST',
  path: '/api/beta/applications/leave',
  summary: 'Leave the queue or the beta: the application is erased.',
  access: 'public',
  body: z.strictObject({ secret: secret.optional() }),
  output: done,
});

export const ownPlace = endpoint({
  method: 'GET',
  path: '/api/beta/place',
  summary: 'Where you stand in the queue, by your account or by the secret from the letter.',
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
  summary: 'What you can switch on for yourself, and what is on.',
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
  summary: 'Switch something on or off for yourself. Only for people in the beta.',
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
  summary: 'People who wait for the beta.',
  access: 'admin',
  query: z.strictObject({ state: z.enum(waitlistStates).optional(), before: z.uuid().optional() }),
  output: z.object({ items: z.array(entry), next: z.string().nullable() }),
});

export const waitlistFigures = endpoint({
  method: 'GET',
  path: '/api/admin/waitlist-figures',
  summary: 'How many wait, by interest; the flags; and what was done lately.',
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
  summary: 'Whom a rule would invite now.',
  access: 'admin',
  query: z.strictObject(ruleFields),
  output: z.object({ emails: z.array(z.string()), count: z.number() }),
});

export const inviteFromWaitlist = endpoint({
  method: 'POST',
  path: '/api/admin/waitlist/invite',
  summary:
    'Invite people by a rule: the oldest, those with an interest, or places in the queue. Each gets one letter.',
  access: 'admin',
  body: z.strictObject(ruleFields),
  output: z.object({ invited: z.number(), batch: z.number().nullable() }),
});

export const removeFromWaitlist = endpoint({
  method: 'DELETE',
  path: '/api/admin/waitlist/:id',
  summary: 'Remove someone from the list for good.',
  access: 'admin',
  params: z.strictObject({ id: z.uuid() }),
  output: done,
});

export const putFlagState = endpoint({
  method: 'PUT',
  path: '/api/admin/flags/:flag',
  summary: 'For whom a flag is there: nobody, people in the beta who switch it on, or everyone.',
  access: 'admin',
  params: z.strictObject({ flag: z.enum(flagIds) }),
  body: z.strictObject({ state: z.enum(flagStates) }),
  output: done,
});
