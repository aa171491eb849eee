/** Markdown as what a printed page is made of. Everything in it is words: nothing can point at a picture or run. */

export interface Span {
  text: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  strike?: boolean;
  href?: string;
}

export type Block =
  | { is: 'paragraph'; spans: Span[] }
  | { is: 'heading'; rank: number; spans: Span[] }
  | { is: 'list'; first: number | null; items: Block[][] }
  | { is: 'quote'; blocks: Block[] }
  | { is: 'code'; text: string }
  | { is: 'table'; rows: Span[][][] }
  | { is: 'rule' };
