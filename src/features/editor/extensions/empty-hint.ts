/** What to do with an empty document. Looks at its first block alone: with each letter of a book, nothing else is walked through. */
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const words = 'Write, or press / for everything you can add';

export const EmptyHint = Extension.create({
  name: 'emptyHint',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const only = doc.childCount === 1 ? doc.firstChild : null;
          if (only?.type.name !== 'paragraph' || only.content.size > 0) return null;
          return DecorationSet.create(doc, [
            Decoration.node(0, only.nodeSize, { class: 'is-editor-empty', 'data-placeholder': words }),
          ]);
        },
      },
    }),
  ],
});
