/** Typefaces of scripts that the built-in ones lack. Those of East Asia weigh megabytes, so they are packs, and none is opened unless a text needs it. */
import type { LettersId } from '#kit/packs/letters.ts';

interface ScriptFont {
  has: RegExp;
  /** As the file itself calls it. */
  family: string;
  /** Where it has to be fetched. */
  pack?: LettersId;
  regular: string;
  bold: string;
}

const expo = (family: string, name: string, file: string) => ({
  family,
  regular: `@expo-google-fonts/${name}/400Regular/${file}_400Regular.ttf`,
  bold: `@expo-google-fonts/${name}/700Bold/${file}_700Bold.ttf`,
});
const packed = (family: string, pack: LettersId, file: string) => ({
  family,
  pack,
  regular: `${pack}/${file}-Regular.otf`,
  bold: `${pack}/${file}-Bold.otf`,
});

const chinese = 'Noto Sans S Chinese';
const japanese = 'Noto Sans Japanese';
const korean = 'Noto Sans Korean';

/** Signs that stand between the letters of East Asia. */
const eastAsian = /[\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/;

const scripts: readonly ScriptFont[] = [
  // Its letters are whole, where Noto's share their strokes and differ by dots, so that text copied from a page would be misspelt.
  {
    has: /\p{Script_Extensions=Arabic}/u,
    ...expo('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic', 'IBMPlexSansArabic'),
  },
  { has: /\p{Script_Extensions=Hebrew}/u, ...expo('Noto Sans Hebrew', 'noto-sans-hebrew', 'NotoSansHebrew') },
  { has: /\p{Script=Thai}/u, ...expo('Noto Sans Thai', 'noto-sans-thai', 'NotoSansThai') },
  { has: /\p{Script=Hangul}/u, ...packed(korean, 'letters-korean', 'NotoSansKR') },
  { has: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, ...packed(japanese, 'letters-japanese', 'NotoSansJP') },
  {
    has: new RegExp(`[\\p{Script=Han}\\p{Script=Bopomofo}]|${eastAsian.source}`, 'u'),
    ...packed(chinese, 'letters-chinese', 'NotoSansHans'),
  },
  // What the Chinese one lacks: forms of Japan, and traditional ones.
  {
    has: new RegExp(`\\p{Script=Han}|${eastAsian.source}`, 'u'),
    ...packed(japanese, 'letters-japanese', 'NotoSansJP'),
  },
  { has: /\p{Script=Han}/u, ...packed(korean, 'letters-korean', 'NotoSansKR') },
];

/** Chinese and Japanese draw many of the same signs in different ways. */
export const isJapanese = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

interface TextLanguage {
  isJapanese: boolean;
  isThere: (pack: LettersId) => boolean;
}

/** Those that may have the sign, without packs that are not there. */
export function scriptFamilies(sign: string, language: TextLanguage): ScriptFont[] {
  const fitting = scripts.filter(({ has, pack }) => has.test(sign) && (!pack || language.isThere(pack)));
  if (language.isJapanese) fitting.sort((one, other) => Number(isOfJapan(other)) - Number(isOfJapan(one)));
  return fitting;
}

export const scriptFonts = (
  sign: string,
  { isHeavy, ...language }: TextLanguage & { isHeavy: boolean },
): string[] => scriptFamilies(sign, language).map(({ regular, bold }) => (isHeavy ? bold : regular));

/** Typefaces of East Asia have each other's signs too: whose forms come first. */
export const byForms = (families: Iterable<string>, language: { isJapanese: boolean }): string[] => {
  const order = language.isJapanese ? [chinese, korean] : [chinese, japanese, korean];
  return [...families].toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
};

const isOfJapan = ({ pack }: ScriptFont) => pack === 'letters-japanese';

/** The packs that a text needs. Signs of China that the Chinese one lacks are in the Japanese one. */
export function packsFor(text: string): LettersId[] {
  const wanted: LettersId[] = [];
  if (/\p{Script=Hangul}/u.test(text)) wanted.push('letters-korean');
  if (isJapanese(text)) wanted.push('letters-japanese');
  else if (/[\p{Script=Han}\p{Script=Bopomofo}]/u.test(text))
    wanted.push('letters-chinese', 'letters-japanese');
  return wanted;
}
