/** Typefaces of scripts that the house's own lack. Those of East Asia weigh megabytes, so none is opened unless a text needs it. */
interface ScriptFont {
  has: RegExp;
  regular: string;
  bold: string;
}

const expo = (name: string, file: string) => ({
  regular: `@expo-google-fonts/${name}/400Regular/${file}_400Regular.ttf`,
  bold: `@expo-google-fonts/${name}/700Bold/${file}_700Bold.ttf`,
});
const embedded = (name: string, file: string) => ({
  regular: `@embedpdf/${name}/fonts/${file}-Regular.otf`,
  bold: `@embedpdf/${name}/fonts/${file}-Bold.otf`,
});

/** Signs that stand between the letters of East Asia. */
const eastAsian = /[\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/;

const scripts: readonly ScriptFont[] = [
  // Its letters are whole, where Noto's share their strokes and differ by dots, so that text copied from a page would be misspelt.
  { has: /\p{Script_Extensions=Arabic}/u, ...expo('ibm-plex-sans-arabic', 'IBMPlexSansArabic') },
  { has: /\p{Script_Extensions=Hebrew}/u, ...expo('noto-sans-hebrew', 'NotoSansHebrew') },
  { has: /\p{Script=Thai}/u, ...expo('noto-sans-thai', 'NotoSansThai') },
  { has: /\p{Script=Hangul}/u, ...embedded('fonts-kr', 'NotoSansKR') },
  { has: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, ...embedded('fonts-jp', 'NotoSansJP') },
  {
    has: new RegExp(`[\\p{Script=Han}\\p{Script=Bopomofo}]|${eastAsian.source}`, 'u'),
    ...embedded('fonts-sc', 'NotoSansHans'),
  },
  // What the Chinese one lacks: forms of Japan, and traditional ones.
  {
    has: new RegExp(`\\p{Script=Han}|${eastAsian.source}`, 'u'),
    ...embedded('fonts-jp', 'NotoSansJP'),
  },
  { has: /\p{Script=Han}/u, ...embedded('fonts-kr', 'NotoSansKR') },
];

/** Chinese and Japanese draw many of the same signs in different ways. */
export const isJapanese = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

export function scriptFonts(sign: string, look: { isHeavy: boolean; isJapanese: boolean }): string[] {
  const fitting = scripts.filter(({ has }) => has.test(sign));
  if (look.isJapanese) fitting.sort((one, other) => Number(isOfJapan(other)) - Number(isOfJapan(one)));
  return fitting.map(({ regular, bold }) => (look.isHeavy ? bold : regular));
}

const isOfJapan = ({ regular }: ScriptFont) => regular.includes('fonts-jp');
