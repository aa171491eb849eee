/** Names of places as they are compared: without accents, punctuation or letter case, `St.` like `Saint`. */

/** Letters that are no letter with an accent, as people type them who do not have them. */
const plainly: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ə: 'a',
};
const shortened: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

export function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþħŧŋıə]/g, (letter) => plainly[letter]!)
    .replaceAll(/['’‘ʼʻʿʾ`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (Object.hasOwn(shortened, word) ? shortened[word]! : word))
    .join(' ');
}
