/** Another wording of a passage as suggestions: only the words that differ, each with its reason. */
import type { Editor } from '@tiptap/core';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import type { NoteStore } from '../notes.ts';
import { newNoteId } from './extension.ts';
import { directMeta } from './suggested.ts';

export interface Passage {
  from: number;
  to: number;
}

/** Blocks of a selection, each with its words; an inline thing is one letter that no engine writes. */
export function linesOf({ state: { doc } }: Editor, { from, to }: Passage) {
  const lines: { from: number; text: string }[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true;
    const [start, end] = [Math.max(from, pos + 1), Math.min(to, pos + 1 + node.content.size)];
    if (end > start) lines.push({ from: start, text: doc.textBetween(start, end, undefined, '\uFFFC') });
    return false;
  });
  return lines;
}

/** What an engine is given: one block a paragraph. */
export const passageText = (editor: Editor, passage: Passage) =>
  linesOf(editor, passage)
    .map(({ text }) => text.replaceAll('\uFFFC', ''))
    .join('\n\n');

interface Suggested {
  by: string;
  why: (change: { was: string; now: string }) => string | null;
}

/** False where there is nothing to suggest. */
export function suggestWording(
  editor: Editor,
  notes: NoteStore,
  passage: Passage,
  wording: string,
  { by, why }: Suggested,
): boolean {
  const lines = linesOf(editor, passage);
  const wanted = wording
    .trim()
    .split(/\n\s*\n|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const pairs =
    wanted.length === lines.length
      ? lines.map((line, at) => ({ ...line, now: wanted[at]! }))
      : [
          { from: lines[0]?.from ?? passage.from, text: lines[0]?.text ?? '', now: wanted.join(' ') },
          ...lines.slice(1).map((line) => ({ ...line, now: '' })),
        ];
  const tr = editor.state.tr.setMeta(directMeta, true);
  const { insertion, deletion } = editor.schema.marks;
  for (const { from, text, now } of pairs.toReversed()) {
    let at = from;
    const places = diffWords(text, now).map((piece) => {
      const start = at;
      at += piece.kind === 'same' ? piece.text.length : piece.was.length;
      return { piece, start };
    });
    for (const { piece, start } of places.toReversed()) {
      if (piece.kind === 'same' || piece.was === piece.now) continue;
      const id = newNoteId();
      notes.put(id, {
        is: 'suggestion',
        by,
        at: Date.now(),
        why: why({ was: piece.was, now: piece.now }),
        engine: true,
      });
      const end = start + piece.was.length;
      if (piece.was) tr.addMark(start, end, deletion!.create({ id }));
      if (piece.now)
        tr.insert(end, editor.schema.text(piece.now, [...marksAt(editor, start), insertion!.create({ id })]));
    }
  }
  if (!tr.docChanged) return false;
  editor.view.dispatch(tr);
  return true;
}

/** New words look as those beside them. */
const marksAt = ({ state }: Editor, at: number) =>
  state.doc
    .resolve(at)
    .marks()
    .filter(({ type }) => !['insertion', 'deletion', 'comment'].includes(type.name));

/** A new paragraph behind the selection. */
export function suggestAfter(editor: Editor, notes: NoteStore, at: number, text: string, by: string): void {
  const id = newNoteId();
  notes.put(id, { is: 'suggestion', by, at: Date.now(), why: 'Continues the text.', engine: true });
  const mark = editor.schema.marks.insertion!.create({ id });
  const place = editor.state.doc.resolve(at);
  const end = place.parent.isTextblock ? place.end() : at;
  editor.view.dispatch(
    editor.state.tr
      .setMeta(directMeta, true)
      .insert(end, editor.schema.text(` ${text.trim().replaceAll(/\s*\n+\s*/g, ' ')}`, [mark])),
  );
}
