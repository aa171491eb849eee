/** A paragraph that goes on at the top of the next column is one paragraph. */
import { joinTexts } from '../block-text.ts';
import type { ReadBlock } from '../document.ts';
import { isOpen } from './columns.ts';

export function joinColumns(columns: readonly (readonly ReadBlock[])[]): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  for (const [first, ...others] of columns) {
    if (!first) continue;
    // Footnotes stand below what goes on.
    const at = blocks.findLastIndex(({ role }) => role !== 'footnote');
    const last = blocks[at];
    if (last && goesOn(last, first)) blocks[at] = { ...last, ...joinTexts(last, first) };
    else blocks.push(first);
    blocks.push(...others);
  }
  return blocks;
}

const goesOn = (last: ReadBlock, first: ReadBlock) =>
  (last.role === 'paragraph' || last.role === 'list-item') &&
  first.role === 'paragraph' &&
  isOpen(last.text) &&
  /^\p{Ll}/u.test(first.text);
