/** A letter from what was said, by rule: subject, greeting, paragraphs, what is asked, and a closing. It says nothing that was not said. */
import { retoned } from '#language/rewrite.ts';
import { sentencesOf } from '#language/sentences.ts';
import { cleanSpeech } from '#language/speech.ts';
import type { LetterLength, LetterTone } from '../spoken-letter.ts';
import { readAround } from './around.ts';
import { direct } from './indirect.ts';
import { letterWords } from './letter-words.ts';
import { toldApart } from './run-on.ts';
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
const pleasantry = /^(?:i hope (?:you|this|all)\b|hope you\b|how are you\b|thanks? (?:you )?in advance\b)/i;

export function composeLetter(said: string, wish: Wish): Composed {
  const language = wish.language ?? 'en';
  const isEnglish = language === 'en';
  const paragraphs = cleanSpeech(said, { language })
    .split(/\n\s*\n/)
    .map(sentencesOf)
    .filter(({ length }) => length > 0);
  const around = readAround(isEnglish ? toldApart(paragraphs.flat()) : []);
  const words = letterWords(language);
  const told = isEnglish ? around.sentences.map(direct) : paragraphs.flat();
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
    [words.closing[wish.tone], sender].filter(Boolean).join('\n'),
  ];
  return {
    subject: (around.subject ?? subjectFrom(kept)).replaceAll(/\s+/g, ' ').slice(0, 200),
    body: parts.filter(Boolean).join('\n\n'),
    recipient: around.recipient,
    sender,
  };
}

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
  const told = sentences.filter((sentence, at) => !isAsked(sentence, at));
  const asked = sentences.filter((sentence, at) => isAsked(sentence, at));
  const paragraphs: string[] = [];
  for (let at = 0; at < told.length; at += sentencesInParagraph)
    paragraphs.push(told.slice(at, at + sentencesInParagraph).join(' '));
  if (asked.length > 0) paragraphs.push(asked.map(withQuestionMark).join(' '));
  return paragraphs;
}

const withQuestionMark = (sentence: string) =>
  /^(?:could|can|would|will) you\b/i.test(sentence) ? sentence.replace(/[.]$/, '?') : sentence;

export function inTone(text: string, { tone, length }: Pick<Wish, 'tone' | 'length'>): string {
  const toned = tone === 'plain' ? text : retoned(text, tone);
  return length === 'short' ? retoned(toned, 'shorter') : toned;
}
