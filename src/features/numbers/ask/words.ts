/** Words of a question, and their bare forms: the same word in another number or tense is the same. */

export interface Word {
  /** As it is written. */
  raw: string;
  low: string;
  stem: string;
}

export const longestQuestion = 300;

export function wordsOf(text: string): Word[] {
  const found =
    text
      .slice(0, longestQuestion)
      .match(/\d[\d.,]*\d[kKmM%]?|\d[kKmM%]?|>=|<=|[<>]|[\p{L}\p{N}_]+(?:['’][\p{L}]+)?/gu) ?? [];
  return found.map((raw) => {
    const low = raw.toLowerCase().replace(/['’]s?$/, '');
    return { raw, low, stem: stemOf(low) };
  });
}

export function stemOf(low: string): string {
  if (low.length <= 3) return low;
  const base = low.replace(/ies$/, 'y').replace(/(?<=..)(?:ing|ed|es|s)$/, '');
  return base.length > 3 ? base.replace(/e$/, '') : base;
}
