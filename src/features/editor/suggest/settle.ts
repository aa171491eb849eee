/** Taking and refusing suggestions, one by one or all. */
import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { breakMark } from '../document/settled.ts';
import { directMeta, removeRun } from './suggested.ts';

export interface Run {
  id: string;
  is: 'insertion' | 'deletion';
  from: number;
  to: number;
  text: string;
}

export function runsIn(doc: Node): Run[] {
  const runs: Run[] = [];
  doc.descendants((node, pos) => {
    if (!node.isInline) return true;
    const mark = node.marks.find(({ type }) => type.name === 'insertion' || type.name === 'deletion');
    if (!mark) return false;
    const run: Run = {
      id: mark.attrs.id as string,
      is: mark.type.name as Run['is'],
      from: pos,
      to: pos + node.nodeSize,
      text: node.isText ? node.text! : '▢',
    };
    const last = runs.at(-1);
    if (last && last.id === run.id && last.is === run.is && last.to === run.from) {
      last.to = run.to;
      last.text += run.text;
    } else runs.push(run);
    return false;
  });
  return runs;
}

/** `id` null: all of them. */
export function settle(state: EditorState, id: string | null, taken: boolean): Transaction {
  const tr = state.tr.setMeta(directMeta, true);
  const goes = taken ? 'deletion' : 'insertion';
  for (const run of runsIn(state.doc).toReversed()) {
    if (id !== null && run.id !== id) continue;
    if (run.is === goes) removeWhole(tr, run);
    else {
      tr.removeMark(run.from, run.to, state.schema.marks[run.is]!);
      removeBreakMarks(tr, run);
    }
  }
  return tr;
}

/** A block that held nothing else goes too, unless it is all there is. */
function removeWhole(tr: Transaction, { from, to, text }: Run): void {
  const start = tr.doc.resolve(from);
  const isAll =
    start.parent.isTextblock && start.parentOffset === 0 && start.parent.content.size === to - from;
  const holder = start.depth > 0 ? start.node(start.depth - 1) : undefined;
  if (isAll && !text.startsWith(breakMark) && holder && holder.childCount > 1)
    tr.delete(start.before(), start.after());
  else removeRun(tr, from, to);
}

function removeBreakMarks(tr: Transaction, { from, text }: Run): void {
  for (let at = text.length - 1; at >= 0; at -= 1)
    if (text[at] === breakMark) tr.delete(from + at, from + at + 1);
}
