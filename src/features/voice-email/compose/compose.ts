/** A letter from what was said, by rule: subject, greeting, paragraphs, what is asked, and a closing. It says nothing that was not said. */
import { retoned } from '#language/rewrite.ts';
import { sentencesOf } from '#language/sentences.ts';
import { cleanSpeech } from '#language/speech.ts';
import type { LetterLength, LetterTone } from '../spoken-letter.ts';
import { readAround, type Around } from './around.ts';
import { asReader, direct, ofYou } from './indirect.ts';
import { letterWords } from './letter-words.ts';
import { readSpeech } from './read-speech.ts';
import { subjectFrom } from './subject.ts';

export interface Wish {
  tone: LetterTone;
  length: LetterLength;
  language: string | null;
  sender: string;
}

export interface Composed {
  subject: string;
  body: string;
  /** As far as it was said. */
  recipient: string | undefined;
  sender: string;
}

const sentencesInParagraph = 3;
const asking =
  /\?$|^(?:(?:so|and|also),? )?(?:please\b|let me know\b|could you\b|can you\b|would you\b|will you\b|i need you to\b|i['’]d like you to\b|don['’]t forget\b)/i;
/** What it refers to stands before it. */
const refersBack = /^(?:and|but|so|then|also|that|this|it|he|she|they|if|because|otherwise)\b/i;
/** Belongs to what was asked just before: "Tuesday would be best". */
const answersAsked = /\bwould (?:be|suit|work)\b|\bworks? best\b|^(?:if (?:not|so)|otherwise)\b/i;
const pleasantry = /^(?:i hope (?:you|this|all)\b|hope you\b|how are you\b|thanks? (?:you )?in advance\b)/i;

export function composeLetter(said: string, wish: Wish): Composed {
  const language = wish.language ?? 'en';
  const isEnglish = language === 'en';
  const paragraphs = cleanSpeech(said, { language })
    .split(/\n\s*\n/)
    .map(sentencesOf)
    .filter(({ length }) => length > 0);
  const around = readAround(isEnglish ? readSpeech(paragraphs.flat()) : []);
  const words = letterWords(language);
  const told = isEnglish ? toReader(around.sentences.map(direct), around) : paragraphs.flat();
  const kept = wish.length === 'short' ? told.filter((sentence) => !pleasantry.test(sentence)) : told;
  const sender = signer(wish.sender, around.sender);
  const body =
    isEnglish || paragraphs.length < 2
      ? inParagraphs(kept, isEnglish)
      : paragraphs.map((one) => one.join(' '));
  const opening = wish.length === 'full' && words.opening && !told.some((one) => pleasantry.test(one));
  const parts = [
    words.greeting[wish.tone](greeted(around.recipient, wish.tone)),
    ...(opening ? [words.opening![wish.tone]] : []),
    ...body.map((text) => (isEnglish ? inTone(text, wish) : text)),
    ...(wish.length === 'full' && words.offer ? [words.offer[wish.tone]] : []),
    [around.closing ?? words.closing[wish.tone], sender].filter(Boolean).join('\n'),
  ];
  return {
    subject: (around.subject ?? subjectFrom(kept)).replaceAll(/\s+/g, ' ').slice(0, 200),
    body: parts.filter(Boolean).join('\n\n'),
    recipient: around.recipient,
    sender,
  };
}

/** "I appreciate his offer": said of whoever it goes to, unless somebody else was spoken of. */
function toReader(sentences: readonly string[], { recipient, isCommanded }: Around): string[] {
  if (!isCommanded || !recipient || !/^\p{Lu}/u.test(recipient)) return [...sentences];
  const other = sentences.findIndex((sentence) => somebody.test(beginningSmall(asReader(sentence))));
  return sentences.map((sentence, at) => (other >= 0 && at >= other ? sentence : ofYou(asReader(sentence))));
}
const beginningSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const somebody =
  /\b(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|You|Your|I)\b)\p{Lu}\p{Ll}+(?! \d)|\b(?:son|daughter|wife|husband|boss|mother|father|mum|mom|dad|sister|brother|friend|colleague|client|customer|doctor|teacher|he|she|they)\b/u;

/** "Hello Priya", where "Priya Raman" was said; who has a title keeps it, and a formal letter the whole name. */
const greeted = (name: string | undefined, tone: LetterTone) =>
  tone === 'formal' || !name || /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor)\b/.test(name) || / and |, /.test(name)
    ? name
    : name.split(' ')[0];

/** Who says "this is Maria" signs as that, unless the name that was given says it more fully. */
function signer(given: string, introduced: string | undefined): string {
  if (!introduced) return given;
  return given.toLowerCase().includes(introduced.toLowerCase()) ? given : introduced;
}

/** What is told, then what is asked. */
function inParagraphs(sentences: readonly string[], mayMove: boolean): string[] {
  const isAsked = (sentence: string, at: number) =>
    mayMove &&
    asking.test(sentence) &&
    !(refersBack.test(sentence) && at > 0 && !asking.test(sentences[at - 1]!));
  const isWithAsked = (sentence: string, at: number) =>
    isAsked(sentence, at) || (at > 0 && answersAsked.test(sentence) && isAsked(sentences[at - 1]!, at - 1));
  const told = sentences.filter((sentence, at) => !isWithAsked(sentence, at));
  const asked = sentences.filter((sentence, at) => isWithAsked(sentence, at));
  const paragraphs: string[] = [];
  // Four are two and two, not three and one.
  const size = Math.ceil(told.length / Math.ceil(told.length / sentencesInParagraph));
  for (let at = 0; at < told.length; at += size) paragraphs.push(told.slice(at, at + size).join(' '));
  if (asked.length > 0) paragraphs.push(asked.map(withQuestionMark).join(' '));
  return paragraphs;
}

const withQuestionMark = (sentence: string) =>
  /^(?:could|can|would|will) you\b/i.test(sentence) ? sentence.replace(/[.]$/, '?') : sentence;

export function inTone(text: string, { tone, length }: Pick<Wish, 'tone' | 'length'>): string {
  const toned = tone === 'plain' ? text : retoned(text, tone);
  return length === 'short' ? retoned(toned, 'shorter') : toned;
}
