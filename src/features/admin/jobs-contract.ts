import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { before, done, id, next, person } from './fields.ts';

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'List jobs, newest first.',
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
  summary: 'Cancel a queued or running job.',
  access: 'admin',
  params: id,
  output: done,
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  summary: 'Retry a failed job, with the same input, as a new job.',
  access: 'admin',
  params: id,
  output: done,
});
