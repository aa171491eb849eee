/** Words too long for a line may break within: Typst breaks where a language does, and an address or a row of letters has no such place. */

const zeroWidthSpace = '\u200b';
/** Scripts that have no spaces break by rules of their own. */
const unbroken =
  '[^\\s\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const longWords = new Map<number, RegExp>();

export function breakWords(text: string, most: number): string {
  if (text.length <= most) return text;
  let pattern = longWords.get(most);
  if (!pattern) longWords.set(most, (pattern = new RegExp(`${unbroken}{${most + 1},}`, 'gu')));
  const step = Math.max(1, Math.floor(most / 8));
  return text.replaceAll(pattern, (word) =>
    word.replaceAll(new RegExp(`.{${step}}(?=\\P{M})`, 'gsu'), (part) => part + zeroWidthSpace),
  );
}
