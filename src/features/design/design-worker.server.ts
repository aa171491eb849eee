/** Worker: reads briefs, lays pages out and makes the files that designs are taken away as. */
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import type { TaskContext } from '#kit/workers/messages.ts';
import { takeFontFolders, type FontFolders } from '#tools/export/pdf/font-packs.server.ts';
import { readBrief } from './brief/read-brief.ts';
import { formByName } from './export/make-form.server.ts';
import { propose, type ProposeInput } from './layout/propose.ts';
import type { Design } from './scene.ts';
import { measurePrinted } from './type/printer.server.ts';

type InFonts<T> = T & { fontFolders: FontFolders };

export const tasks = {
  readBrief: ({ brief, saysTitle }: { brief: string; saysTitle: boolean }) => readBrief(brief, saysTitle),
  propose({ fontFolders, ...input }: InFonts<Omit<ProposeInput, 'measure'>>) {
    takeFontFolders(fontFolders);
    return propose({ ...input, measure: measurePrinted });
  },
  export(
    { fontFolders, format, design, title }: InFonts<{ format: string; design: Design; title: string }>,
    { signal }: TaskContext,
  ) {
    takeFontFolders(fontFolders);
    return formByName(format)(design, { title, signal });
  },
};

serveTasks(tasks);
