/** What a tool cannot do without a language model; said before one types where there is none. */
export interface ModelNeed {
  /** As in "A translation needs a language model". */
  what: string;
  /** What it still does without one. A tool without it does nothing but say so. */
  now?: string;
  /** What a language model gives, to see what one would get. */
  example: { given: string; gives: string };
}

export const needsModelWords = ({ what }: ModelNeed) => `${what} needs a language model.`;
