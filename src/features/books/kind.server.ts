/** Books as results and as works, with the files that people take away. */
import { docxType } from '#tools/export/docx/package-parts.ts';
import { jsonExporter } from '#tools/export/document-exporters.server.ts';
import type { Exporter } from '#tools/export/exporter.ts';
import { makeDocx } from '#tools/export/make-files.server.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import type { WorkExporter } from '#tools/work/work-exporter.ts';
import { largestBook, type Book } from './book.ts';
import { bookSchema } from './book-schema.ts';
import { numbersOf, rightsOf, titleOfChapter } from './book-text.ts';
import { drawCover } from './cover/draw-cover.server.ts';
import type { DocxOptions } from '#tools/export/docx/write-docx.server.ts';
import {
  lowerHeadings,
  makeBookPdf,
  makeEpub,
  makeHtml,
  writeText,
  type BookWish,
} from './files/make-files.server.ts';
import { bookKind, bookWork, readingsWork } from './kind.ts';
import type { Reading } from './reader/reading.ts';
import { readingsSchema } from './reader/reading-schema.ts';

interface Form extends Pick<WorkExporter, 'format' | 'label' | 'extension' | 'contentType'> {
  make(wish: BookWish): ReturnType<WorkExporter['write']>;
}

const forms: readonly Form[] = [
  {
    format: 'epub',
    label: 'E-book (EPUB)',
    extension: 'epub',
    contentType: 'application/epub+zip',
    make: makeEpub,
  },
  { format: 'pdf', label: 'PDF', extension: 'pdf', contentType: 'application/pdf', make: makeBookPdf },
  { format: 'docx', label: 'Word (DOCX)', extension: 'docx', contentType: docxType, make: makeWord },
  { format: 'html', label: 'Web page (HTML)', extension: 'html', contentType: 'text/html', make: makeHtml },
  {
    format: 'md',
    label: 'Markdown',
    extension: 'md',
    contentType: 'text/markdown',
    make: async ({ title, book, who, signal }) => `${await writeText(title, book, { who, signal })}\n`,
  },
];

async function makeWord({ title, book, origin, who, signal }: BookWish) {
  const numbers = numbersOf(book.chapters);
  const texts = await lowerHeadings(
    book.chapters.map(({ text }) => text),
    { who, signal },
  );
  const wish: DocxOptions = {
    origin,
    parts: [
      { is: 'title', text: title },
      ...[book.subtitle, book.author, rightsOf(book)]
        .filter(Boolean)
        .map((text) => ({ is: 'note' as const, text })),
      ...book.chapters.flatMap((chapter, at) => [
        { is: 'heading' as const, level: 2 as const, text: titleOfChapter(chapter, numbers.get(chapter.id)) },
        { is: 'markdown' as const, text: texts[at]! },
      ]),
    ],
  };
  return makeDocx(wish, { who, ...(signal ? { signal } : {}) });
}

/** What an author noted for the writing, and which files it was taken from, is not part of the book. */
function withoutAuthorsNotes(book: Book): Book {
  return { ...book, chapters: book.chapters.map((chapter) => ({ ...chapter, brief: '', sources: [] })) };
}

export const bookResults = implementKind(bookKind, {
  schema: bookSchema,
  exporters: [
    ...forms.map(({ make, ...form }): Exporter => ({
      ...form,
      write: ({ title, output, origin, ownerId: who, signal, address }) =>
        make({
          title,
          book: bookSchema.parse(output.data),
          origin,
          identity: address ?? title,
          changedAt: new Date(),
          who,
          signal,
        }),
    })),
    jsonExporter,
  ],
  drawCover: (data, title) => drawCover(title, bookSchema.parse(data)),
  shared({ texts, data }) {
    const book = bookSchema.safeParse(data);
    return { texts, data: book.success ? withoutAuthorsNotes(book.data) : null };
  },
  tell: ({ chapters }) => ({
    details: { chapters: chapters.map(({ title, role, text }) => ({ title, role, text })) },
  }),
});

export const bookWorks = implementWork(bookWork, {
  schema: bookSchema,
  version: 1,
  text: (book) => textOf(book),
  preview: ({ about, chapters }) =>
    about ||
    chapters
      .map(({ title }) => title)
      .filter(Boolean)
      .join(' · '),
  pieces: ({ chapters }) =>
    chapters
      .filter(({ text }) => text.trim() !== '')
      .map(({ id, title, text }) => ({ id, title: title || 'Untitled', subject: '', text })),
  shared: withoutAuthorsNotes,
  exporters: forms.map(({ make, ...form }): WorkExporter<Book> => ({
    ...form,
    write: ({ title, content: book, origin, who, signal, address }) =>
      make({ title, book, origin, identity: address ?? title, changedAt: new Date(), who, signal }),
  })),
  limit: largestBook,
});

const textOf = ({ subtitle, author, about, chapters }: Book) =>
  [subtitle, author, about, ...chapters.flatMap(({ title, text }) => [title, text])]
    .filter(Boolean)
    .join('\n\n');

export const readingsWorks = implementWork(readingsWork, {
  schema: readingsSchema,
  version: 1,
  text: ({ readings }) => readings.map(notesOf).join('\n\n'),
  exporters: [
    {
      format: 'md',
      label: 'Markdown',
      extension: 'md',
      contentType: 'text/markdown',
      write: ({ content: { readings } }) => `${readings.map(notesOf).join('\n\n')}\n`,
    },
  ],
  limit: 2_000_000,
});

const notesOf = ({ title, highlights }: Reading) =>
  [`# ${title}`, ...highlights.flatMap(({ words, note }) => [`> ${words.replaceAll('\n', '\n> ')}`, note])]
    .filter(Boolean)
    .join('\n\n');
