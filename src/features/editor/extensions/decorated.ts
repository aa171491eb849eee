/**
 * What is drawn over the text without being in it: what was found, what the checker underlines, where others are. Each is a set that
 * moves with the text by itself, and only where the text changed: a letter in a book does not walk through all of them.
 */
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export interface Found {
  from: number;
  to: number;
}
export interface Underlined extends Found {
  /** Null where only people can say what would be better. */
  now: string | null;
  why: string;
  kind: string;
}
export interface Caret {
  name: string;
  at: number;
}

interface Drawn {
  found: DecorationSet;
  underlined: DecorationSet;
  carets: DecorationSet;
}
/** What is not named stays. */
interface Change {
  found?: readonly Found[];
  current?: number;
  carets?: readonly Caret[];
  /** Underlines go from these places, and come. */
  unmark?: readonly Found[] | 'all';
  mark?: readonly Underlined[];
}

const { empty } = DecorationSet;
const nothing: Drawn = { found: empty, underlined: empty, carets: empty };
const names = ['found', 'underlined', 'carets'] as const;
const key = new PluginKey<Drawn>('drawn');

export const Drawings = Extension.create({
  name: 'drawings',
  addProseMirrorPlugins() {
    return names.map(
      (name, at) =>
        new Plugin({
          // Each set by itself: the view compares sets, and one that did not change costs nothing.
          ...(at === 0
            ? {
                key,
                state: {
                  init: () => nothing,
                  apply(tr: Transaction, before: Drawn) {
                    const drawn = tr.docChanged ? moved(before, tr) : before;
                    const change = tr.getMeta(key) as Change | undefined;
                    return change ? changed(drawn, change, tr.doc) : drawn;
                  },
                },
              }
            : {}),
          props: { decorations: (state: EditorState) => key.getState(state)?.[name] },
        }),
    );
  },
});

export const setDrawn = (tr: Transaction, change: Change) =>
  tr.setMeta(key, change).setMeta('addToHistory', false);

export const foundIn = (state: EditorState): Found[] =>
  (key.getState(state)?.found.find() ?? []).map(({ from, to }) => ({ from, to }));

export function underlinedAt(state: EditorState, at: number): Underlined | undefined {
  const [one] = key.getState(state)?.underlined.find(at, at) ?? [];
  return one && ({ ...(one.spec as Underlined), from: one.from, to: one.to } satisfies Underlined);
}

const moved = (drawn: Drawn, { mapping, doc }: Transaction): Drawn => ({
  found: drawn.found.map(mapping, doc),
  underlined: drawn.underlined.map(mapping, doc),
  carets: drawn.carets.map(mapping, doc),
});

function changed(drawn: Drawn, { found, current = -1, carets, unmark, mark }: Change, doc: Node): Drawn {
  let { underlined } = drawn;
  if (unmark === 'all') underlined = empty;
  else if (unmark)
    underlined = underlined.remove(unmark.flatMap(({ from, to }) => underlined.find(from, to)));
  if (mark && mark.length > 0)
    underlined = underlined.add(
      doc,
      mark.map(({ from, to, now, why, kind }) =>
        Decoration.inline(
          from,
          to,
          { class: now === null ? 'polish is-advice' : 'polish' },
          { now, why, kind },
        ),
      ),
    );
  return {
    underlined,
    found: found
      ? DecorationSet.create(
          doc,
          found.map(({ from, to }, at) =>
            Decoration.inline(from, to, { class: at === current ? 'found is-current' : 'found' }),
          ),
        )
      : drawn.found,
    carets: carets
      ? DecorationSet.create(
          doc,
          carets
            .filter(({ at }) => at <= doc.content.size)
            .map(({ name, at }) =>
              Decoration.widget(at, () => caretElement(name), { side: -1, key: `${name}-${at}` }),
            ),
        )
      : drawn.carets,
  };
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
