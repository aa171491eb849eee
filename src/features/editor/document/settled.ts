/** A document as it would be with every suggestion taken, or with every one refused. */
import type { DocNode } from './content.ts';

/** Stands at the beginning of a block whose break was suggested: refused, the block joins the one before. */
export const breakMark = '\u200b';

export const markOf = (node: DocNode, type: string) => node.marks?.find((mark) => mark.type === type);

/** `taken`: insertions stay and deletions go; the other way round where not. */
export function settled(doc: DocNode, taken: boolean): DocNode {
  const [gone] = settle([doc], taken ? 'deletion' : 'insertion');
  return gone!;
}

/** The same words, with nothing that points to what is noted beside them. */
export function withoutMarks(node: DocNode, type: string): DocNode {
  const { marks = [], content, ...bare } = node;
  const kept = marks.filter((mark) => mark.type !== type);
  return {
    ...bare,
    ...(kept.length > 0 ? { marks: kept } : {}),
    ...(content ? { content: merged(content.map((one) => withoutMarks(one, type))) } : {}),
  };
}

/** The words that each suggestion would add, by its id. */
export function insertedIn(doc: DocNode): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: DocNode) => {
    const id = markOf(node, 'insertion')?.attrs?.id;
    if (typeof id === 'string')
      found.set(id, (found.get(id) ?? '') + (node.text ?? '').replaceAll(breakMark, ''));
    node.content?.forEach(walk);
  };
  walk(doc);
  return found;
}

function settle(nodes: readonly DocNode[], goes: 'insertion' | 'deletion'): DocNode[] {
  const kept: DocNode[] = [];
  for (const node of nodes) {
    if (!node.content) {
      const one = leaf(node, goes);
      if (one) kept.push(one);
      continue;
    }
    const joins = goes === 'insertion' && startsNew(node);
    const content = settle(node.content, goes);
    const last = kept.at(-1);
    if (joins && last?.content && isTextblock(last))
      kept[kept.length - 1] = { ...last, content: merged([...last.content, ...content]) };
    // What held nothing but what goes, goes with it.
    else if (content.length > 0 || node.type === 'doc' || isCell(node))
      kept.push({ ...node, content: content.length > 0 ? merged(content) : [{ type: 'paragraph' }] });
  }
  return kept;
}

function leaf(node: DocNode, goes: 'insertion' | 'deletion'): DocNode | undefined {
  if (markOf(node, goes)) return undefined;
  const marks = node.marks?.filter(({ type }) => type !== 'insertion' && type !== 'deletion');
  const text = node.text?.replaceAll(breakMark, '');
  if (node.text !== undefined && !text) return undefined;
  const { marks: _, ...bare } = node;
  return { ...bare, ...(text ? { text } : {}), ...(marks && marks.length > 0 ? { marks } : {}) };
}

/** Neighbours that look the same are one text. */
function merged(nodes: readonly DocNode[]): DocNode[] {
  const out: DocNode[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (
      last?.text !== undefined &&
      node.text !== undefined &&
      JSON.stringify(last.marks ?? []) === JSON.stringify(node.marks ?? [])
    )
      out[out.length - 1] = { ...last, text: last.text + node.text };
    else out.push(node);
  }
  return out;
}

const startsNew = ({ content }: DocNode) => {
  const first = content?.[0];
  return Boolean(first?.text?.startsWith(breakMark) && markOf(first, 'insertion'));
};
export const isTextblock = ({ type }: DocNode) =>
  type === 'paragraph' || type === 'heading' || type === 'codeBlock';
const isCell = ({ type }: DocNode) => type === 'tableCell' || type === 'tableHeader';
