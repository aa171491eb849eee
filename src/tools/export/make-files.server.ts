/** Files made in a worker, one after the other. */
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import type { DocxOptions } from './docx/write-docx.server.ts';
import type { tasks, ZippedFiles } from './export-worker.server.ts';
import { fetchFonts, fontFolders } from './pdf/font-packs.server.ts';
import { textsOf } from './pdf/texts-of.ts';
import type { PdfOptions } from './pdf/write-pdf.server.ts';

/** Of processor time; the longest document takes a fifth of it. */
export const exportDeadlineMs = 60_000;

const exportPool = createWorkerPool<typeof tasks>({
  entry: workerEntry('export-worker', import.meta.url),
  megabytes: 512,
  deadlineMs: exportDeadlineMs,
  maxWaiting: 20,
});

/** For whom it is made: people take turns, and nobody fills the line alone. */
export interface Taker {
  who: string | undefined;
  signal?: AbortSignal;
}

export async function makePdf(wish: PdfOptions, taker: Taker) {
  const problems = await fetchFonts(textsOf(wish.parts));
  return exportPool.runTask('pdf', { ...wish, problems, fontFolders: fontFolders() }, taker);
}
export const makeDocx = (wish: DocxOptions, taker: Taker) => exportPool.runTask('docx', wish, taker);
/** Files by their names in the archive. */
export const makeZip = (files: ZippedFiles, taker: Taker) => exportPool.runTask('zip', files, taker);
