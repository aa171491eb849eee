/** What a document is taken away as, and how its revisions are compared; both are done in a worker. */
import { docxType } from '#tools/export/docx/package-parts.ts';
import { makePdf } from '#tools/export/make-files.server.ts';
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import { withWholeLinks } from '#kit/quotes/whole-address.ts';
import type { PartsInWorker } from '#tools/work/propose/parts.ts';
import type { WorkExporter } from '#tools/work/work-exporter.ts';
import type { RichContent } from '../document/content.ts';
import type { tasks } from './editor-worker.server.ts';

const { runTask } = createWorkerPool<typeof tasks>({
  entry: workerEntry('editor-worker', import.meta.url),
  deadlineMs: 20_000,
  maxWaiting: 20,
});

export const blockPartsInWorker: PartsInWorker<RichContent> = {
  between: (before, after, taker) => runTask('between', { before, after }, taker),
  apply: (now, hunks, base, taker) => runTask('apply', { now, hunks, base }, taker),
};

export const exporters: readonly WorkExporter<RichContent>[] = [
  {
    format: 'docx',
    label: 'Word (DOCX), suggestions as tracked changes',
    extension: 'docx',
    contentType: docxType,
    write: ({ title, content, origin, who, signal }) =>
      runTask('docx', { title, content, origin }, { who, signal }),
  },
  {
    format: 'pdf',
    label: 'PDF',
    extension: 'pdf',
    contentType: 'application/pdf',
    async write({ title, content: { doc }, origin, who, signal }) {
      const text = await runTask('markdown', { doc, withPictures: true }, { who, signal });
      const parts = [{ is: 'title', text: title } as const, { is: 'markdown', text } as const];
      return makePdf({ parts, origin }, { who, signal });
    },
  },
  {
    format: 'md',
    label: 'Markdown',
    extension: 'md',
    contentType: 'text/markdown',
    async write({ content: { doc }, origin, who, signal }) {
      const text = await runTask('markdown', { doc, withPictures: true }, { who, signal });
      return `${withWholeLinks(text, origin)}\n`;
    },
  },
  {
    format: 'html',
    label: 'Web page (HTML)',
    extension: 'html',
    contentType: 'text/html',
    write: ({ title, content: { doc }, who, signal }) => runTask('html', { title, doc }, { who, signal }),
  },
  {
    format: 'txt',
    label: 'Plain text',
    extension: 'txt',
    contentType: 'text/plain',
    write: async ({ content: { doc }, who, signal }) => `${await runTask('text', doc, { who, signal })}\n`,
  },
];
