/** What takes long with manuals, done in a worker with a deadline. */
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import { fetchFonts, fontFolders } from '#tools/export/pdf/font-packs.server.ts';
import { wordsOf } from '../manual-words.ts';
import type { FactSource } from '../read/find-facts.ts';
import type { tasks } from './manuals-worker.server.ts';
import type { WrittenManual } from './write-pdf.server.ts';

const pool = createWorkerPool<typeof tasks>({
  entry: workerEntry('manuals-worker', import.meta.url),
  megabytes: 768,
  deadlineMs: 60_000,
  maxWaiting: 20,
});

export interface ManualWish extends WrittenManual {
  who: string;
  signal?: AbortSignal | undefined;
}

const wished = ({ title, manual }: ManualWish) => ({ title, manual: { ...manual, findings: [] } });

export const findFactsApart = (
  sources: readonly FactSource[],
  options: { who: string; signal: AbortSignal },
) => pool.runTask('facts', sources, options);

export const makeManualHtml = (wish: ManualWish) => pool.runTask('html', wished(wish), wish);

export async function makeManualPdf(wish: ManualWish, form: 'a4' | 'a5' | 'booklet') {
  const translations = wish.manual.translations.flatMap(({ words }) => Object.values(words));
  await fetchFonts([wish.title, ...wordsOf(wish.manual).map(({ text }) => text), ...translations].join('\n'));
  return pool.runTask('pdf', { ...wished(wish), form, fontFolders: fontFolders() }, wish);
}
