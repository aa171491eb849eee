/** A document that people write alone or together. */
import { docxType } from '#tools/export/docx/package-parts.ts';
import { withWholeLinks } from '#kit/quotes/whole-address.ts';
import type { WorkExporter } from '#tools/work/work-exporter.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import { blockParts } from './document/block-parts.ts';
import { mostContent, richContent, type RichContent } from './document/content.ts';
import { docField, notesField, readLive, writeLive } from './document/live.ts';
import { plainTextOf } from './document/plain.ts';
import { insertedIn, settled, withoutMarks } from './document/settled.ts';
import { toHtml } from './export/to-html.ts';
import { toMarkdown } from './export/to-markdown.ts';

const exporters: readonly WorkExporter<RichContent>[] = [
  {
    format: 'docx',
    label: 'Word (DOCX), suggestions as tracked changes',
    extension: 'docx',
    contentType: docxType,
    async write(work) {
      const { toDocx } = await import('./export/to-docx.server.ts'); // not loaded where nobody wants one
      return toDocx(work);
    },
  },
  {
    format: 'pdf',
    label: 'PDF',
    extension: 'pdf',
    contentType: 'application/pdf',
    async write({ title, content, origin }) {
      const { makePdf } = await import('#tools/export/pdf/make-pdf.server.ts'); // not loaded where nobody wants one
      return makePdf({
        parts: [
          { is: 'title', text: title },
          { is: 'markdown', text: toMarkdown(content.doc) },
        ],
        origin,
      });
    },
  },
  {
    format: 'md',
    label: 'Markdown',
    extension: 'md',
    contentType: 'text/markdown',
    write: ({ content, origin }) =>
      `${withWholeLinks(toMarkdown(content.doc, { withPictures: true }), origin)}\n`,
  },
  {
    format: 'html',
    label: 'Web page (HTML)',
    extension: 'html',
    contentType: 'text/html',
    write: ({ title, content }) => toHtml(title, content.doc),
  },
  {
    format: 'txt',
    label: 'Plain text',
    extension: 'txt',
    contentType: 'text/plain',
    write: ({ content }) => `${plainTextOf(content.doc)}\n`,
  },
];

export const documentWork = defineWork({
  id: 'rich-text',
  title: 'Document',
  schema: richContent,
  version: 1,
  text: ({ doc }) => plainTextOf(doc),
  parts: blockParts,
  shared: ({ doc }) => ({ doc: withoutMarks(settled(doc, false), 'comment'), notes: {} }),
  said: ({ doc, notes }) => {
    const inserted = insertedIn(doc);
    return Object.entries(notes).flatMap(([id, note]) =>
      note.is === 'suggestion'
        ? [
            {
              by: note.by,
              words: note.why ?? '',
              at: `${id} ${note.at}`,
              under: inserted.get(id) ?? '',
              isEngine: note.engine ?? false,
            },
          ]
        : [note, ...note.replies].map(({ by, text, at }) => ({ by, words: text, at: `${id} ${at}` })),
    );
  },
  exporters,
  limit: mostContent,
  page: '/ai/text-editor',
  live: { roots: [docField, notesField], read: readLive, write: writeLive },
});
