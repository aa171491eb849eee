/** What players and pages show of a file before it is opened: smaller pictures and the shape of a sound, made by a job. */
import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { StoredFile } from '../files.server.ts';
import { makeThumbnails } from './thumbnails.server.ts';
import { makeWaveform } from './waveform.server.ts';

const canBePictured = (type: string) => /^image\/(?:png|jpeg|webp|gif|avif)$/.test(type);
const canBeHeard = (type: string) => /^(?:audio|video)\//.test(type);

export const makePreviews = defineJob({
  kind: 'files.previews',
  silent: true,
  input: z.object({ file: z.uuid() }),
  retries: 2,
  timeout: 600,
  concurrency: 1,
  async run({ file: id }, { services, signal }) {
    const file = await services.files.find(services.db, id);
    if (!file) return; // gone meanwhile
    if (canBePictured(file.contentType)) await makeThumbnails(services, file);
    if (canBeHeard(file.contentType)) await makeWaveform(services, file, signal);
  },
});

/** Nothing to do for most files. */
export async function queuePreviews({ bus, jobs }: Pick<Services, 'bus' | 'jobs'>, file: StoredFile) {
  const { id, contentType } = file;
  if (!canBePictured(contentType) && !canBeHeard(contentType)) return;
  await bus.transact((tx) => jobs.enqueue(tx, makePreviews, { file: id }));
}
