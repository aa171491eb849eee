/** A reply in the writer's own words: answers by number stand below their questions, the rest as it was written, and what is open is marked. */
import { framed } from '#tools/occasions/frame.ts';
import type { Tone } from '#tools/occasions/occasion.ts';
import { blockText, cleanSentences, ownBlocks } from '#tools/occasions/own-words.ts';
import { answeredBy, asksIn } from './asks.ts';
import { splitAnswers } from './numbered-answers.ts';
import { pointsIn } from './points.ts';

const thanks: Record<Tone, string> = {
  neutral: 'Thank you for your e-mail.',
  formal: 'Thank you for your e-mail.',
  friendly: 'Thanks for your e-mail!',
};
const close: Record<Tone, string> = {
  neutral: 'Please let me know if anything is still unclear.',
  formal: 'Please let me know if you require anything further.',
  friendly: 'Just let me know if anything’s unclear!',
};

interface Reply {
  mail: string;
  points: string;
  tone: Tone;
  to: readonly string[];
  from: string;
}

export function writeReply({ mail, points, tone, to, from }: Reply): string {
  const asks = asksIn(mail);
  const { answers, others } = splitAnswers(points, asks.length);
  const answered = answers.map(
    ([number, answer]) => `> ${asks[number - 1]!.words}\n${cleanSentences(answer).join(' ')}`,
  );
  const own = ownBlocks(others);
  const open = answeredBy(asks, pointsIn(points)).answers.filter(({ answer }) => answer === null);
  const isThanked = /^thank/i.test(own[0]?.lines[0] ?? '');
  const paragraphs = [
    ...(isThanked ? [] : [thanks[tone]]),
    ...answered,
    ...own.map(blockText),
    ...open.map(({ words }) => `[Still open: ${words}]`),
    ...(own.at(-1)?.is === 'list' || answered.length > 0 ? [close[tone]] : []),
  ];
  return framed(paragraphs, { frame: 'message', tone, to, from });
}
