/** Who hears of what happens to experiments. */
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#kit/auth/table.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { href } from '#kit/href.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { experiments, labPeople } from './table.server.ts';
import { isSeenByColumn } from './visible.server.ts';

const longestQuote = 200;
const atOnce = 100;

interface Named {
  id: string;
  title: string;
}

/** One person, about what another did. Nobody hears of what they did themselves. */
export async function notifyOne(
  tx: BusTransaction,
  context: MemberContext,
  { to, experiment, did, quote }: { to: string | null; experiment: Named; did: string; quote: string },
) {
  const { user } = context.caller;
  if (to === null || to === user.id) return;
  await notify(tx, context, {
    ownerId: to,
    from: user.id,
    kind: 'lab.feedback',
    data: {
      title: `${user.name} ${did} “${cutAtWord(experiment.title, 80)}”`,
      text: cutAtWord(quote, longestQuote),
      path: href('/create/lab/:id', { id: experiment.id }),
    },
  });
}

/** Testers and followers, as far as they may see it by then; a job, since there may be thousands. */
export const notifyFollowers = defineJob({
  kind: 'lab.news',
  silent: true,
  input: z.object({ id: z.uuid(), from: z.uuid(), news: z.string(), quote: z.string() }),
  retries: 3,
  timeout: 600,
  async run({ id, from, news, quote }, { services, signal }) {
    let last: string | undefined;
    for (;;) {
      signal.throwIfAborted();
      const after = last;
      last = await services.bus.transact(async (tx) => {
        const due = await tx
          .selectDistinct({ ownerId: labPeople.ownerId, title: experiments.title })
          .from(labPeople)
          .innerJoin(experiments, eq(experiments.id, labPeople.experimentId))
          .innerJoin(users, eq(users.id, labPeople.ownerId))
          .where(
            and(
              eq(labPeople.experimentId, id),
              isNull(users.suspendedAt),
              sql`${labPeople.ownerId} <> ${from}`,
              isSeenByColumn(sql`${labPeople.ownerId}`),
              after ? gt(labPeople.ownerId, after) : undefined,
            ),
          )
          .orderBy(asc(labPeople.ownerId))
          .limit(atOnce);
        for (const { ownerId, title } of due)
          await notify(tx, services, {
            ownerId,
            from,
            kind: 'lab.news',
            data: {
              title: `${cutAtWord(title, 80)}: ${news}`,
              text: cutAtWord(quote || title, longestQuote),
              path: href('/create/lab/:id', { id }),
            },
            gathered: true, // begun again after a crash, nobody hears it twice
          });
        return due.length === atOnce ? due.at(-1)!.ownerId : undefined;
      });
      if (last === undefined) return;
    }
  },
});

export async function notifyNews(
  tx: BusTransaction,
  { jobs, caller }: MemberContext,
  { id, news, quote }: { id: string; news: string; quote: string },
) {
  await jobs.enqueue(tx, notifyFollowers, { id, from: caller.user.id, news, quote: quote.slice(0, 1000) });
}
