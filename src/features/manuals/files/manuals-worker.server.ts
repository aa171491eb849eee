/** Worker: facts found in texts, and manuals in the forms that people take away. */
import type { TaskContext } from '#kit/workers/messages.ts';
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { takeFontFolders, type FontFolders } from '#tools/export/pdf/font-packs.server.ts';
import { isTypesetterSpent } from '#tools/export/pdf/typst.server.ts';
import { findFacts, type FactSource } from '../read/find-facts.ts';
import { writeManualHtml } from './write-html.server.ts';
import { writeBooklet, writeManualPdf, type WrittenManual } from './write-pdf.server.ts';

export const tasks = {
  facts: (sources: readonly FactSource[]) => findFacts(sources),
  html: (wish: WrittenManual) => writeManualHtml(wish),
  async pdf(
    {
      fontFolders,
      form,
      ...wish
    }: WrittenManual & { fontFolders: FontFolders; form: 'a4' | 'a5' | 'booklet' },
    { retire }: Pick<TaskContext, 'retire'>,
  ) {
    takeFontFolders(fontFolders);
    try {
      return await (form === 'booklet' ? writeBooklet(wish) : writeManualPdf(wish, form));
    } finally {
      if (isTypesetterSpent()) retire();
    }
  },
};

serveTasks(tasks);
