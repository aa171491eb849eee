/** Looking after an installation. To everyone but admins none of these calls exists. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { ownerSettingsSchema } from '#kit/owner-settings/values.ts';

export const roles = ['member', 'admin'] as const;
export type Role = (typeof roles)[number];
export const userStates = ['active', 'suspended', 'unverified'] as const;
export type UserState = (typeof userStates)[number];
export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];
export const longestReason = 500;

/** A moment of the database as it travels. */
const moment = z
  .date()
  .transform((date) => date.toISOString())
  .pipe(z.iso.datetime());
const id = z.strictObject({ id: z.uuid() });
const before = z.uuid().optional();
/** Words to look for. The database cannot hold the character NUL. */
const filter = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^\0]*$/)
  .optional();
const person = z.object({ id: z.string(), name: z.string(), handle: z.string().nullable() });
const next = z.string().nullable();
const done = z.object({ id: z.string() });

export const overview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'What the database counts at this moment.',
  access: 'admin',
  output: z.object({
    users: z.number(),
    newThisWeek: z.number(),
    suspended: z.number(),
    openFeedback: z.number(),
    jobsRunning: z.number(),
    jobsQueued: z.number(),
    jobsFailed: z.number(),
    mailsWaiting: z.number(),
    files: z.number(),
    storedBytes: z.number(),
  }),
});
export type Overview = z.output<typeof overview.output>;

export const installation = endpoint({
  method: 'GET',
  path: '/api/admin/installation',
  summary: 'How this installation is set up.',
  access: 'admin',
  output: z.object({
    version: z.string(),
    node: z.string(),
    startedAt: moment,
    address: z.string(),
    role: z.enum(['web', 'worker', 'both']),
    database: z.enum(['embedded', 'postgresql']),
    storage: z.enum(['folder', 's3']),
    mail: z.enum(['smtp', 'outbox']),
    googleSignIn: z.boolean(),
    adminEmailSet: z.boolean(),
    metricsToken: z.boolean(),
    rateLimits: z.boolean(),
  }),
});

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'Jobs that people can follow, newest first.',
  access: 'admin',
  query: z.strictObject({ state: z.enum(jobStates).optional(), before }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        state: z.enum(jobStates),
        /** From 0 to 1. */
        progress: z.number(),
        step: z.string().nullable(),
        error: z.string().nullable(),
        owner: person.nullable(),
        createdAt: moment,
        startedAt: moment.nullable(),
        endedAt: moment.nullable(),
      }),
    ),
    next,
  }),
});
export type JobItem = z.output<typeof listJobs.output>['items'][number];

export const cancelJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:id/cancel',
  summary: 'Stop a job that waits or runs.',
  access: 'admin',
  params: id,
  output: done,
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  summary: 'Run a failed job again, with the same input, as a new job.',
  access: 'admin',
  params: id,
  output: done,
});

export const auditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Who did what, newest first.',
  access: 'admin',
  query: z.strictObject({
    action: filter,
    /** A handle, an e-mail address or a user's id. */
    actor: filter,
    before,
    limit: z.coerce.number().int().min(1).max(50).default(30),
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        action: z.string(),
        actor: person.nullable(),
        subject: person.nullable(),
        subjectId: z.string().nullable(),
        details: z.record(z.string(), z.unknown()),
        requestId: z.string().nullable(),
        createdAt: moment,
      }),
    ),
    next,
  }),
});
export type AuditItem = z.output<typeof auditLog.output>['items'][number];

export const auditActionList = endpoint({
  method: 'GET',
  path: '/api/admin/audit-actions',
  summary: 'Every kind of action in the audit.',
  access: 'admin',
  output: z.object({ actions: z.array(z.string()) }),
});

export const ownerSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'What the owner can change while the program runs.',
  access: 'admin',
  output: ownerSettingsSchema,
});

export const changeOwnerSettings = endpoint({
  method: 'PATCH',
  path: '/api/admin/settings',
  summary: 'Change some of the settings.',
  access: 'admin',
  body: ownerSettingsSchema
    .partial()
    .refine((changes) => Object.keys(changes).length > 0, 'Name at least one setting.'),
  output: ownerSettingsSchema,
});

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
  summary: 'People with an account, newest first.',
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
  summary: 'One person: account, ways to sign in, what they keep here.',
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
    lastSeenAt: moment.nullable(),
    files: z.number(),
    storedBytes: z.number(),
    /** What this admin may do to them; a reason where not. */
    locked: z.object({ role: z.string().nullable(), suspend: z.string().nullable() }),
  }),
});
export type UserDetail = z.output<typeof userDetail.output>;

export const changeRole = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/role',
  summary: 'Make someone an admin, or a member again.',
  access: 'admin',
  fresh: true,
  params: id,
  body: z.strictObject({ role: z.enum(roles) }),
  output: z.object({ role: z.enum(roles) }),
});

export const suspendUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/suspend',
  summary: 'Shut someone out: sessions and API keys end at once.',
  access: 'admin',
  fresh: true,
  params: id,
  body: z.strictObject({
    reason: z
      .string()
      .trim()
      .min(1, 'Say why, for those who look at it later.')
      .max(longestReason, `Use at most ${longestReason} characters.`)
      .regex(/^[^\0]*$/),
  }),
  output: done,
});

export const unsuspendUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/unsuspend',
  summary: 'Let someone in again.',
  access: 'admin',
  params: id,
  output: done,
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  summary: 'Sign someone out everywhere.',
  access: 'admin',
  params: id,
  output: done,
});

export const resendUserVerification = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/resend-verification',
  summary: 'Send the letter that confirms an e-mail address again.',
  access: 'admin',
  rate: 'mail',
  params: id,
  output: done,
});
