import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { longestRun } from './execute.server.ts';
import { longRunKind } from './run-queries.server.ts';

/** A run of minutes. When its process dies it begins again, and is still one run with one price. */
export const longRun = defineJob({
  kind: longRunKind,
  // Its owner follows the run itself.
  silent: true,
  input: z.object({ run: z.uuid() }),
  retries: 2,
  timeout: longestRun.queued / 1000 + 60,
  concurrency: 2,
  run: ({ run }, { services: { runs }, signal }) => runs.take(run, signal),
});

/** Every minute: runs whose process is gone say so, and what was set aside for them comes back. */
export const settleLostRuns = defineJob({
  kind: 'tools.settle-lost',
  silent: true,
  input: z.object({}).nullish(),
  retries: 0,
  timeout: 60,
  concurrency: 1,
  cron: '* * * * *',
  run: (_, { services: { runs } }) => runs.settleLost(),
});
