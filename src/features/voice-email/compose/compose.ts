/** An email from what was said, without a language model: the speaker's own sentences, cleaned and in their order, between a greeting and a closing. */
import { sentencesOf } from '#language/sentences.ts';
import { cleanSpeech } from '#language/speech.ts';
import { takeFrame } from '#tools/occasions/greeting-line.ts';
import type { Occasion } from '#tools/occasions/occasion.ts';
import { cleanSentences } from '#tools/occasions/own-words.ts';
import { writeText } from '#tools/occasions/write-text.ts';
import type { EmailLength, EmailTone } from '../limits.ts';
import { emailWords } from './email-words.ts';
import { subjectFrom } from './subject.ts';

export interface EmailOptions {
  tone: EmailTone;
  length: EmailLength;
  language: string | null;
  sender: string;
  /** What it is written for, with what was entered for it; otherwise the speech alone stands. */
  form?: { occasion: Occasion; values: Readonly<Record<string, string>> } | undefined;
}

export interface Composed {
  subject: string;
  body: string;
  sender: string;
  /** What the form alone says; it counts as said. */
  entered?: string;
}

const sentencesInParagraph = 3;

export function composeEmail(said: string, options: EmailOptions): Composed {
  const { tone, length, language, sender, form } = options;
  if (form) return composeByForm(said, { ...options, form });
  const words = emailWords(language ?? 'en');
  const { greeting, closing, rest } = takeFrame(said);
  const paragraphs = cleanSpeech(rest, { language: language ?? 'en' })
    .split(/\n\s*\n/)
    .map(language === null || language === 'en' ? cleanSentences : sentencesOf)
    .filter((sentences) => sentences.length > 0)
    .flatMap(inParagraphs);
  const isFull = length === 'full';
  const parts = [
    greeting ?? words.greeting[tone](undefined),
    ...(isFull && words.opening ? [words.opening[tone]] : []),
    ...paragraphs,
    ...(isFull && words.offer ? [words.offer[tone]] : []),
    closing === '' ? sender : (closing ?? [words.closing[tone], sender].filter(Boolean).join('\n')),
  ];
  return {
    subject: subjectFrom(paragraphs),
    body: parts.filter(Boolean).join('\n\n'),
    sender: closing?.split('\n')[1] ?? sender,
  };
}

/** The form says what the email is for; what was said stands in it as the speaker's own words. */
function composeByForm(
  said: string,
  { tone, length, language, sender, form }: EmailOptions & { form: NonNullable<EmailOptions['form']> },
): Composed {
  const { occasion, values } = form;
  // What has no greeting of its own keeps one that was said among its words.
  const isMessage = (occasion.frame ?? 'message') === 'message';
  const { greeting, closing, rest } = isMessage ? takeFrame(said) : { ...unframed, rest: said };
  const write = (own: string) =>
    writeText(occasion, {
      values,
      own,
      tone: tone === 'plain' ? 'neutral' : tone,
      length,
      to: [],
      from: sender,
      greeting,
      signed: closing,
    });
  const alone = write('');
  return {
    ...write(cleanSpeech(rest, { language: language ?? 'en' })),
    sender: closing?.split('\n')[1] ?? sender,
    entered: `${alone.subject}\n\n${alone.body}`,
  };
}

const unframed = { greeting: undefined, closing: undefined };

/** More than three sentences at once nobody reads in a mail; four are two and two, not three and one. */
function inParagraphs(sentences: readonly string[]): string[] {
  const size = Math.ceil(sentences.length / Math.ceil(sentences.length / sentencesInParagraph));
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += size)
    paragraphs.push(sentences.slice(at, at + size).join(' '));
  return paragraphs;
}
