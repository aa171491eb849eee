/** An answer from notes as a text to copy and keep. */
import { wholeAddress } from '#kit/quotes/whole-address.ts';
import { asText } from '#tools/export/write-markdown.ts';
import type { NotesAnswer } from '../data.ts';
import { contestText, sourcesOf } from '../report/report-text.ts';

export const notInNotes = (among: number) =>
  among === 0
    ? 'This report has no notes to answer from.'
    : `None of the ${among === 1 ? 'one note' : `${among} notes`} of this report answers that.`;

export function answerText(
  { by, sentences, notes, contests, sources, among }: NotesAnswer,
  origin: string,
): string {
  if (sentences.length === 0) return notInNotes(among);
  const lines = sentences.map(({ text, notes: ids }) => {
    const numbers = [...new Set(sourcesOf(ids, notes))].map((number) => `[${number}]`).join('');
    return `${by === 'quotes' ? `“${asText(text)}”` : asText(text)} ${numbers}`;
  });
  const list = sources.map(
    ({ id, title, href }) => `[${id}] ${asText(title)}: ${wholeAddress(href, origin)}`,
  );
  return [...lines, ...contests.map(contestText), list.join('\n\n')].join('\n\n');
}
