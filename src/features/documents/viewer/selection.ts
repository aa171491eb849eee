/** What a person selected on the pages, as passages: one for each block that the selection touches. */
import type { Passage } from '#kit/documents/read/document.ts';

export function passagesIn(selection: Selection | null, viewer: HTMLElement): Passage[] {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return [];
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(viewer)) return [];
  const passages: Passage[] = [];
  for (const block of viewer.querySelectorAll<HTMLElement>('[data-page] [data-block]')) {
    if (!range.intersectsNode(block)) continue;
    const page = Number(block.closest<HTMLElement>('[data-page]')!.dataset.page);
    const pieces =
      block.dataset.at === undefined ? [...block.querySelectorAll<HTMLElement>('[data-at]')] : [block];
    const touched = pieces.map((piece) => touchedIn(piece, range)).filter((one) => one !== undefined);
    if (touched.length === 0) continue;
    const start = Math.min(...touched.map((one) => one.start));
    const end = Math.max(...touched.map((one) => one.end));
    passages.push({ page, block: Number(block.dataset.block), start, end });
  }
  return passages;
}

/** The letters of a piece of text within the range; undefined where there are none. */
function touchedIn(piece: HTMLElement, range: Range): { start: number; end: number } | undefined {
  if (!range.intersectsNode(piece)) return undefined;
  const at = Number(piece.dataset.at);
  const length = piece.textContent.length;
  const start = piece.contains(range.startContainer)
    ? lettersBefore(piece, range.startContainer, range.startOffset)
    : 0;
  const end = piece.contains(range.endContainer)
    ? lettersBefore(piece, range.endContainer, range.endOffset)
    : length;
  return end > start ? { start: at + start, end: at + end } : undefined;
}

function lettersBefore(piece: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(piece);
  before.setEnd(node, offset);
  return before.toString().length;
}
