/** Everything a document may hold, as the editor knows it. */
import type { AnyExtension } from '@tiptap/core';
import { Collaboration } from '@tiptap/extension-collaboration';
import { Image } from '@tiptap/extension-image';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import type { Doc } from 'yjs';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import { docField } from '../document/live.ts';
import { isPicture } from '../export/to-html.ts';
import { EmptyHint } from './empty-hint.ts';
import { Comment, Deletion, Insertion } from './marks.ts';
import { BlockMath, Callout, Footnote, InlineMath } from './nodes.ts';

/** Pictures stand in the document itself; what points elsewhere is not fetched, and not kept. */
const Picture = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), width: { default: null }, height: { default: null } };
  },
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => isPicture(element.getAttribute('src')) && null },
  ],
}).configure({ allowBase64: true });

export function documentExtensions({ shared }: { shared?: Doc | undefined } = {}): AnyExtension[] {
  return [
    StarterKit.configure({
      ...(shared ? { undoRedo: false } : {}),
      heading: { levels: [1, 2, 3, 4] },
      link: { openOnClick: false, autolink: true, isAllowedUri: (href) => isSafeLink(href) },
    }),
    TableKit.configure({ table: { resizable: false } }),
    TaskList,
    TaskItem.configure({ nested: true }),
    Picture,
    Callout,
    InlineMath,
    BlockMath,
    Footnote,
    Insertion,
    Deletion,
    Comment,
    EmptyHint,
    ...(shared ? [Collaboration.configure({ document: shared, field: docField })] : []),
  ];
}
