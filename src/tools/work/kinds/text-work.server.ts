/** A text that people go on editing. */
import { makeDocx, makePdf } from '../../export/make-files.server.ts';
import { withWholeLinks } from '#kit/quotes/whole-address.ts';
import { docxType } from '../../export/docx/package-parts.ts';
import type { OutlinePart } from '../../export/outline.ts';
import { withoutMarks } from '../../export/without-marks.ts';
import { setText } from '../live/set-text.ts';
import { textPartsInWorker } from '../propose/parts-pool.server.ts';
import type { WorkExporter } from '../work-exporter.ts';
import { implementWork } from '../implement-work.server.ts';
import { textContent, type TextContent } from './text-content.ts';
import { textWork } from './text-work.ts';

const partsOf = (title: string, { text }: TextContent): OutlinePart[] => [
  { is: 'title', text: title },
  { is: 'markdown', text },
];

const ended = (text: string) => `${text.trimEnd()}\n`;

const exporters: readonly WorkExporter<TextContent>[] = [
  {
    format: 'md',
    label: 'Markdown',
    extension: 'md',
    contentType: 'text/markdown',
    write: ({ content, origin }) => ended(withWholeLinks(content.text, origin)),
  },
  {
    format: 'pdf',
    label: 'PDF',
    extension: 'pdf',
    contentType: 'application/pdf',
    async write({ title, content, origin, who, signal }) {
      return makePdf({ parts: partsOf(title, content), origin }, { who, signal });
    },
  },
  {
    format: 'docx',
    label: 'Word (DOCX)',
    extension: 'docx',
    contentType: docxType,
    async write({ title, content, origin, who, signal }) {
      return makeDocx({ parts: partsOf(title, content), origin }, { who, signal });
    },
  },
  {
    format: 'txt',
    label: 'Plain text',
    extension: 'txt',
    contentType: 'text/plain',
    write: ({ content, origin }) => ended(withoutMarks(withWholeLinks(content.text, origin))),
  },
];

const inDocument = 'text';

export const textWorks = implementWork(textWork, {
  schema: textContent,
  version: 1,
  text: ({ text }) => text,
  exporters,
  parts: textPartsInWorker<TextContent>({ read: ({ text }) => text, write: (_, text) => ({ text }) }),
  live: {
    roots: [inDocument],
    write: (doc, { text }) => setText(doc.getText(inDocument), text),
    read: (doc) => ({ text: doc.getText(inDocument).toString() }),
  },
});
