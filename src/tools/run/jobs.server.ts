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
