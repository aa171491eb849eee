import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { enqueueAdvance } from '../execute/jobs.server.ts';
import { listAbandoned } from '../execute/queries.server.ts';
import { beginDue } from './begin-due.server.ts';

/** Every minute: what is due begins, and what lost its process goes on. */
export const tickJob = defineJob({
  kind: 'workflows.tick',
  silent: true,
  input: z.object({}).nullish(),
  retries: 0,
  timeout: 300,
  concurrency: 1,
  cron: '* * * * *',
  async run(_, { services }) {
    await beginDue(services);
    for (const abandoned of await listAbandoned(services.db))
      await services.bus.transact((tx) => enqueueAdvance(tx, services, abandoned));
  },
});
