import { and, asc, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { settleAllOf } from './check.server.ts';
import { questAttempts } from './table.server.ts';

const atOnce = 500;

/** Every hour: finds what was done while no process listened. */
export const lookBack = defineJob({
  kind: 'quests.look-back',
  input: z.object({}).nullish(),
  retries: 0,
  timeout: 1800,
  cron: '17 * * * *',
  silent: true,
  async run(_input, { services, signal }) {
    let after = '';
    for (;;) {
      const owners = await services.db
        .selectDistinct({ ownerId: questAttempts.ownerId })
        .from(questAttempts)
        .where(and(isNull(questAttempts.finishedAt), after ? gt(questAttempts.ownerId, after) : undefined))
        .orderBy(asc(questAttempts.ownerId))
        .limit(atOnce);
      for (const { ownerId } of owners) {
        signal.throwIfAborted();
        await settleAllOf(services, ownerId);
      }
      if (owners.length < atOnce) return;
      after = owners.at(-1)!.ownerId;
    }
  },
});
