/** Worker: documents of the editor in the forms that they are taken away as, and what differs between two of them. */
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { partsTasks } from '#tools/work/propose/bound-parts.ts';
import { blockParts } from '../document/block-parts.ts';
import { plainTextOf } from '../document/plain.ts';
import type { DocNode } from '../document/content.ts';
import { toDocx, type EditorDocxOptions } from './to-docx.server.ts';
import { toHtml } from './to-html.ts';
import { toMarkdown } from './to-markdown.ts';

export const tasks = {
  docx: (wish: EditorDocxOptions) => toDocx(wish),
  markdown: ({ doc, withPictures }: { doc: DocNode; withPictures: boolean }) =>
    toMarkdown(doc, { withPictures }),
  html: ({ title, doc }: { title: string; doc: DocNode }) => toHtml(title, doc),
  text: (doc: DocNode) => plainTextOf(doc),
  ...partsTasks(blockParts),
};

serveTasks(tasks);
