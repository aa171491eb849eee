/** Worker: texts as chapters, and books in the forms that people take away. */
import type { ReadPage } from '#kit/documents/read/document.ts';
import type { TaskContext } from '#kit/workers/messages.ts';
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { takeFontFolders, type FontFolders } from '#tools/export/pdf/font-packs.server.ts';
import { isTypesetterSpent } from '#tools/export/pdf/typst.server.ts';
import { arrangeChapters, type GivenSource } from '../arrange/arrange-chapters.ts';
import type { Book } from '../book.ts';
import { bookText, lowered } from '../book-text.ts';
import { pagesToMarkdown } from '../arrange/to-markdown.ts';
import { writeEpub, type WrittenBook } from './write-epub.server.ts';
import { writeHtml } from './write-html.server.ts';
import { writeBookPdf } from './write-pdf.server.ts';

export const tasks = {
  markdown: (pages: readonly ReadPage[]) => pagesToMarkdown(pages),
  text: ({ title, book }: { title: string; book: Book }) => bookText(title, book),
  /** Headings of chapters below those of the book. */
  lowered: (texts: readonly string[]) => texts.map(lowered),
  arrange: (sources: readonly GivenSource[]) => arrangeChapters(sources),
  epub: (wish: WrittenBook) => writeEpub(wish),
  html: (wish: Omit<WrittenBook, 'cover'>) => writeHtml(wish),
  async pdf(
    { fontFolders, ...wish }: WrittenBook & { fontFolders: FontFolders },
    { retire }: Pick<TaskContext, 'retire'>,
  ) {
    takeFontFolders(fontFolders);
    try {
      return await writeBookPdf(wish);
    } finally {
      if (isTypesetterSpent()) retire();
    }
  },
};

serveTasks(tasks);
