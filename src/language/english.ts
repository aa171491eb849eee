import { wordsOf } from './sentences.ts';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'pl' | 'sv' | 'ru' | 'other';

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

/** The small words of each: what a sentence of it is hardly without. */
const smallWords: readonly (readonly [Language, ReadonlySet<string>])[] = (
  [
    [
      'en',
      'the and of to that with you your are this these have has it they we he she be but not from is was for in on at my me please will would can i our as by an a if so do did been their his her',
    ],
    [
      'de',
      'der die das und ist nicht ein eine einen mit auf den dem von zu für auch ich sie wir haben sind bitte vielen dank uns ihnen ihre aber wenn dass noch am im wird',
    ],
    [
      'fr',
      'le la les des et est une dans pour qui que ne pas je vous nous avec sur votre merci bonjour sont cette plus mais être avez du au ce il',
    ],
    [
      'es',
      'el los las del una con por y es que de la en para no se su gracias hola está pero más como usted nosotros muy si',
    ],
    ['it', 'il che di per non gli della una con sono è questo grazie anche più ma come ho lo le nel alla si'],
    [
      'nl',
      'de het een van dat niet en ik je u wij we zijn voor met op is aan ook bedankt maar als naar heb hebben wordt deze uw er',
    ],
    ['pt', 'não uma os em na com por para que do da obrigado você está mais mas como seu são o e um'],
    ['pl', 'się jest w nie na do i że z to jak proszę dziękuję ale za po od przez czy są'],
    ['sv', 'och att som inte på det är jag en ett för med av till den har tack vi kan från men om'],
  ] as const
).map(([language, words]) => [language, new Set(words.split(' '))]);

/** With fewer words nobody can tell. */
const fewest = 4;

/** Undefined where it cannot be told: a name, a number, two words. */
export function languageOf(text: string): Language | undefined {
  const words = wordsOf(text.slice(0, 5_000)).slice(0, enough);
  const letters = words.join('');
  if (letters.length === 0) return undefined;
  const share = (pattern: RegExp) => (letters.match(pattern)?.length ?? 0) / letters.length;
  if (share(/\p{Script=Cyrillic}/gu) > 0.5) return 'ru';
  if (share(/\p{Script=Latin}/gu) < 0.5) return share(/\p{L}/gu) < 0.5 ? undefined : 'other';
  if (words.length < fewest) return undefined;
  const counts = smallWords.map(
    ([language, known]) => [language, words.filter((word) => known.has(word)).length] as const,
  );
  const english = counts[0]![1];
  const [best, most] = counts.slice(1).reduce((a, b) => (b[1] > a[1] ? b : a));
  // Where nothing speaks for one, people here most often write English.
  if (most > english && most >= 2) return best;
  return english > 0 || /^[\x20-\x7e]*$/.test(text) ? 'en' : undefined;
}
