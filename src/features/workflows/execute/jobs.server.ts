import { z } from 'zod';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import type { Services } from '#kit/services.server.ts';
import { advance } from './advance.server.ts';

/** Seconds for all of an execution, without what it waits for people. */
const longest = 4 * 3600;

export const advanceJob = defineJob({
  kind: 'workflows.advance',
  silent: true,
  input: z.object({ execution: z.uuid() }),
  // Finished steps stand: each attempt begins further on.
  retries: 10,
  retryDelay: 2,
  timeout: longest,
  concurrency: 4,
  fair: true,
  async run({ execution }, { services, signal }) {
    const { until } = await advance(services, execution, signal);
    if (!until) return;
    await services.bus.transact((tx) => enqueueAdvance(tx, services, { id: execution }, until));
  },
});

export const enqueueAdvance = (
  tx: BusTransaction,
  { jobs }: Pick<Services, 'jobs'>,
  { id, ownerId }: { id: string; ownerId?: string },
  after?: Date,
) =>
  jobs.enqueue(
    tx,
    advanceJob,
    { execution: id },
    { ...(ownerId ? { ownerId } : {}), ...(after ? { after } : {}) },
  );
