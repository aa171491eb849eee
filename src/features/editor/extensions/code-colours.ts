/**
 * Colours in code, once typing pauses. Found beside the page by what answers use too, and only where there is code: a text without any
 * loads nothing. A block that did not change is not asked about again.
 */
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import type { CodePiece } from '#kit/ui/markdown/highlight-code.ts';
import { codeLooks, highlight, longestHighlighted } from '#kit/ui/markdown/highlight.ts';

const pause = 250;
const key = new PluginKey<DecorationSet>('codeColours');

interface Coloured {
  from: number;
  to: number;
  colours: Decoration[];
}

export function coloursOf(pos: number, pieces: readonly CodePiece[]): Decoration[] {
  let at = pos + 1;
  return pieces.flatMap(({ text, kind }) => {
    const from = at;
    at += text.length;
    const look = kind && codeLooks[kind];
    return look ? [Decoration.inline(from, at, { class: look })] : [];
  });
}

function codeIn(doc: Node): { node: Node; pos: number }[] {
  const found: { node: Node; pos: number }[] = [];
  doc.descendants((node, pos) => {
    if (node.type.name === 'codeBlock') found.push({ node, pos });
    return !node.isTextblock;
  });
  return found;
}

const canBeColoured = ({ attrs, textContent }: Node) =>
  typeof attrs.language === 'string' && attrs.language !== '' && textContent.length <= longestHighlighted;

function keepColoured(view: EditorView) {
  let asked = new WeakSet<Node>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function colour() {
    for (const { node } of codeIn(view.state.doc)) {
      if (asked.has(node)) continue;
      asked.add(node);
      const pieces = canBeColoured(node)
        ? await highlight({ how: node.attrs.language as string, source: node.textContent }).catch(() => [])
        : [];
      if (view.isDestroyed) return;
      // Where it was changed meanwhile it is another node, and asked about with the next pause.
      const there = codeIn(view.state.doc).find((one) => one.node === node);
      if (!there) continue;
      const done: Coloured = {
        from: there.pos,
        to: there.pos + node.nodeSize,
        colours: coloursOf(there.pos, pieces),
      };
      view.dispatch(view.state.tr.setMeta(key, done).setMeta('addToHistory', false));
    }
  }
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void colour(), pause);
  };
  soon();
  return {
    update: (_: EditorView, before: EditorView['state']) => void (before.doc !== view.state.doc && soon()),
    destroy() {
      clearTimeout(timer);
      asked = new WeakSet();
    },
  };
}

export const CodeColours = Extension.create({
  name: 'codeColours',
  addProseMirrorPlugins: () => [
    new Plugin({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, before) {
          const set = tr.docChanged ? before.map(tr.mapping, tr.doc) : before;
          const done = tr.getMeta(key) as Coloured | undefined;
          return done ? set.remove(set.find(done.from, done.to)).add(tr.doc, done.colours) : set;
        },
      },
      props: { decorations: (state) => key.getState(state) },
      view: keepColoured,
    }),
  ],
});
