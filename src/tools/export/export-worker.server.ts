/** Worker: files that results are taken away as. A long document takes seconds to set. */
import { strToU8, zipSync } from 'fflate';
import type { TaskContext } from '#kit/workers/messages.ts';
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { writeDocx, type DocxOptions } from './docx/write-docx.server.ts';
import { takeFontFolders, type FontFolders } from './pdf/font-packs.server.ts';
import { isTypesetterSpent } from './pdf/typst.server.ts';
import { writePdf, type PdfOptions } from './pdf/write-pdf.server.ts';

/** Texts or bytes, by their names in the archive. */
export type ZippedFiles = Readonly<Record<string, string | Uint8Array>>;

export const tasks = {
  async pdf(
    { fontFolders, ...options }: PdfOptions & { fontFolders: FontFolders },
    { retire }: Pick<TaskContext, 'retire'>,
  ) {
    takeFontFolders(fontFolders);
    try {
      return await writePdf(options);
    } finally {
      if (isTypesetterSpent()) retire();
    }
  },
  docx: (wish: DocxOptions) => writeDocx(wish),
  zip: (files: ZippedFiles) =>
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, held]) => [name, typeof held === 'string' ? strToU8(held) : held]),
      ),
    ),
};

serveTasks(tasks);
