/** The formats of whatever can be told as a document. */
import { withWholeLinks } from '#kit/quotes/whole-address.ts';
import { mainText } from '../define/output.ts';
import { docxType } from './docx/package-parts.ts';
import { exported } from './exported.ts';
import type { Exporter } from './exporter.ts';
import { makeDocx, makePdf } from './make-files.server.ts';
import { withoutMarks } from './without-marks.ts';
import { writeMarkdown } from './write-markdown.ts';

export const markdown: Exporter = {
  format: 'md',
  label: 'Markdown',
  extension: 'md',
  contentType: 'text/markdown',
  write: ({ parts }) => writeMarkdown(parts),
};

export const pdf: Exporter = {
  format: 'pdf',
  label: 'PDF',
  extension: 'pdf',
  contentType: 'application/pdf',
  async write({ parts, origin, ownerId: who, signal }) {
    return makePdf({ parts: [...parts], origin }, { who, signal });
  },
};

export const docx: Exporter = {
  format: 'docx',
  label: 'Word (DOCX)',
  extension: 'docx',
  contentType: docxType,
  async write({ parts, origin, ownerId: who, signal }) {
    return makeDocx({ parts, origin }, { who, signal });
  },
};

/** The bare result, as one would type it. */
const plainText: Exporter = {
  format: 'txt',
  label: 'Plain text',
  extension: 'txt',
  contentType: 'text/plain',
  write: ({ output, origin }) =>
    `${withoutMarks(withWholeLinks(output.texts[mainText] ?? '', origin)).trimEnd()}\n`,
};

export const jsonExporter: Exporter = {
  format: 'json',
  label: 'JSON',
  extension: 'json',
  contentType: 'application/json',
  write: ({ document }) => `${JSON.stringify(exported.parse(document), null, 2)}\n`,
};

export const documentExporters: readonly Exporter[] = [markdown, pdf, plainText, jsonExporter];
