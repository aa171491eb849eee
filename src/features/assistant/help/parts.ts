/** The parts of an article, each of which can answer something by itself. */
import { textOf, type Block } from './blocks.ts';

/** A heading begins one, and so does a paragraph, except after words that lead up to it. */
export function partsOf(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (begins(block, parts.at(-1)!)) parts.push([]);
    parts.at(-1)!.push(block);
  }
  return parts;
}

function begins(block: Block, before: readonly Block[]) {
  const last = before.at(-1);
  if (!last) return false;
  if (block.is === 'heading') return true;
  return block.is === 'paragraph' && last.is !== 'heading' && !blockText(last).endsWith(':');
}

export function blockText(block: Block): string {
  if (block.is === 'code') return block.text;
  return block.is === 'list' ? block.items.map(textOf).join('\n') : textOf(block.line);
}
