import { docxType } from '#tools/export/docx/package-parts.ts';
import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { makeDocx, makePdf } from '#tools/export/make-files.server.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import type { WorkExporter } from '#tools/work/work-exporter.ts';
import { largestDashboard, type Dashboard } from './dashboard.ts';
import { dashboardSchema } from './dashboard-schema.ts';
import { dashboardKind, dashboardWork } from './kind.ts';
import { numbersPool } from './numbers-pool.server.ts';

export const dashboardResults = implementKind(dashboardKind, {
  schema: dashboardSchema,
  exporters: documentExporters,
  tell: ({ name, cards }) => ({ details: { name, cards } }),
});

type WorkExport = Parameters<WorkExporter<Dashboard>['write']>[0];

async function outline({ title, content, who, signal }: WorkExport) {
  const text = await numbersPool.runTask('text', content, { who, signal });
  return [{ is: 'title', text: title } as const, { is: 'markdown', text } as const];
}

const exporters: WorkExporter<Dashboard>[] = [
  {
    format: 'pdf',
    label: 'PDF',
    extension: 'pdf',
    contentType: 'application/pdf',
    async write(wish) {
      const { origin, who, signal } = wish;
      return makePdf({ parts: await outline(wish), origin }, { who, signal });
    },
  },
  {
    format: 'docx',
    label: 'Word (DOCX)',
    extension: 'docx',
    contentType: docxType,
    async write(wish) {
      const { origin, who, signal } = wish;
      return makeDocx({ parts: await outline(wish), origin }, { who, signal });
    },
  },
  {
    format: 'md',
    label: 'Markdown',
    extension: 'md',
    contentType: 'text/markdown',
    async write({ title, content, who, signal }) {
      return `# ${title}\n\n${await numbersPool.runTask('text', content, { who, signal })}\n`;
    },
  },
];

export const dashboardWorks = implementWork(dashboardWork, {
  schema: dashboardSchema,
  version: 1,
  // Written with every save: names and titles, never the queries run.
  text: ({ name, cards, csv }) =>
    [name, ...cards.map(({ title, sql }) => `${title}\n${sql}`), csv.slice(0, 2_000).split('\n')[0]].join(
      '\n',
    ),
  preview: ({ name, cards }) =>
    [name, ...cards.slice(0, 4).map(({ title }) => title)].filter(Boolean).join(', '),
  exporters,
  limit: largestDashboard,
});
