/** A question as the experts read it: small letters, plain quotes, no politeness around it. */
import { asYesNo } from './claims.ts';
import { mendKeywords } from './keywords.ts';
import { withoutCourtesy, withoutSmiles } from './politeness.ts';
import { inFull } from './shorthand.ts';

/** A question of fact is short; what is longer is text to work on. */
export const longestQuestion = 600;

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(what|who|where|when|how)'?s\b|\b(that|there|it|he|she|which)'s\b/g, '$1$2 is'],
  [/\b(what|who|where|when|how)'?re\b/g, '$1 are'],
  [/\bwhat'?d\b/g, 'what did'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\bcan'?t\b/g, 'cannot'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\bwanna\b/g, 'want to'],
  [/\b(?:gimme)\b/g, 'give me'],
];

/** Small letters, straight quotes, single spaces; nothing is taken away. */
export function lowered(text: string): string {
  return text
    .slice(0, longestQuestion)
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function plainOf(text: string, longest = longestQuestion): string {
  if (text.length > longest) return '';
  let plain = inFull(lowered(withoutSmiles(text)));
  for (const [pattern, words] of contractions) plain = plain.replaceAll(pattern, words);
  plain = plain.replace(/\s+\([a-z]{3,15}(?: [a-z]+)?\)(?=\s*[?.!]*$)/, '');
  // "Which planet is the biggest one"
  return asYesNo(mendKeywords(withoutCourtesy(plain)).replace(/(?<=\w{3}est) one$/, ''));
}

/** Letters without their accents: "São Tomé" and "sao tome" are one name. */
export function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');
}

/** Without what ends a sentence. Letter by letter: an expression would begin anew at every blank of a long row of them. */
export function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[?.!\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
