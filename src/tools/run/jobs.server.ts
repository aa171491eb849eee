import { z } from 'zod';
import { spendAs } from '#kit/credits/spender.server.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { longestRun } from './execute.server.ts';
import type { QueuedClass } from './run.ts';
import { queueOf } from './run-queries.server.ts';

/** Runs of minutes. When its process dies one goes on in another, and is still one run with one price. */
const queueFor = (runClass: QueuedClass) =>
  defineJob({
    kind: queueOf(runClass),
    // Its owner follows the run itself.
    silent: true,
    input: z.object({
      run: z.uuid(),
      apiKey: z.uuid().nullish(),
      person: z.uuid().nullish(),
      /** `isPublicAudience`, under the name that waiting jobs have it. */
      aloud: z.boolean().optional(),
    }),
    // Finished steps stand: each attempt begins further on, and a release now and then costs nobody their work.
    retries: 5,
    timeout: longestRun.queued / 1000 + 60,
    concurrency: ({ places }) => places[runClass],
    fair: true,
    run: ({ run, apiKey, person, aloud: isPublicAudience }, { services: { runs }, signal }) =>
      spendAs({ apiKeyId: apiKey ?? null, personId: person ?? null }, () =>
        runs.take(run, signal, { isPublicAudience }),
      ),
  });

export const runQueues = { long: queueFor('long'), media: queueFor('media') };
