/** Takes endings off English words, so that "signing", "signed" and "signs" are one. Light: it need only be consistent. */
import { emptyWords, irregularForms } from './meanings.ts';

const hasVowel = /[aeiouy]/;

export function stem(given: string): string {
  const word = irregularForms[given] ?? given;
  if (word.length < 4 || /\d/.test(word)) return word;
  return withoutE(withoutEnding(withoutPlural(word)));
}

function withoutPlural(word: string) {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string) {
  for (const ending of ['ations', 'ation', 'ing', 'ed', 'ion', 'ment', 'ly']) {
    const rest = word.slice(0, -ending.length);
    if (word.endsWith(ending) && rest.length >= 3 && hasVowel.test(rest)) return singleConsonant(rest);
  }
  return word;
}

/** "stopping" without its ending is "stopp". */
const singleConsonant = (word: string) => (/([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word);

function withoutE(word: string) {
  // "theme" must not become "them".
  if (word.length > 3 && word.endsWith('e'))
    return emptyWords.has(word.slice(0, -1)) ? word : word.slice(0, -1);
  return word.length > 3 && word.endsWith('y') ? `${word.slice(0, -1)}i` : word;
}
