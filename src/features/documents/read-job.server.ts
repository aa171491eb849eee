import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { keepPages } from './keep-pages.server.ts';
import { findById } from './queries.server.ts';
import { isUnderWay } from './states.ts';

/** Goes on after the last page that was kept when its process dies. */
export const readDocumentJob = defineJob({
  kind: 'documents.read',
  silent: true,
  input: z.object({ document: z.uuid() }),
  retries: 3,
  retryDelay: 2,
  timeout: 3600,
  concurrency: 2,
  fair: true,
  async run({ document: id }, { services, signal }) {
    const row = await findById(services.db, id);
    if (row && isUnderWay(row.state)) await keepPages(services, row, { signal });
  },
});
