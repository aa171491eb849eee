/** What a brief says, by its own words: the kind, the mood, and which words stand where. What is not understood is printed as it was given. */
import { cutAtWord } from '#kit/cut-at-word.ts';
import { asHex } from '../colour/palette.ts';
import { moodIds, type Mood } from '../colour/moods.ts';
import { contactPart, datePart, timePart } from './brief-parts.ts';
import { noWords, type Kind, type Role, type Words } from '../scene.ts';

export interface Brief {
  kind: Kind | undefined;
  mood: Mood | undefined;
  colours: string[];
  words: Words;
}

const kindWords: readonly [Kind, RegExp][] = [
  ['business-card', /\b(?:business|visiting|calling) cards?\b/i],
  ['certificate', /\b(?:certificate|diploma|award)\b/i],
  ['invitation', /\b(?:invitation|invite|save[- ]the[- ]date)\b/i],
  ['logo', /\b(?:logo|wordmark|brand mark)\b/i],
  ['banner', /\b(?:banner|header|cover image)\b/i],
  [
    'social',
    /\b(?:social (?:card|post|media post)|(?:instagram|facebook|linkedin) post|post|story|link preview)\b/i,
  ],
  ['poster', /\b(?:poster|flyer|flier|placard)\b/i],
];

const moodWords: Record<string, Mood> = {
  cosy: 'warm',
  cozy: 'warm',
  sunny: 'warm',
  autumnal: 'warm',
  earthy: 'warm',
  cold: 'cool',
  icy: 'cool',
  corporate: 'cool',
  serious: 'cool',
  quiet: 'calm',
  soft: 'calm',
  gentle: 'calm',
  green: 'fresh',
  natural: 'fresh',
  organic: 'fresh',
  spring: 'fresh',
  loud: 'bold',
  strong: 'bold',
  energetic: 'bold',
  classy: 'elegant',
  classic: 'elegant',
  formal: 'elegant',
  luxurious: 'elegant',
  fun: 'playful',
  cheerful: 'playful',
  colourful: 'playful',
  colorful: 'playful',
  happy: 'playful',
  moody: 'dark',
  night: 'dark',
  mysterious: 'dark',
  vintage: 'retro',
  seventies: 'retro',
  nostalgic: 'retro',
  simple: 'minimal',
  clean: 'minimal',
  modern: 'minimal',
  love: 'romantic',
  noble: 'royal',
};

const moneyPart =
  /(?:[€$£]\s?\d|\b\d+\s?(?:€|euros?|dollars?|pounds?)|\bfree (?:entry|admission)\b|\btickets?\b|\bdoors?\b|\brsvp\b|\bfree\b)/i;

const labels: Record<string, Role> = {
  title: 'title',
  headline: 'title',
  name: 'title',
  to: 'title',
  for: 'title',
  subtitle: 'subtitle',
  tagline: 'subtitle',
  slogan: 'subtitle',
  job: 'subtitle',
  role: 'subtitle',
  with: 'subtitle',
  date: 'date',
  when: 'date',
  time: 'date',
  place: 'place',
  where: 'place',
  venue: 'place',
  at: 'place',
  details: 'detail',
  detail: 'detail',
  text: 'detail',
  from: 'by',
  by: 'by',
  company: 'by',
  host: 'by',
  signed: 'by',
  contact: 'contact',
  web: 'contact',
  email: 'contact',
  phone: 'contact',
  kicker: 'kicker',
  overline: 'kicker',
};

/** More does not go on a page in letters that can be read. */
const longestField = 600;

