/** The two halves of BM25: how much a word says, and how much it counts where it stands. */

/** By in how many of all texts it stands: rare words say most. */
export const rarityOf = (having: number, all: number) => Math.log(1 + (all - having + 0.5) / (having + 0.5));

interface Presence {
  /** How often it stands there, or with how much weight. */
  weight: number;
  /** How slowly more of it stops counting more. */
  saturation: number;
  /** Of the text, beside the usual one: in a long text a word counts less. */
  relativeLength?: number;
}

/** From 0 to 1. */
export const presenceOf = ({ weight, saturation, relativeLength = 1 }: Presence) =>
  weight / (weight + saturation * relativeLength);
