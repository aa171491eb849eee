/** Prompts in German, French and Spanish, word by word into the English that is read here. What is not known stays as it was, and is named. */
import { others, things, traits } from './translated-words.ts';

const languages = ['de', 'fr', 'es'] as const;
type Language = (typeof languages)[number];

interface Word {
  english: string;
  is: 'thing' | 'trait' | 'other';
}

const longestPhrase = 4;
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

const oddPlurals: Record<string, string> = {
  wolf: 'wolves',
  sheep: 'sheep',
  fish: 'fish',
  mouse: 'mice',
  goose: 'geese',
  man: 'men',
  woman: 'women',
  child: 'children',
  person: 'people',
  leaf: 'leaves',
};
const pluralOf = (english: string) =>
  oddPlurals[english] ??
  (/(?:s|x|ch|sh)$/.test(english)
    ? `${english}es`
    : /[^aeiou]y$/.test(english)
      ? `${english.slice(0, -1)}ies`
      : `${english}s`);

/** German says its plurals; the others are built. */
const formsOf = (language: Language, word: string): [one: string[], many: string[]] => {
  if (language === 'de') {
    const [one = '', many] = word.split('/');
    return [[one], many ? [many, `${many}n`] : []];
  }
  return [
    [word],
    [`${word}s`, `${word}es`, `${word}x`, ...(word.endsWith('z') ? [`${word.slice(0, -1)}ces`] : [])],
  ];
};

/** Endings that follow the noun. */
const traitForms = (language: Language, word: string): string[] => {
  if (language === 'de')
    return ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => word.replace(/e$/, '') + ending);
  if (language === 'fr')
    return ['', 'e', 's', 'es'].map((ending) => word.replace(/e$/, '') + ending).concat(word);
  const stem = word.replace(/[oa]$/, '');
  return stem === word
    ? [word, `${word}s`, `${word}es`]
    : ['o', 'a', 'os', 'as'].map((ending) => stem + ending);
};

function tableOf(language: Language): ReadonlyMap<string, Word> {
  const table = new Map<string, Word>();
  const put = (word: string, meant: Word) => {
    const key = fold(word.toLowerCase()).trim();
    if (key && !table.has(key)) table.set(key, meant);
  };
  const rowsOf = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.split('|'))
      .map(([english = '', ...theirs]) => ({
        english,
        words: (theirs[languages.indexOf(language)] ?? '').split(',').filter(Boolean),
      }));
  for (const { english, words } of rowsOf(others))
    for (const word of words) put(word, { english, is: 'other' });
  for (const { english, words } of rowsOf(traits))
    for (const word of words)
      for (const form of traitForms(language, word)) put(form, { english, is: 'trait' });
  for (const { english, words } of rowsOf(things))
    for (const word of words) {
      const [one, many] = formsOf(language, word);
      for (const form of one) put(form, { english, is: 'thing' });
      for (const form of many) put(form, { english: pluralOf(english), is: 'thing' });
    }
  return table;
}

const tables = new Map<Language, ReadonlyMap<string, Word>>();
const tableFor = (language: Language) => {
  if (!tables.has(language)) tables.set(language, tableOf(language));
  return tables.get(language)!;
};

type Piece = { sign: string } | { word: string; meant: Word | undefined };

function piecesOf(text: string, table: ReadonlyMap<string, Word>): Piece[] {
  const pieces: Piece[] = [];
  // An elided article is a word of its own: l'arbre.
  const all = text.replaceAll('’', "'").match(/[\p{L}\p{N}-]+'?|[,.;:!?\n]/gu) ?? [];
  for (let at = 0; at < all.length;) {
    if (/^[,.;:!?\n]$/.test(all[at]!)) {
      pieces.push({ sign: all[at]! });
      at += 1;
      continue;
    }
    let long = Math.min(longestPhrase, all.length - at);
    let meant: Word | undefined;
    for (; long > 0; long -= 1) {
      meant = table.get(
        fold(
          all
            .slice(at, at + long)
            .join(' ')
            .toLowerCase(),
        ),
      );
      if (meant) break;
    }
    pieces.push({ word: all.slice(at, at + Math.max(1, long)).join(' '), meant });
    at += Math.max(1, long);
  }
  return pieces;
}

/** In English as far as it is known. Text in English, or in a language that is not, comes back as it is. */
export function inEnglish(prompt: string, isEnglish: (text: string) => boolean): string {
  const text = prompt.slice(0, 6000);
  if (/[^\p{Script=Latin}\P{L}]/u.test(text)) return prompt;
  const read = languages.map((language) => {
    const pieces = piecesOf(text, tableFor(language));
    const words = pieces.filter((piece) => 'word' in piece);
    return { pieces, known: words.filter(({ meant }) => meant).length / Math.max(1, words.length) };
  });
  const best = read.reduce((one, other) => (other.known > one.known ? other : one));
  if (best.known < 0.5 || (isEnglish(text) && best.known < 0.99)) return prompt;
  if (isEnglish(text) && !best.pieces.some((piece) => 'word' in piece && differs(piece))) return prompt;
  const { pieces } = best;
  // The colour stands behind the thing in French and Spanish: un chat noir.
  for (let at = 0; at + 1 < pieces.length; at += 1) {
    const [one, other] = [pieces[at]!, pieces[at + 1]!];
    if ('word' in one && 'word' in other && one.meant?.is === 'thing' && other.meant?.is === 'trait') {
      pieces.splice(at, 2, other, one);
      at += 1;
    }
  }
  return pieces
    .map((piece) => ('sign' in piece ? piece.sign : ` ${piece.meant ? piece.meant.english : piece.word}`))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Articles, counts and the words between: nobody misses them in a picture, in whichever language they stand. */
const small = new Set(
  ' a the two three four five six seven eight nine ten some many and with without in in_the on on_the by by_the by_a behind behind_the in_front_of under under_the above above_the between is'
    .split(' ')
    .map((word) => word.replaceAll('_', ' ')),
);

export const isSmallWord = (word: string): boolean =>
  languages.some((language) => {
    const meant = tableFor(language).get(fold(word.toLowerCase()));
    return meant?.is === 'other' && small.has(meant.english);
  });

const differs = ({ word, meant }: { word: string; meant: Word | undefined }) =>
  meant !== undefined && meant.english !== '' && meant.english !== word.toLowerCase();
