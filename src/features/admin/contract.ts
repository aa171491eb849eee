/** Looking after an installation. To everyone but admins none of these calls exists. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { ownerSettingsSchema } from '#kit/owner-settings/values.ts';
import { before, filter, next, person } from './fields.ts';

export const overview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'Get current totals.',
  access: 'admin',
  output: z.object({
    users: z.number(),
    newThisWeek: z.number(),
    suspended: z.number(),
    jobsRunning: z.number(),
    jobsQueued: z.number(),
    jobsFailed: z.number(),
    mailsWaiting: z.number(),
    /** Refused for good, or given up. */
    mailsFailed: z.number(),
    files: z.number(),
    storedBytes: z.number(),
  }),
});
export type Overview = z.output<typeof overview.output>;

export const installation = endpoint({
  method: 'GET',
  path: '/api/admin/installation',
  summary: 'Get this installation’s configuration.',
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

export const auditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'List audit log entries, newest first.',
  access: 'admin',
  query: z.strictObject({
    action: filter,
    /** A handle, an e-mail address or a user's id. */
    actor: filter,
    /** The person or thing it was done to. */
    subject: z.uuid().optional(),
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
  summary: 'List the action types of the audit log.',
  access: 'admin',
  output: z.object({ actions: z.array(z.string()) }),
});

export const ownerSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Get the site settings.',
  access: 'admin',
  output: ownerSettingsSchema,
});

export const changeOwnerSettings = endpoint({
  method: 'PATCH',
  path: '/api/admin/settings',
  summary: 'Update site settings.',
  access: 'admin',
  body: ownerSettingsSchema
    .partial()
    .refine((changes) => Object.keys(changes).length > 0, 'Name at least one setting.'),
  output: ownerSettingsSchema,
});

/** HTML that was not written as part of a page is shown from a sandbox of its own, in a frame. */
export const sampleEmail = endpoint({
  method: 'GET',
  path: '/sandbox/letters/sample',
  summary: 'Get a sample e-mail.',
  access: 'admin',
  streaming: true,
  output: z.unknown(),
});
