import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { keptResponses } from './table.server.ts';

export const responsesLastDays = 30;

/** What nobody has followed up on for so long is kept no longer. */
export const sweepResponses = defineJob({
  kind: 'openai-api.sweep',
  silent: true,
  input: z.object({}).nullish(),
  retries: 2,
  timeout: 300,
  cron: '41 4 * * *',
  async run(_, { services: { db } }) {
    const limit = sql`now() - make_interval(days => ${responsesLastDays})`;
    await db.delete(keptResponses).where(lt(keptResponses.createdAt, limit));
  },
});
