import { and, asc, gt, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { rewardJoin } from './reward.server.ts';
import { inviteJoins } from './table.server.ts';

const atOnce = 500;

/** Every hour: finds rewards that are due and that nobody was told of, such as after an address was confirmed. */
export const rewardWaiting = defineJob({
  kind: 'invites.reward-waiting',
  input: z.object({}).nullish(),
  retries: 0,
  timeout: 1800,
  cron: '37 * * * *',
  silent: true,
  async run(_input, { services, signal }) {
    const isWaiting = and(
      isNull(inviteJoins.rewardedAt),
      isNull(inviteJoins.unrewarded),
      isNotNull(inviteJoins.memberId),
    );
    for (let after: string | undefined; ;) {
      const rows = await services.db
        .select({ id: inviteJoins.id, memberId: inviteJoins.memberId })
        .from(inviteJoins)
        .where(and(isWaiting, after ? gt(inviteJoins.id, after) : undefined))
        .orderBy(asc(inviteJoins.id))
        .limit(atOnce);
      for (const { memberId } of rows) {
        signal.throwIfAborted();
        await rewardJoin(services, memberId!);
      }
      if (rows.length < atOnce) return;
      after = rows.at(-1)!.id;
    }
  },
});
