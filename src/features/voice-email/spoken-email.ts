/** An email with what was said for it: what a run makes, and what people go on editing. */
import { correctedSaying } from '#language/corrections.ts';
import { compareFacts, findFacts, type Difference } from '#language/facts.ts';
import { cleanSpeech } from '#language/speech.ts';
import type { HeardLine, MediaSource } from '#tools/hear/media-source.ts';
import type { Email } from '#tools/kinds/email.ts';
import type { EmailLength, EmailTone } from './limits.ts';

export interface SpokenEmail {
  /** As it was said. It is never altered. */
  said: string;
  /** What was entered into the form of an occasion, which counts as said. */
  entered?: string | undefined;
  /** The recording; null where it was typed. */
  source: MediaSource | null;
  lines: HeardLine[];
  language: string | null;
  letter: Email;
  tone: EmailTone;
  length: EmailLength;
  /** Who signs. */
  sender: string;
  /** What was asked to be put right, in the order it was. */
  corrections: string[];
  /** Differences that someone looked at and wants so. */
  settled: string[];
}

/** What is compared with the email: what was said, without what was taken back, with what was corrected. */
export const meantBy = ({
  said,
  entered,
  corrections,
  language,
}: Pick<SpokenEmail, 'said' | 'entered' | 'corrections' | 'language'>) =>
  correctedSaying(
    [cleanSpeech(said, { language: language ?? 'en' }), entered].filter(Boolean).join('\n\n'),
    corrections,
  );

/** Facts of the speech that the email says otherwise, leaves out or makes up. */
export function differencesIn(content: SpokenEmail): Difference[] {
  const { letter: email, language, sender } = content;
  const known = [
    sender,
    ...[...email.to, ...email.cc, ...email.bcc].flatMap(({ name, address }) => [name, address]),
  ];
  return compareFacts(meantBy(content), `${email.subject}\n\n${unsigned(email.body, sender)}`, {
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
export function openDifferences(content: SpokenEmail): Difference[] {
  const settled = new Set(content.settled);
  return differencesIn(content).filter(({ id }) => !settled.has(id));
}

export const factCount = (content: SpokenEmail) =>
  findFacts(meantBy(content), { language: content.language ?? 'en' }).length;
