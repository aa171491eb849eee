/** A word and what is wanted of it, wherever they stand: "antonym: victory", "procrastinate - definition?". */
import { saysNothingElse, wordSet, wordsLeft } from '#language/fillers.ts';
import { tooLarge, type Relation, type WordQuestion } from './questions.ts';

/** What is wanted, by the words that say so; the first that fits. */
const relations: readonly (readonly [RegExp, Relation])[] = [
  [/\b(?:antonyms?|opposites?|contrary|opposite (?:meaning|word)s?|reverse meaning)\b/, 'antonyms'],
  [
    /\b(?:synonyms?|(?:another|other|different|alternative|better|similar) (?:words?|terms?|expressions?)|the same (?:meaning|as)|means? the same|alternatives?|how else|similar(?: (?:meaning|to))?)\b/,
    'synonyms',
  ],
  [/\bplural(?: form)?\b/, 'plural'],
  [/\bpast participle\b/, 'participle'],
  [/\b(?:past(?: tense| form)?|simple past|past simple)\b/, 'past'],
  [/\bcomparative(?: form| degree)?\b/, 'comparative'],
  [/\bsuperlative(?: form| degree)?\b/, 'superlative'],
  [/\bsingular(?: form)?\b/, 'singular'],
  [/\b(?:spell(?:ed|ing|t)?|spelling)\b/, 'spelling'],
  [/\b(?:example sentences?|in a sentence|examples? of use)\b/, 'example'],
  [/\b(?:part of speech|word class)\b/, 'speech'],
  [/\b(?:mean(?:s|t|ing|ings)?|definitions?|define[sd]?|stands? for)\b/, 'define'],
];
/** For a word in quotes these are enough. */
const asksWhat =
  /^(?:and )?(?:so )?what (?:is|are|does)\b|\bwhat (?:is|are) (?:it|that|this|they)\b|\?$|\bwhat\b/;

const empty = wordSet(
  `word words term terms noun verb adjective adverb expression phrase english language learning learn dictionary text book paper sentence
  newspaper article letter mail email hospital school teacher class form correct right write written give me two three four few
  short simple exact precise full opposite same meaning of main basic could not do cannot never know i if somebody is called`,
);

export function wordQuestionsByWords(plain: string): WordQuestion[] {
  if (tooLarge.test(plain)) return [];
  const quoted = /(?<![\p{L}\d])["']([\p{L}][\p{L} '-]{0,40}?)["'](?![\p{L}\d])/u.exec(plain);
  if (quoted) return ofQuoted(quoted[1]!, plain.replace(quoted[0], ' '));
  return pointed(plain) ?? ofOnly(plain);
}

function ofQuoted(word: string, rest: string): WordQuestion[] {
  const wish = relationIn(rest);
  const relation = wish?.relation ?? (asksWhat.test(rest) ? 'define' : undefined);
  // A definition may be asked for in any sentence that quotes the word; the rest must be said plainly.
  const clear = relation === 'define' || saysNothingElse(wish?.rest ?? rest, empty);
  return relation && clear && rest.length < 120 ? [{ relation, word }] : [];
}

/** "Carburetor - what is it", "definition please: hypothesis". */
function pointed(plain: string): WordQuestion[] | undefined {
  const [, head = '', tail = ''] = /^([^:]{3,60}?)(?::| -+| –) (.{2,60})$/.exec(plain) ?? [];
  const bare = (text: string) => text.replace(/^(?:an?|the) /, '').trim();
  for (const [word, rest] of [
    [head, tail],
    [tail, head],
  ] as const) {
    const wish = relationIn(rest);
    const relation =
      wish?.relation ?? (/^what (?:is|are) (?:it|that|this|they)$/.test(rest) ? 'define' : undefined);
    if (
      relation &&
      !relationIn(word) &&
      saysNothingElse(wish?.rest ?? rest, empty) &&
      /^[\p{L}' -]+$/u.test(word)
    )
      return [{ relation, word: bare(word) }];
  }
  return undefined;
}

/** The one word that is left when all that asks is taken away. */
function ofOnly(plain: string): WordQuestion[] {
  const wish = relationIn(plain);
  if (!wish || /\d/.test(plain)) return [];
  const left = wordsLeft(wish.rest, empty);
  const [word = ''] = left;
  const speaksOfWord = /\bword\b|\bterm\b/.test(plain);
  const says =
    wish.relation === 'define'
      ? /\b(?:meaning|definition|define|means?)\b/.test(plain) || speaksOfWord
      : true;
  return left.length === 1 && word.length > 2 && says ? [{ relation: wish.relation, word }] : [];
}

function relationIn(text: string): { relation: Relation; rest: string } | undefined {
  for (const [pattern, relation] of relations)
    if (pattern.test(text)) return { relation, rest: text.replace(pattern, ' ') };
  return undefined;
}
