/** Markdown as what a printed page is made of. Everything in it is words: nothing can point at a file or run. */

export interface Span {
  text: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  strike?: boolean;
  href?: string;
  /** What the words are the source of, for whoever can draw it. */
  formula?: boolean;
  /** A picture that stands in the text itself; the words describe it. */
  picture?: string;
  /** What stands at the foot of the page; the words are how it is referred to. */
  footnote?: string;
}

export type Align = 'left' | 'center' | 'right';

export type Block =
  | { is: 'paragraph'; spans: Span[] }
  | { is: 'heading'; rank: number; spans: Span[] }
  | { is: 'list'; first: number | null; items: Block[][] }
  | { is: 'quote'; blocks: Block[] }
  | { is: 'code'; text: string; language?: string }
  | { is: 'table'; rows: Span[][][]; aligns?: (Align | null)[] }
  | { is: 'rule' };
