/** Documents whose pictures could not be read because the reader was not there yet are read again when it is. */
import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import type { Services } from '#kit/services.server.ts';
import { announce } from './add.server.ts';
import { startAgain } from './queries.server.ts';
import { readDocumentJob } from './read-job.server.ts';

const atOnce = 20;

export async function readWaiting({ bus, jobs, models }: Services): Promise<number> {
  if (!models.isReady('tesseract')) return 0;
  return bus.transact(async (tx) => {
    const rows = await startAgain(tx, atOnce);
    for (const row of rows) {
      await jobs.enqueue(tx, readDocumentJob, { document: row.id }, { ownerId: row.ownerId });
      announce(tx, row);
    }
    return rows.length;
  });
}

export const readAgainJob = defineJob({
  kind: 'documents.read-again',
  cron: '* * * * *',
  silent: true,
  input: z.object({}).nullish(),
  retries: 0,
  timeout: 60,
  run: (_, { services }) => readWaiting(services),
});
