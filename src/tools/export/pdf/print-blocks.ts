/** The parts of an export as the blocks that are printed. */
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import type { OutlinePart } from '../outline.ts';
import type { Block } from './blocks.ts';
import { readWithFootnotes } from './read-footnotes.ts';

export type PrintBlock =
  | Block
  | Extract<OutlinePart, { is: 'title' | 'note' | 'question' | 'points' }>
  | Section;

/** A heading of the export itself, above those of its texts. */
interface Section {
  is: 'section';
  level: 2 | 3;
  text: string;
}

export const printBlocks = (parts: readonly OutlinePart[]): PrintBlock[] => parts.flatMap(blocksOf);

function blocksOf(part: OutlinePart): PrintBlock[] {
  switch (part.is) {
    case 'heading':
      return [{ ...part, is: 'section' }];
    case 'markdown':
      return readWithFootnotes(part.text);
    case 'sources':
      return [{ is: 'list', first: 1, items: part.items.map(sourceBlocks) }];
    case 'title':
    case 'note':
    case 'question':
    case 'points':
      return [part];
  }
}

const sourceBlocks = ({ title: text, href }: { title: string; href?: string | undefined }): Block[] => [
  { is: 'paragraph', spans: [{ text, ...(href && isSafeLink(href) ? { href } : {}) }] },
];
