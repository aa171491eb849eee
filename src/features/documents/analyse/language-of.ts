/** Which language a text is in, by its small words or its letters. */
const smallWords: Record<string, string> = {
  English: 'the and of to that with are this have from was which for it not',
  German: 'der die und das nicht ist ein eine mit auf den dem von für auch',
  French: 'le la les des et est une dans pour qui que pas sur avec du',
  Spanish: 'el los las del una con por que para es no se como más pero',
  Italian: 'il che di per non gli della una con sono del più anche nel dei',
  Portuguese: 'não uma os em para com que por mais dos das ao pelo são como',
  Dutch: 'het een van dat niet met voor zijn op aan ook worden naar bij deze',
  Swedish: 'och att som inte det på en för är med till av den har om',
  Danish: 'og det ikke at på en til er som med af for den har der',
  Polish: 'się nie jest na do że w i z to jak przez od oraz dla',
  Turkish: 've bir bu için ile da de olarak olan çok daha gibi kadar ne o',
};
const scripts: readonly [string, RegExp][] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Chinese', /\p{Script=Han}/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Russian', /\p{Script=Cyrillic}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Hindi', /\p{Script=Devanagari}/gu],
];
const enough = 4000;

/** Undefined where there is too little to tell. */
export function languageOf(text: string): string | undefined {
  const sample = text.slice(0, enough);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, letter] of scripts)
    if ((sample.match(letter)?.length ?? 0) > 0.2 * letters && letters > 10) return language;
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(smallWords).map(([language, small]) => {
    const set = new Set(small.split(' '));
    return { language, count: words.filter((word) => set.has(word)).length };
  });
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most));
  return best.count >= 3 && best.count > 0.04 * words.length ? best.language : undefined;
}