/** Where someone entered what it says, the brief describes the design: only its dates, contacts, quotes and labelled parts are printed. */
export function readBrief(text: string, saysTitle = false): Brief {
  const found = kindWords
    .map(([kind, pattern]) => ({ kind, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.kind;
  const words = noWords();
  const add = (role: Role, said: string) => {
    const tidy = said.trim().replace(/[.;,]+$/, '');
    if (tidy) words[role] = words[role] ? `${words[role]}${role === 'contact' ? '\n' : ', '}${tidy}` : tidy;
  };
  let mood: Mood | undefined;
  const colours: string[] = [];
  const loose: string[] = [];
  const quoted = /[“"«]([^”"»]{1,120})[”"»]/.exec(text);
  if (quoted) add('title', quoted[1]!);
  const rest = quoted ? text.replace(quoted[0], ' ') : text;
  for (const piece of rest.split(/\n|;|,(?!\d)|\.\s+/)) {
    const part = withoutKind(piece.trim());
    if (!part) continue;
    const label = /^(\p{L}+)\s*:\s*(.+)$/u.exec(part);
    const role = label && labels[label[1]!.toLowerCase()];
    if (role) add(role, label[2]!);
    else if (isMoodOnly(part, (one) => (mood ??= one), colours)) continue;
    else if (saysTitle) addFacts(part, add);
    else if (contactPart.test(part)) add('contact', part);
    else if (/^rsvp\b/i.test(part)) add('detail', part);
    else if (datePart.test(part) || (timePart.test(part.replace(/\bmidnight\b/i, '')) && part.length < 30))
      add('date', part.replace(/^on\s+/i, ''));
    else if (moneyPart.test(part) && words.title + loose.join('')) add('detail', capital(part));
    else loose.push(part);
  }
  if (!saysTitle) place(loose, found, words, add);
  if (!mood) for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) mood ??= moodOf(word);
  finish(words, found, saysTitle);
  for (const role of Object.keys(words) as Role[]) words[role] = cutAtWord(words[role], longestField);
  return { kind: found, mood, colours: colours.slice(0, 4), words };
}

/** Of a description: the dates, times and contacts, without the words around them. */
function addFacts(part: string, add: (role: Role, said: string) => void): void {
  const contact = contactPart.exec(part)?.[0];
  if (contact) return add('contact', contact);
  for (const one of [datePart, timePart]) {
    const date = one.exec(part)?.[0];
    if (date) add('date', capital(date));
  }
}

/** `a poster for a jazz night` is about the jazz night. */
function withoutKind(part: string): string {
  const about =
    /^(?:(?:please\s+)?(?:make|design|create|draw|i need|we need)\s+)?(?:an?|the|my|our)?\s*(?:[\p{L}-]+\s+){0,2}?(?:business cards?|visiting cards?|certificate|diploma|award|invitation|invite|save[- ]the[- ]date|logo|wordmark|banner|header|social (?:card|post)|post|story|poster|flyer|flier)\b:?\s*(?:(?:for|of|to|about|announcing|on)(?:\s+|$))?(?:(?:an?|the|our|my)\s+)?/iu.exec(
      part,
    );
  return about && about[0].length < 60 ? part.slice(about[0].length).trim() : part;
}

function moodOf(word: string): Mood | undefined {
  return (moodIds as readonly string[]).includes(word)
    ? (word as Mood)
    : Object.hasOwn(moodWords, word)
      ? moodWords[word]
      : undefined;
}

/** A part that is only about the look: `warm and cosy`, `in blue and #ffcc00`. */
function isMoodOnly(part: string, onMood: (mood: Mood) => void, colours: string[]): boolean {
  const said =
    part
      .toLowerCase()
      .replace(
        /\b(?:in|and|with|very|a|colou?rs?|look|feel|style|mood|tones?|please|make it|keep it)\b/g,
        ' ',
      )
      .match(/#[0-9a-f]{3,8}\b|\p{L}+/gu) ?? [];
  if (said.length === 0 || said.length > 4) return false;
  const read = said.map((word) => ({ mood: moodOf(word), colour: asHex(word) }));
  if (read.some((one) => !one.mood && !one.colour)) return false;
  for (const one of read) {
    if (one.colour) colours.push(one.colour);
    else onMood(one.mood!);
  }
  return true;
}

function place(
  loose: string[],
  kind: Kind | undefined,
  words: Words,
  add: (role: Role, said: string) => void,
): void {
  for (const part of loose) {
    const by = /^(?:by|hosted by|presented by|from|signed(?: by)?)\s+(.+)/i.exec(part);
    const at = /^(?:at|in)\s+(?:the\s+)?(?=\p{Lu})(.+)/u.exec(part);
    const withWhom = /^(?:with|featuring|feat\.?)\s+(.+)/i.exec(part);
    if (by) add('by', by[1]!);
    else if (at && words.title) add('place', at[1]!);
    else if (withWhom && words.title) add('subtitle', `With ${withWhom[1]!}`);
    else if (!words.title) add('title', part.length < 60 ? titled(part) : part);
    else if (kind === 'business-card')
      add(words.subtitle ? (words.by ? 'detail' : 'by') : 'subtitle', capital(part));
    else if (kind === 'logo') add(words.subtitle ? 'detail' : 'subtitle', capital(part));
    else if (kind === 'certificate') add('detail', part);
    else if (!words.place && /\p{Lu}/u.test(part) && part.length < 60 && !/[!?]$/.test(part))
      add('place', part);
    else add(words.subtitle || part.length > 70 ? 'detail' : 'subtitle', capital(part));
  }
}

function finish(words: Words, kind: Kind | undefined, saysTitle: boolean): void {
  if (!words.title && !saysTitle) {
    const first = (['subtitle', 'place', 'detail', 'by', 'date', 'contact'] as const).find(
      (role) => words[role],
    );
    if (first) [words.title, words[first]] = [words[first], ''];
  }
  if (kind === 'certificate') {
    words.kicker ||= 'Certificate of achievement';
    words.subtitle ||= 'This certificate is awarded to';
  }
  if (kind === 'invitation') words.kicker ||= 'You are invited';
}

const minor = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'de',
  'la',
  'von',
  'und',
]);
/** As a headline is written; what has capitals of its own keeps them. */
const titled = (text: string) =>
  /\p{Lu}/u.test(text.slice(1))
    ? capital(text)
    : text
        .split(' ')
        .map((word, at) => (at > 0 && minor.has(word) ? word : capital(word)))
        .join(' ');
const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);
