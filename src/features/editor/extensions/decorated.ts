/** What is drawn over the text without being in it: what was found, what the checker underlines, where others are. */
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export interface Found {
  from: number;
  to: number;
}
export interface Underlined extends Found {
  now: string;
  why: string;
}
export interface Caret {
  name: string;
  at: number;
}

interface Drawn {
  found: readonly Found[];
  current: number;
  underlined: readonly Underlined[];
  carets: readonly Caret[];
}

const nothing: Drawn = { found: [], current: -1, underlined: [], carets: [] };
const key = new PluginKey<{ drawn: Drawn; set: DecorationSet }>('drawn');

export const Drawings = Extension.create({
  name: 'drawings',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        key,
        state: {
          init: () => ({ drawn: nothing, set: DecorationSet.empty }),
          apply(tr, before) {
            const change = tr.getMeta(key) as Partial<Drawn> | undefined;
            if (change) {
              const drawn = { ...moved(before.drawn, tr), ...change };
              return { drawn, set: draw(tr.doc, drawn) };
            }
            if (!tr.docChanged) return before;
            return { drawn: moved(before.drawn, tr), set: before.set.map(tr.mapping, tr.doc) };
          },
        },
        props: { decorations: (state) => key.getState(state)?.set },
      }),
    ];
  },
});

export const drawnIn = (state: Parameters<typeof key.getState>[0]): Drawn =>
  key.getState(state)?.drawn ?? nothing;
export const setDrawn = (tr: Transaction, change: Partial<Drawn>) =>
  tr.setMeta(key, change).setMeta('addToHistory', false);

function moved(drawn: Drawn, { mapping, docChanged }: Transaction): Drawn {
  if (!docChanged) return drawn;
  const move = <One extends Found>(list: readonly One[]) =>
    list
      .map((one) => ({ ...one, from: mapping.map(one.from, 1), to: mapping.map(one.to, -1) }))
      .filter(({ from, to }) => from < to);
  return {
    ...drawn,
    found: move(drawn.found),
    underlined: move(drawn.underlined),
    carets: drawn.carets.map((caret) => ({ ...caret, at: mapping.map(caret.at) })),
  };
}

function draw(doc: Node, { found, current, underlined, carets }: Drawn): DecorationSet {
  return DecorationSet.create(doc, [
    ...found.map(({ from, to }, at) =>
      Decoration.inline(from, to, { class: at === current ? 'found is-current' : 'found' }),
    ),
    ...underlined.map(({ from, to }) => Decoration.inline(from, to, { class: 'polish' })),
    ...carets
      .filter(({ at }) => at <= doc.content.size)
      .map(({ name, at }) =>
        Decoration.widget(at, () => caretElement(name), { side: -1, key: `${name}-${at}` }),
      ),
  ]);
}

function caretElement(name: string): HTMLElement {
  const caret = document.createElement('span');
  caret.className = 'caret';
  caret.dataset.name = name;
  return caret;
}

/** Every place of a text, without regard to case; within one block. */
export function findIn(doc: Node, wanted: string): Found[] {
  const found: Found[] = [];
  const sought = wanted.toLowerCase();
  if (sought === '') return found;
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    // An inline thing counts as one letter, as it does in positions.
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC').toLowerCase();
    for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length))
      found.push({ from: pos + 1 + at, to: pos + 1 + at + sought.length });
    return false;
  });
  return found;
}
