/** "A" or "an", by how the next word is spoken. */

const silentH = /^(?:hour|honest|honou?r|heir)/i;
/** Spoken with a consonant: "a university", "a European", "a one-off". */
const spokenConsonant = /^(?:uni(?!n)|use|usu|util|eu|ewe|one\b|once\b|u-|ufo\b)/i;
/** Letters whose names begin with a vowel: "an HR manager". */
const spelt = /^[AEFHILMNORSX](?:[A-Z]{1,3}\b|\b)/;

export function withArticle(words: string): string {
  if (/^(?:an?|the|my|our|your|one) /i.test(words)) return words;
  const startsWithVowel =
    spelt.test(words) ||
    silentH.test(words) ||
    /^(?:8|11\b|18\b)/.test(words) ||
    (/^[aeiou]/i.test(words) && !spokenConsonant.test(words) && !/^U[A-Z]/.test(words));
  return `${startsWithVowel ? 'an' : 'a'} ${words}`;
}
