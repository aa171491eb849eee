import { wordsOf } from './sentences.ts';

/** Small words that other languages do not have. */
const ofEnglish = new Set(
  'the and of to that with you your are this these have has it they we he she be but not from'.split(' '),
);
/** Small words of the languages most written here, that English does not have. */
const ofOthers = new Set(
  'der das und ist nicht ein eine einen mit auf den dem von zu für auch ich sie wir le la les des et est une dans pour qui que ne pas el los las del una con por y es il che di per non gli della een het van dat niet och att som inte på er og det não uma os em na je się jest w'.split(
    ' ',
  ),
);
const enough = 400;

/** Bamboo's rules know English alone: elsewhere each word would be a mistake. */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text.slice(0, 20_000)).slice(0, enough);
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const foreignScript = words.filter((word) => /[^\p{Script=Latin}\d'’]/u.test(word)).length;
  return foreignScript * 3 < words.length && count(ofEnglish) >= count(ofOthers);
}
