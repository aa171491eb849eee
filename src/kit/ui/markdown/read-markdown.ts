/** Markdown as a tree that knows where in the source each part stands. */
import { TreeFragment, type SyntaxNode, type Tree } from '@lezer/common';
import { grammar, isTooDeep } from './grammar.ts';
import { labelOf } from './label.ts';

const mostBlocks = 2000;
/** Of words, links, cells and marks that are drawn one by one; a book of 300 pages has fewer. */
const mostNodes = 60_000;
/** What is longer is no text to read on a page; reading its marks alone would take a browser seconds. */
const longestRead = 500_000;
/** An address that is given once may be used often: a long one would become many times what was written. */
const longestDefined = 2000;

export interface ReadMarkdown {
  source: string;
  blocks: readonly SyntaxNode[];
  /** What is left after so many blocks or marks as no answer has; it is shown as it was written. */
  rest: string;
  /** Addresses that are given apart from their links, by label. */
  definitions: ReadonlyMap<string, string>;
}

export const readMarkdown = (source: string): ReadMarkdown => createReader()(source);

/** Every block of it, for files that are written in a worker: a book has more than a page shows. */
export const readWholeMarkdown = (source: string): ReadMarkdown => createReader({ isWhole: true })(source);

/**
 * Reads texts that grow: whatever comes before the change is taken from the reading before. What it answers depends on
 * the source alone, so it may be called while drawing.
 */
export function createReader({ isWhole = false } = {}) {
  let before: { source: string; tree: Tree } | undefined;
  let last: ReadMarkdown | undefined;
  return (source: string): ReadMarkdown => {
    if (last?.source === source) return last;
    if (isTooDeep(source)) return { source, blocks: [], rest: source, definitions: none };
    const read = isWhole ? source : source.slice(0, readableEnd(source));
    const tree = grammar.parse(read, before && unchanged(before, read));
    before = { source: read, tree };
    const all = childrenOf(tree.topNode);
    const blocks = isWhole ? all : all.slice(0, countDrawable(all.slice(0, mostBlocks)));
    const rest = source.slice(all[blocks.length]?.from ?? read.length);
    last = { source, blocks, rest, definitions: definitionsIn(all, source, last?.definitions) };
    return last;
  };
}

/** Where a text of any length is cut: between its lines. */
function readableEnd(source: string): number {
  if (source.length <= longestRead) return source.length;
  const end = source.lastIndexOf('\n', longestRead);
  return end > 0 ? end : longestRead;
}

/** How many blocks there are before too many marks are drawn. */
function countDrawable(blocks: readonly SyntaxNode[]): number {
  let nodes = 0;
  const tooMany = blocks.findIndex((block) => {
    block.cursor().iterate(() => void (nodes += 1));
    return nodes > mostNodes;
  });
  return tooMany < 0 ? blocks.length : tooMany;
}

const none: ReadonlyMap<string, string> = new Map();

function unchanged(before: { source: string; tree: Tree }, source: string) {
  const { source: old, tree } = before;
  let same = source.startsWith(old) ? old.length : 0;
  while (same < old.length && old.charCodeAt(same) === source.charCodeAt(same)) same += 1;
  const change = { fromA: same, toA: old.length, fromB: same, toB: source.length };
  return TreeFragment.applyChanges(TreeFragment.addTree(tree), [change], 1);
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The same map as before while there is nothing new in it, so that blocks that are drawn stay as they are. */
function definitionsIn(
  blocks: readonly SyntaxNode[],
  source: string,
  before: ReadonlyMap<string, string> = none,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const block of blocks) {
    if (block.name !== 'LinkReference') continue;
    const label = block.getChild('LinkLabel');
    const url = block.getChild('URL');
    if (!label || !url || url.to - url.from > longestDefined) continue;
    const key = labelOf(source.slice(label.from, label.to));
    if (!found.has(key)) found.set(key, source.slice(url.from, url.to));
  }
  const isSame = found.size === before.size && [...found].every(([key, url]) => before.get(key) === url);
  return isSame ? before : found;
}
