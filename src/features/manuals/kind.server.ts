/** Manuals as results and as works, with the files that people take away. */
import { jsonExporter } from '#tools/export/document-exporters.server.ts';
import type { Exporter } from '#tools/export/exporter.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import type { WorkExporter } from '#tools/work/work-exporter.ts';
import { makeManualHtml, makeManualPdf, type ManualWish } from './files/make-files.server.ts';
import { manualKind, manualWork } from './kind.ts';
import { largestManual, type Manual } from './manual.ts';
import { manualSchema } from './manual-schema.ts';
import { manualText } from './manual-text.ts';
import { wordsOf } from './manual-words.ts';

interface Form extends Pick<WorkExporter, 'format' | 'label' | 'extension' | 'contentType'> {
  make(wish: ManualWish): ReturnType<WorkExporter['write']>;
}

const pdf = (format: string, label: string, form: 'a4' | 'a5' | 'booklet'): Form => ({
  format,
  label,
  extension: 'pdf',
  contentType: 'application/pdf',
  make: (wish) => makeManualPdf(wish, form),
});

const forms: readonly Form[] = [
  pdf('pdf', 'PDF (A4)', 'a4'),
  pdf('pdf-a5', 'PDF (A5)', 'a5'),
  pdf('booklet', 'PDF to fold (A5 booklet on A4)', 'booklet'),
  {
    format: 'html',
    label: 'Web page (HTML)',
    extension: 'html',
    contentType: 'text/html',
    make: makeManualHtml,
  },
  {
    format: 'md',
    label: 'Markdown',
    extension: 'md',
    contentType: 'text/markdown',
    make: ({ title, manual }) => `${manualText(title, manual)}\n`,
  },
];

export const manualResults = implementKind(manualKind, {
  schema: manualSchema,
  exporters: [
    ...forms.map(({ make, ...form }): Exporter => ({
      ...form,
      write: ({ title, output, ownerId: who, signal }) =>
        make({ title, manual: manualSchema.parse(output.data), who, signal }),
    })),
    jsonExporter,
  ],
  tell: (manual) => ({ details: { facts: manual.findings } }),
});

export const manualWorks = implementWork(manualWork, {
  schema: manualSchema,
  version: 1,
  text: (manual) =>
    [manual.maker, manual.model, ...wordsOf(manual).map(({ text }) => text)].filter(Boolean).join('\n\n'),
  preview: ({ maker, model, intendedUse }) => [maker, model, intendedUse].filter(Boolean).join(' · '),
  // What was found but not accepted is its author's alone.
  shared: (manual) => ({ ...manual, findings: [] }),
  exporters: forms.map(({ make, ...form }): WorkExporter<Manual> => ({
    ...form,
    write: ({ title, content: manual, who, signal }) => make({ title, manual, who, signal }),
  })),
  limit: largestManual,
});
