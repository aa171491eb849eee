/** A set as a kind of result, and as a kind of work that people go on editing. */
import { makeDocx, makePdf } from '#tools/export/make-files.server.ts';
import { docxType } from '#tools/export/docx/package-parts.ts';
import { documentExporters } from '#tools/export/document-exporters.server.ts';
import type { OutlinePart } from '#tools/export/outline.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import type { WorkExporter } from '#tools/work/work-exporter.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import { writeIcs } from './calendar/write-ics.ts';
import { partTitle, type StudioSet } from './set.ts';
import { setSchema } from './set-schema.ts';
import { partPlain, setText } from './set-text.ts';
import { noVoice } from './voice/voice.ts';
import { setKind, setWork } from './kind.ts';

export const setResults = implementKind(setKind, {
  schema: setSchema,
  exporters: documentExporters,
  tell: ({ brief, parts }) => ({
    details: {
      brief,
      parts: parts.map(({ kind, title, aside, text, by }) => ({ kind, title, aside, text, by })),
    },
  }),
});

const outline = (title: string, content: StudioSet): OutlinePart[] => [
  { is: 'title', text: title },
  { is: 'markdown', text: setText(content) },
];

const exporters: readonly WorkExporter<StudioSet>[] = [
  {
    format: 'docx',
    label: 'Word (DOCX)',
    extension: 'docx',
    contentType: docxType,
    async write({ title, content, origin, who, signal }) {
      return makeDocx({ parts: outline(title, content), origin }, { who, signal });
    },
  },
  {
    format: 'pdf',
    label: 'PDF',
    extension: 'pdf',
    contentType: 'application/pdf',
    async write({ title, content, origin, who, signal }) {
      return makePdf({ parts: outline(title, content), origin }, { who, signal });
    },
  },
  {
    format: 'md',
    label: 'Markdown',
    extension: 'md',
    contentType: 'text/markdown',
    write: ({ content }) => `${setText(content)}\n`,
  },
  {
    format: 'txt',
    label: 'Plain text, ready to paste',
    extension: 'txt',
    contentType: 'text/plain',
    write: ({ content: { parts } }) =>
      `${parts.map((part) => `===== ${partTitle(part.kind)} =====\n\n${partPlain(part)}`).join('\n\n\n')}\n`,
  },
  {
    format: 'ics',
    label: 'Calendar (ICS)',
    extension: 'ics',
    contentType: 'text/calendar',
    write: ({ title, content }) => writeIcs(title, content, new Date()),
  },
];

export const setWorks = implementWork(setWork, {
  schema: setSchema,
  version: 1,
  text: setText,
  preview: ({ brief }) => brief.about.slice(0, 200) || brief.what,
  pieces: ({ parts }) =>
    parts.map((part) => ({
      id: part.id,
      title: `${partTitle(part.kind)}${part.title ? `: ${part.title}` : ''}`,
      subject: part.kind === 'newsletter' ? part.title : '',
      text: part.kind === 'newsletter' ? part.text : partPlain(part),
    })),
  // What is to be read, not what it was made from: samples and notes stay with those who work on it.
  shared: (content) => ({
    ...content,
    voice: noVoice,
    parts: content.parts.map((part) => ({
      ...part,
      made: { title: '', aside: '', text: '' },
      knew: { what: '', about: '', facts: {}, links: [] },
      settled: [],
    })),
  }),
  exporters,
  limit: 2_500_000,
});
