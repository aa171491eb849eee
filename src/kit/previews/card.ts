/** What a preview picture says. Chat apps show it beside a link; all of it may be a stranger's words. */
export interface PreviewCard {
  /** What kind of thing it is, in a word or two. */
  kicker: string;
  title: string;
  /** Its first words. */
  words: string;
  /** The name of the product, at the foot. */
  product: string;
}

/** What chat apps ask for. */
export const cardSize = { width: 1200, height: 630 };
