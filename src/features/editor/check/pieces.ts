/** A document as the pieces that the checker is asked about: what it has not seen yet, nearest first. */
import type { Node } from '@tiptap/pm/model';
import type { Finding } from '../contract.ts';
import type { Underlined } from '../extensions/decorated.ts';

export interface CheckedBlock {
  node: Node;
  pos: number;
}
interface Words {
  text: string;
  /** Where each run of the text stands in the block. */
  runs: { start: number; end: number; at: number }[];
}

const between = '\n\n';

/** Text as it would be with suggestions taken: what is struck out is nobody's mistake. */
export function wordsOf(block: Node): Words {
  const runs: Words['runs'] = [];
  let text = '';
  block.forEach((node, offset) => {
    if (node.marks.some(({ type }) => type.name === 'deletion')) return;
    const words = node.isText
      ? node.marks.some(({ type }) => type.name === 'code')
        ? '\uFFFC'.repeat(node.text!.length)
        : node.text!
      : '\uFFFC';
    runs.push({ start: text.length, end: text.length + words.length, at: offset });
    text += words;
  });
  return { text, runs };
}

export function blocksOf(doc: Node): CheckedBlock[] {
  const blocks: CheckedBlock[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    if (node.type.name !== 'codeBlock' && node.content.size > 0) blocks.push({ node, pos });
    return false;
  });
  return blocks;
}

/** As many as are read at once, from the one that is looked at on; then from the beginning. */
export function nextPiece(
  blocks: readonly CheckedBlock[],
  from: number,
  isSeen: (node: Node) => boolean,
  most: number,
): CheckedBlock[] {
  const first = Math.max(
    0,
    blocks.findIndex(({ node, pos }) => pos + node.nodeSize > from),
  );
  const piece: CheckedBlock[] = [];
  let length = 0;
  for (const block of [...blocks.slice(first), ...blocks.slice(0, first)]) {
    if (isSeen(block.node)) continue;
    const size = Math.min(block.node.content.size, most) + between.length;
    if (piece.length > 0 && length + size > most) break;
    piece.push(block);
    length += size;
  }
  return piece;
}

export const textOf = (piece: readonly CheckedBlock[], most: number) =>
  piece
    .map(({ node }) => wordsOf(node).text)
    .join(between)
    .slice(0, most);

/** Findings in the text of a piece, by block and as places within it; what goes over an end or over what is struck out is none. */
export function findingsByBlock(piece: readonly CheckedBlock[], items: readonly Finding[]): Finding[][] {
  let start = 0;
  return piece.map(({ node }) => {
    const { text, runs } = wordsOf(node);
    const begins = start;
    start += text.length + between.length;
    return items.flatMap((one) => {
      const [from, to] = [one.start - begins, one.end - begins];
      if (from < 0 || to > text.length) return [];
      const first = runs.find((run) => run.start <= from && from < run.end);
      const last = runs.find((run) => run.start < to && to <= run.end);
      if (!first || !last) return [];
      const [at, end] = [first.at + from - first.start, last.at + to - last.start];
      return end - at === to - from ? [{ ...one, start: at, end }] : [];
    });
  });
}

export const underlinesOf = (pos: number, findings: readonly Finding[]): Underlined[] =>
  findings.map(({ start, end, now, why, kind }) => ({
    from: pos + 1 + start,
    to: pos + 1 + end,
    now,
    why,
    kind,
  }));
