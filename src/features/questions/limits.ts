/** How long things may be, for forms and for what checks them. */

export const longestTitle = 200;
export const longestText = 10_000;
export const longestComment = 1000;
export const longestAppeal = 1000;
export const longestDecision = 1000;
export const mostTags = 5;

/** Scripts that say in one character what others say in a word. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const fewestLetters = { dense: 4, other: 8 };

/** Enough to find out what is asked: one letter, or marks alone, is not. */
export function saysEnough(title: string): boolean {
  const letters = title.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters >= (dense.test(title) ? fewestLetters.dense : fewestLetters.other);
}
