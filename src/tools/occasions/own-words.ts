/** What somebody typed or said, set as it stands: sentences stay sentences, points stay points, and the order is theirs. */
import { capital } from '#language/capital.ts';
import { sentencesOf } from '#language/sentences.ts';
import { withSmallWords } from './words/small-words.ts';

export interface Block {
  is: 'list' | 'paragraph';
  lines: string[];
}

const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;
const ends = /[.!?…:][”"')]?$/;

/** Paragraphs and lists, in the order in which they were written. */
export function ownBlocks(text: string): Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter(Boolean))
    .filter(({ length }) => length > 0)
    .map(blockOf);
}

function blockOf(lines: string[]): Block {
  return arePoints(lines)
    ? { is: 'list', lines: lines.map((line) => capital(corrected(line.replace(bullet, '')))) }
    : { is: 'paragraph', lines: cleanSentences(lines.join(' ')) };
}

/** Several lines that are marked as points, or of which most do not end as sentences do. */
const arePoints = (lines: readonly string[]) =>
  lines.length > 1 &&
  (lines.every((line) => bullet.test(line)) ||
    lines.filter((line) => !ends.test(line)).length > lines.length / 2);

/** Each begins with a capital letter and ends with a mark. */
export const cleanSentences = (text: string): string[] =>
  sentencesOf(corrected(text.replace(bullet, ''))).map((sentence) => ended(capital(sentence.trim())));

const corrected = (text: string) =>
  withSmallWords(
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ +(?=[.,;:!?]+(?: |$))/g, '')
      .replaceAll(/\.{2,}(?= |$)/g, '.')
      .trim(),
  );
const ended = (text: string) => (ends.test(text) ? text : `${text.replace(/[,;–-]+$/, '')}.`);

/** As paragraphs of an email. */
export const blockText = ({ is, lines }: Block): string =>
  is === 'list' ? lines.map((line) => `- ${line}`).join('\n') : lines.join(' ');
