/** Word of jobs: to the workers on every node, and to whoever asked for them. */
import { z } from 'zod';
import { defineEvent } from '#kit/events/define-event.ts';
import { jobStates } from './table.server.ts';

export const jobsChannel = 'jobs';

const job = z.object({ id: z.string(), kind: z.string() });
export const jobQueued = defineEvent('job.queued', job);
export const jobCancelled = defineEvent('job.cancelled', job);
/** To those who look after the site. */
export const jobFailed = defineEvent('job.failed', z.object({ id: z.string() }));
export const jobProgress = defineEvent(
  'job.progress',
  job.extend({ progress: z.number(), step: z.string() }),
);
export const jobEnded = defineEvent(
  'job.ended',
  job.extend({ state: z.enum(jobStates), error: z.string().nullable() }),
);
