/** What one types or pastes is one's own: within the suggestion of another it is not theirs, and a copy of it is signed anew. */
import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

const suggestionOf = (node: Node) =>
  node.marks.find(({ type }) => type.name === 'insertion' || type.name === 'deletion');

/** Takes the marks of others from what this edit adds; costs a look at what it adds, and no more. */
export function asOwnWords(tr: Transaction, isOwn: (id: string) => boolean): void {
  for (const [at, step] of [...tr.steps].entries()) {
    if (!(step instanceof ReplaceStep) || step.slice.size === 0) continue;
    const later = tr.mapping.slice(at + 1);
    const start = step.from - step.slice.openStart;
    step.slice.content.descendants((node, pos) => {
      const mark = node.isInline ? suggestionOf(node) : undefined;
      if (!mark || isOwn(mark.attrs.id as string)) return;
      const [from, to] = [later.map(start + pos, 1), later.map(start + pos + node.nodeSize, -1)];
      if (from < to) tr.removeMark(from, to, mark.type);
    });
  }
}

/** The same slice with other ids; `renew` is told each once. */
export function resigned(slice: Slice, renew: (id: string) => string): Slice {
  const ids = new Map<string, string>();
  const renamed = (node: Node): Node => {
    const mark = suggestionOf(node);
    if (!mark) return node.isLeaf ? node : node.copy(inner(node.content));
    const id = mark.attrs.id as string;
    if (!ids.has(id)) ids.set(id, renew(id));
    const marks = node.marks.map((one) => (one === mark ? one.type.create({ id: ids.get(id) }) : one));
    return (node.isLeaf ? node : node.copy(inner(node.content))).mark(marks);
  };
  const inner = (content: Fragment) => {
    const nodes: Node[] = [];
    content.forEach((node) => void nodes.push(renamed(node)));
    return Fragment.fromArray(nodes);
  };
  return new Slice(inner(slice.content), slice.openStart, slice.openEnd);
}
