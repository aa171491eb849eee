/** A letter with what was said for it: what a run makes, and what people go on editing. */
import { correctedSaying } from '#language/corrections.ts';
import { compareFacts, findFacts, type Difference } from '#language/facts.ts';
import { sentencesOf } from '#language/sentences.ts';
import { cleanSpeech } from '#language/speech.ts';
import type { HeardLine, MediaSource } from '#tools/hear/media-source.ts';
import type { Letter } from '#tools/kinds/letter.ts';
import { readAround } from './compose/around.ts';
import { readSpeech } from './compose/read-speech.ts';

export const spokenLetterKind = 'spoken-letter';

export const tones = ['plain', 'friendly', 'formal'] as const;
export type LetterTone = (typeof tones)[number];
export const lengths = ['short', 'usual', 'full'] as const;
export type LetterLength = (typeof lengths)[number];

export const longestSaying = 60_000;
export const longestCorrection = 2_000;
export const longestSender = 120;
export const mostCorrections = 100;

export interface SpokenLetter {
  /** As it was said. It is never altered. */
  said: string;
  /** The recording; null where it was typed. */
  source: MediaSource | null;
  lines: HeardLine[];
  language: string | null;
  letter: Letter;
  tone: LetterTone;
  length: LetterLength;
  /** Who signs. */
  sender: string;
  /** What was asked to be put right, in the order it was. */
  corrections: string[];
  /** Differences that someone looked at and wants so. */
  settled: string[];
}

/** What is compared with the letter: what was said, without what was taken back, with what was corrected. */
export const meantBy = ({
  said,
  corrections,
  language,
}: Pick<SpokenLetter, 'said' | 'corrections' | 'language'>) =>
  correctedSaying(cleanSpeech(said, { language: language ?? 'en' }), corrections);

/** Who was to get it, as far as that was said. */
export function askedFor({ said, language }: Pick<SpokenLetter, 'said' | 'language'>) {
  if ((language ?? 'en') !== 'en') return { to: undefined, copies: [] };
  const { goesTo, copies } = readAround(readSpeech(sentencesOf(cleanSpeech(said))));
  return { to: goesTo, copies };
}

/** Facts of the speech that the letter says otherwise, leaves out or makes up. */
export function differencesIn(content: SpokenLetter): Difference[] {
  const { letter, language, sender } = content;
  const asked = askedFor(content);
  const known = [
    sender,
    ...(asked.to ? [asked.to] : []),
    ...asked.copies,
    ...[...letter.to, ...letter.cc, ...letter.bcc].flatMap(({ name, address }) => [name, address]),
  ];
  return compareFacts(meantBy(content), `${letter.subject}\n\n${unsigned(letter.body, sender)}`, {
    language: language ?? 'en',
    known,
  });
}

/** A name may hold a number or a word that is a fact elsewhere; as a signature it is none. */
function unsigned(body: string, sender: string): string {
  const end = body.trimEnd();
  return sender !== '' && end.endsWith(`\n${sender}`) ? end.slice(0, -sender.length) : body;
}

/** Those that nobody has looked at: with one of them, nothing is sent. */
export function openDifferences(content: SpokenLetter): Difference[] {
  const settled = new Set(content.settled);
  return differencesIn(content).filter(({ id }) => !settled.has(id));
}

export const factCount = (content: SpokenLetter) =>
  findFacts(meantBy(content), { language: content.language ?? 'en' }).length;
