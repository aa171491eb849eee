/** A message in the writer's own words alone: greeting, their sentences or points as they stand, and a closing. */
import { framed } from './frame.ts';
import { takeFrame } from './greeting-line.ts';
import type { Tone } from './occasion.ts';
import { blockText, ownBlocks } from './own-words.ts';
import type { Writing } from './write-text.ts';

const opening: Record<Tone, string> = {
  neutral: 'I am writing about the following:',
  formal: 'I am writing to you concerning the following points:',
  friendly: 'A few things from me:',
};
const close: Record<Tone, string> = {
  neutral: 'Please let me know if you have any questions.',
  formal: 'Please do not hesitate to contact me if you have any questions.',
  friendly: 'Let me know if anything’s unclear!',
};

export function writeMessage({ own, tone, to, from }: Omit<Writing, 'values'>): string {
  const { greeting, closing, rest } = takeFrame(own);
  return framed(ownParagraphs(rest, tone), {
    frame: 'message',
    tone,
    to,
    from,
    greeting,
    signed: closing,
  });
}

/** A list that stands first or last gets a sentence before or after it. */
function ownParagraphs(own: string, tone: Tone): string[] {
  const blocks = ownBlocks(own);
  const [first = '', ...rest] = blocks.map(blockText);
  const paragraphs = [
    blocks[0]?.is === 'list' ? `${opening[tone]}\n${first}` : first,
    ...rest,
    ...(blocks.at(-1)?.is === 'list' ? [close[tone]] : []),
  ];
  return paragraphs.filter(Boolean);
}
