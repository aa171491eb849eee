/** What is wrong with a short text that someone asks with, for pages: the same that its schema says, without the schemas' library. */
export interface TextRule {
  longest: number;
  nothing: string;
  tooLong: string;
}

export const tooFewLetters = 'Enter at least two letters or digits.';

/** One letter of an alphabet says nothing; one Chinese character may be a word. */
const says =
  /[\p{L}\p{N}][^]*[\p{L}\p{N}]|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const saysSomething = (text: string) => says.test(text);

/** In words; undefined where it is right. */
export function textProblem(given: string, { longest, nothing, tooLong }: TextRule): string | undefined {
  const text = given.trim();
  if (text === '') return nothing;
  if (text.length > longest) return tooLong;
  return saysSomething(text) ? undefined : tooFewLetters;
}
