/** An edit as a suggestion: what it would remove is struck out, what it would add is marked, and nothing is lost. */
import type { Mark, MarkType, Node, Schema } from '@tiptap/pm/model';
import { Selection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Mapping, ReplaceStep } from '@tiptap/pm/transform';
import { breakMark } from '../document/settled.ts';

/** Set on edits that are made as they are: taking, refusing, what others wrote, undo. */
export const directMeta = 'suggest-direct';

const markType = (schema: Schema, name: 'insertion' | 'deletion'): MarkType => schema.marks[name]!;

/** Undefined where it cannot be one: formatting and the shape of tables and lists change at once. */
export function suggested(
  given: Transaction,
  state: EditorState,
  newId: () => string,
  isOwn: (id: string) => boolean,
): Transaction | undefined {
  if (!given.steps.every((step) => step instanceof ReplaceStep)) return undefined;
  const out = state.tr;
  let caret: number | undefined;
  for (const [at, step] of (given.steps as ReplaceStep[]).entries()) {
    const back = new Mapping(given.mapping.maps.slice(0, at)).invert();
    const place = (pos: number, side: number) => out.mapping.map(back.map(pos, side), side);
    const [from, to] = [place(step.from, 1), place(step.to, -1)];
    const size = step.slice.size;
    const id = neighbourId(out.doc, from, Math.max(from, to), isOwn) ?? newId();
    const before = out.steps.length;
    if (to > from) strikeOut(out, from, to, id, isOwn);
    const end = out.mapping.slice(before).map(Math.max(from, to), -1);
    if (size > 0) caret = add(out, step, end, id);
    else caret = state.selection.empty && state.selection.from > step.from ? from : end;
  }
  if (!out.docChanged) {
    if (caret !== undefined)
      out.setSelection(Selection.near(out.doc.resolve(Math.min(caret, out.doc.content.size))));
    return out;
  }
  if (caret !== undefined) {
    const resolved = out.doc.resolve(Math.min(caret, out.doc.content.size));
    out.setSelection(
      resolved.parent.inlineContent ? TextSelection.create(out.doc, resolved.pos) : Selection.near(resolved),
    );
  }
  out.setStoredMarks(given.storedMarks);
  return out.scrollIntoView();
}

/** What touches a suggestion of one's own goes on with it, so that a word is not as many suggestions as letters. */
function neighbourId(
  doc: Node,
  from: number,
  to: number,
  isOwn: (id: string) => boolean,
): string | undefined {
  const near = [doc.resolve(from).nodeBefore, doc.resolve(to).nodeAfter];
  for (const node of near) {
    const mark = node?.marks.find(({ type }) => type.name === 'insertion' || type.name === 'deletion');
    if (mark && isOwn(mark.attrs.id as string)) return mark.attrs.id as string;
  }
  return undefined;
}

function strikeOut(
  tr: Transaction,
  from: number,
  to: number,
  id: string,
  isOwn: (id: string) => boolean,
): void {
  const deletion = markType(tr.doc.type.schema, 'deletion').create({ id });
  const runs: { from: number; to: number; own: boolean; isStruck: boolean }[] = [];
  tr.doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isInline) return true;
    const inserted = markOf(node, 'insertion');
    runs.push({
      from: Math.max(from, pos),
      to: Math.min(to, pos + node.nodeSize),
      own: inserted !== undefined && isOwn(inserted.attrs.id as string),
      isStruck: markOf(node, 'deletion') !== undefined,
    });
    return false;
  });
  for (const run of runs.toReversed()) {
    if (run.isStruck) continue;
    // One's own suggestion is simply taken back.
    if (run.own) removeRun(tr, run.from, run.to);
    else tr.addMark(run.from, run.to, deletion);
  }
}

/** Takes words out; with the mark of a suggested break, the break too. */
export function removeRun(tr: Transaction, from: number, to: number): void {
  const text = tr.doc.textBetween(from, to, undefined, ' ');
  const start = tr.doc.resolve(from);
  const isBreak = text.startsWith(breakMark) && start.parentOffset === 0;
  tr.delete(from, to);
  if (!isBreak) return;
  const block = tr.doc.resolve(from);
  const pos = block.before();
  const previous = tr.doc.resolve(pos).nodeBefore;
  if (previous?.isTextblock && block.parent.isTextblock) tr.join(pos);
}

/** Puts the new part behind what it replaces; where it brings blocks, each break is marked as well. */
function add(tr: Transaction, step: ReplaceStep, at: number, id: string): number {
  const { schema } = tr.doc.type;
  const insertion = markType(schema, 'insertion').create({ id });
  const before = tr.doc.content.size;
  tr.replace(at, at, step.slice);
  const added = tr.doc.content.size - before;
  let end = at + added;
  const starts: number[] = [];
  tr.doc.nodesBetween(at, end, (node, pos) => {
    if (node.isTextblock && pos >= at && pos + 1 <= end) starts.push(pos + 1);
  });
  markInline(tr, at, end, insertion);
  for (const start of starts.toReversed()) {
    if (tr.doc.resolve(start).parent.type.name === 'codeBlock') continue;
    tr.insert(start, schema.text(breakMark, [insertion]));
    end += 1;
  }
  return end;
}

function markInline(tr: Transaction, from: number, to: number, mark: Mark): void {
  const runs: [number, number][] = [];
  tr.doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isInline) return true;
    runs.push([Math.max(from, pos), Math.min(to, pos + node.nodeSize)]);
    return false;
  });
  for (const [start, end] of runs) tr.addMark(start, end, mark);
}

const markOf = (node: Node, name: string) => node.marks.find(({ type }) => type.name === name);
