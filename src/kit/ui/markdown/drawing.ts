import type { SyntaxNode } from '@lezer/common';
import type { ClaimMark } from './marks.ts';

/** What drawing a block needs to know. Places are those of the whole text; `text` is the block's own part of it. */
export interface Drawing {
  block: SyntaxNode;
  text: string;
  from: number;
  /** More of the text may come, and this block may be its last. */
  isGrowing: boolean;
  definitions: ReadonlyMap<string, string>;
  marks: readonly ClaimMark[];
  /** Marks can be reached with the keyboard. */
  hasMarkFocus: boolean;
  /** The levels of heading in the text, highest first, and the level at which they are drawn. */
  headings: string;
  topHeading: number;
  /** Keeps the ids of footnotes apart from those of other texts on the page. */
  scope: string;
}

export const sourceOf = ({ text, from }: Drawing, node: { from: number; to: number }) =>
  text.slice(node.from - from, node.to - from);

/** Its end may not be its own: it may have been completed there. */
export const isAtEnd = ({ isGrowing, from, text }: Drawing, node: { to: number }) =>
  isGrowing && node.to + longestCloser >= from + text.length;

const longestCloser = 6;
