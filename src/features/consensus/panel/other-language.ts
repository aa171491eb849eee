/** Whether an answer to an English question is in another language: claims are matched in English. */
const commonWords = new Set(
  'the of and to in is are was were a an that it for on with as by at from this be or not have has had which its can what how who when where why does do did'.split(
    ' ',
  ),
);
/** Fewer words tell nothing: "Canberra" is no language. */
const leastWords = 8;
/** English prose has about four in ten; other languages share a few of them by chance. */
const leastCommon = 0.18;

export function isOtherLanguage(answer: string, question: string): boolean {
  if (isLatin(question) && !isLatin(answer)) return true;
  return (
    shareOfCommon(question, 3) >= leastCommon &&
    shareOfCommon(answer, leastWords) < leastCommon &&
    isProse(answer)
  );
}

function shareOfCommon(text: string, least: number): number {
  const words = wordsOf(text);
  if (words.length < least) return 1;
  return words.filter((word) => commonWords.has(word)).length / words.length;
}

const isLatin = (text: string) =>
  (text.match(/\p{L}/gu)?.length ?? 0) <= 2 * (text.match(/\p{Script=Latin}/gu)?.length ?? 0);

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .slice(0, 4000)
    .match(/\p{L}+/gu) ?? [];

/** Lists of names and figures have no common words in any language. */
const isProse = (text: string) => {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => /^\p{Ll}|^[^\p{Lu}]/u.test(word)).length >= words.length / 2;
};
