import { z } from 'zod';
import { sql } from 'drizzle-orm';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { leaveProvider, ownerless } from './ownerless.server.ts';
import { customersToLookAt, sync } from './sync.server.ts';
import { customersToTopUp, topUp } from './top-up.server.ts';

/** Every hour: news of the provider that never came is asked for. */
export const lookAtPayments = defineJob({
  kind: 'billing.look',
  input: z.object({}).nullish(),
  retries: 0,
  timeout: 1800,
  cron: '17 * * * *',
  silent: true,
  async run(_input, { services: { billing, log, db }, signal }) {
    for (const id of await customersToLookAt(billing)) {
      if (signal.aborted) return;
      await sync(billing, id).catch((error: unknown) =>
        log.warn(
          { event: 'billing.customer_check_failed', err: error, id },
          'A customer could not be compared with the payment provider.',
        ),
      );
    }
    for (const id of await ownerless(db)) {
      if (signal.aborted) return;
      await leaveProvider(billing, id, (one) => sync(billing, one)).catch((error: unknown) =>
        log.warn(
          { event: 'billing.cancel_failed', err: error, id },
          'The plan of an erased account could not be cancelled.',
        ),
      );
    }
    // Heard once, and after a year nobody tells it again.
    await db.execute(sql`delete from billing_event where created_at < now() - interval '400 days'`);
  },
});

/** As soon as someone is gone, or a business dissolved: nothing of theirs can be paid any more. */
export const endPayments = defineJob({
  kind: 'billing.gone',
  input: z.object({ customerId: z.string() }),
  retries: 10,
  retryDelay: 30,
  timeout: 300,
  silent: true,
  run: ({ customerId }, { services: { billing } }) =>
    leaveProvider(billing, customerId, (id) => sync(billing, id)),
});

/** Every five minutes: whoever wished it gets a pack when few credits are left. */
export const topUpCredits = defineJob({
  kind: 'billing.top-up',
  input: z.object({}).nullish(),
  retries: 0,
  timeout: 280,
  cron: '*/5 * * * *',
  silent: true,
  async run(_input, { services: { billing, log }, signal }) {
    for (const customer of await customersToTopUp(billing)) {
      if (signal.aborted) return;
      await topUp(billing, customer).catch((error: unknown) =>
        log.warn({ event: 'billing.top_up_failed', err: error }, 'An automatic top-up failed.'),
      );
    }
  },
});
