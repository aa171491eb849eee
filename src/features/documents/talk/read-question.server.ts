/** A question taken apart: what an answer must hold, and the words that it must be about. */
import { isEmptyWord, withPhrases } from '#language/sentences.ts';
import { rootOf } from '#language/roots.ts';
import { likesOf, type Likes } from './likes.server.ts';
import { wantedOf, type Wanted } from '#language/wanted.ts';

export interface AskedWord {
  word: string;
  root: string;
  likes: Likes;
  /** Of a name or a number: nothing else stands for it. */
  isName: boolean;
  /** Says little by itself: what the file is, what people do with everything. */
  isLight: boolean;
}

export interface ReadQuestion {
  text: string;
  wanted: Wanted;
  words: AskedWord[];
  /** All of its words in small letters. */
  said: ReadonlySet<string>;
}

/** Words for what holds the answer; they hardly ever stand in it. */
const ofDocuments =
  'document documents file text page letter mail email message agreement invoice bill receipt report minutes book story article table spreadsheet sheet list form handbook guide manual website author say says said mention mentions mentioned state states stated according given exactly exact current currently overall name named called number many much there';
const ofDoing =
  'keep keeps have has get gets make makes made do does did go goes use uses used give gives put want wants happen happens come comes came take takes took send sends sent place placed apply applies going able possible allowed need needs needed require required necessary something anything';
const light = new Set(`${ofDocuments} ${ofDoing}`.split(' '));
/** The kind of the answer, not what it is about. */
const kinds: Partial<Record<Wanted, RegExp>> = {
  day: /^(?:date|day|time|year|month|deadline)$/,
  money: /^(?:cost|costs|price|money|amount|expensive|charge)$/,
  number: /^(?:percentage|share|proportion|large|big|old|tall|often|high|far|wide|deep|heavy|fast|hot|cold)$/,
  duration: /^long$/,
  body: /^(?:company|firm|business|organi[sz]ation)$/,
  reason: /^(?:reason|cause)$/,
  address: /^(?:address|phone|telephone|mobile|email|mail)$/,
};

/** “A 80 euro cake”: what the asker's own is worth. A rule that holds for it need not name the sum. */
const ownAmount =
  /\b(an?) \d[\d.,]*[- ]?(?=(?:euro|dollar|pound|franc|kilo|kg|gram|litre|metre)s? \p{L}|[€$£] ?\p{L})/giu;

export function readQuestion(text: string): ReadQuestion {
  const wanted = wantedOf(text);
  const found = [
    ...withPhrases(text.replaceAll(ownAmount, '$1 ')).matchAll(
      /[\p{L}\p{N}]+(?:[-/.][\p{L}\p{N}]+)*(?:['’]\p{L}+)?/gu,
    ),
  ];
  const words = new Map<string, AskedWord>();
  for (const { 0: given, index } of found) {
    const bare = given.replace(/['’]\p{L}+$/u, '');
    const word = bare.toLowerCase();
    if (isEmptyWord(word) || kinds[wanted]?.test(word)) continue;
    const isName = /\d/.test(bare) || (/^\p{Lu}/u.test(bare) && index > 0);
    const root = rootOf(word);
    words.set(root, {
      word,
      root,
      isName,
      isLight: light.has(word),
      likes: isName ? new Map([[root, 1]]) : likesOf(word),
    });
  }
  const said = new Set(found.map(([word]) => word.toLowerCase()));
  const all = [...words.values()];
  // Where it says nothing else, these are what it is about.
  const kept = all.every(({ isLight }) => isLight) ? all.map((word) => ({ ...word, isLight: false })) : all;
  return { text, wanted, words: kept, said };
}
