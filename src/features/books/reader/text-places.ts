/** Places in a text as it is shown, counted in characters: they stay true however large it is set. */

export function offsetOf(root: Node, node: Node, offset: number): number {
  const range = document.createRange();
  range.selectNodeContents(root);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** Undefined where the text is shorter than that. */
export function rangeAt(root: Node, from: number, length: number): Range | undefined {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let at = 0;
  let hasBegun = false;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const end = at + node.length;
    if (!hasBegun && from < end) {
      range.setStart(node, from - at);
      hasBegun = true;
    }
    if (hasBegun && from + length <= end) {
      range.setEnd(node, from + length - at);
      return range;
    }
    at = end;
  }
  return undefined;
}

/** The first character that can be seen in the upper corner of the frame. */
export function firstSeen(root: HTMLElement, frame: HTMLElement): number {
  const { left, top, right } = frame.getBoundingClientRect();
  const isFromRight = getComputedStyle(root).direction === 'rtl';
  const x = isFromRight ? right - 40 : left + 40;
  for (let y = top + 12; y < top + 200; y += 12) {
    const seen = document.caretPositionFromPoint?.(x, y);
    if (seen && root.contains(seen.offsetNode)) return offsetOf(root, seen.offsetNode, seen.offset);
  }
  return 0;
}
