/** Legal documents as works: what they hold, how they read, and the files they can be taken away in. */
import { AppError } from '#kit/errors.ts';
import { docxType } from '#tools/export/docx/package-parts.ts';
import { makeDocx, makePdf } from '#tools/export/make-files.server.ts';
import { note, type OutlinePart } from '#tools/export/outline.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import type { ExportedWork, WorkExporter } from '#tools/work/work-exporter.ts';
import { templateNamed } from '../templates/all.ts';
import { assemble, textOf } from './assemble.ts';
import { lawContent, type LawContent } from './content.ts';
import { sheetOf } from './sheet.ts';
import { lawWork } from './work.ts';

type Exported = ExportedWork<LawContent>;

function templateOf({ template }: LawContent) {
  const found = templateNamed(template);
  if (!found) throw new AppError('invalid:template', { message: 'There is no such document any more.' });
  return found;
}

function documentParts({ title, content }: Exported): OutlinePart[] {
  const { parts, missing } = assemble(templateOf(content), content, title);
  if (missing.length === 0) return parts;
  return [...parts, note(`Draft: ${missing.length} of the answers are missing and stand in brackets.`)];
}

const sheetParts = ({ title, content }: Exported) => sheetOf(templateOf(content), content, title);

const exporters: readonly WorkExporter<LawContent>[] = [
  {
    format: 'docx',
    label: 'Word (DOCX)',
    extension: 'docx',
    contentType: docxType,
    write: async (work) =>
      makeDocx({ parts: documentParts(work), origin: work.origin }, { who: work.who, signal: work.signal }),
  },
  {
    format: 'pdf',
    label: 'PDF',
    extension: 'pdf',
    contentType: 'application/pdf',
    write: async (work) =>
      makePdf({ parts: documentParts(work), origin: work.origin }, { who: work.who, signal: work.signal }),
  },
  {
    format: 'sheet',
    label: 'Sheet for a professional (PDF)',
    extension: 'pdf',
    contentType: 'application/pdf',
    write: async (work) =>
      makePdf({ parts: sheetParts(work), origin: work.origin }, { who: work.who, signal: work.signal }),
  },
];

export const lawWorks = implementWork(lawWork, {
  schema: lawContent.refine(({ template }) => templateNamed(template) !== undefined, {
    message: 'There is no such document.',
    path: ['template'],
  }),
  version: 1,
  text: (content) => textOf(assemble(templateOf(content), content)),
  // A card names the kind of document, and nothing of what it says.
  preview: ({ template }) => templateNamed(template)?.title ?? '',
  exporters,
});
