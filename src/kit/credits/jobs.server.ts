import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';

/** Every quarter of an hour: credits set aside by processes that are no more come back. */
export const refundForgotten = defineJob({
  kind: 'credits.refund-forgotten',
  input: z.object({}).nullish(),
  retries: 0,
  timeout: 300,
  cron: '*/15 * * * *',
  silent: true,
  run: async (_input, { services: { credits } }) => credits.refundForgotten(),
});
