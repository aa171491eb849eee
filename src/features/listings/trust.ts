/** Signals that hold a new listing for a steward, by rule, each with the reason that its owner reads. */

export interface TrustFacts {
  usesPhotoOfOthers: boolean;
  hasTextOfOthers: boolean;
  /** Another open listing of the same owner says the same. */
  isOwnDuplicate: boolean;
  /** In the last day, by the same owner. */
  publishedToday: number;
  /** Null unless it has a fixed price. */
  price: number | null;
  /** Of open listings of the same section, type, unit and currency. */
  usual: { median: number; count: number } | null;
}

export const mostADay = 20;
const fewestCompared = 8;
const farBelow = 8;
const farAbove = 30;

export function signalsOf(facts: TrustFacts): string[] {
  const { price, usual } = facts;
  const isComparable = price !== null && usual !== null && usual.count >= fewestCompared;
  return [
    ...(facts.usesPhotoOfOthers ? ['A photo is also used by someone else.'] : []),
    ...(facts.hasTextOfOthers ? ['The same text is used in a listing by someone else.'] : []),
    ...(facts.isOwnDuplicate ? ['You already have an open listing with the same text.'] : []),
    ...(facts.publishedToday >= mostADay ? [`You published ${mostADay} listings in one day.`] : []),
    ...(isComparable && price * farBelow < usual.median
      ? ['The price is far below that of similar listings.']
      : []),
    ...(isComparable && price > usual.median * farAbove
      ? ['The price is far above that of similar listings.']
      : []),
  ];
}

/** The words alone: case, marks and blanks make no other text. */
export const comparableText = (title: string, text: string) =>
  `${title} ${text}`
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
