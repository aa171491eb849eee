/** Where in a text the words that somebody looks for stand, with a few words around them. */
import { comparable, wordPattern } from '#kit/db/words.server.ts';

/** Around what was found: characters that nobody types. */
export const hitMarks = { start: '\u0002', end: '\u0003' };
const before = 60;
const longest = 200;

/** Undefined where none of the words stands in it. */
export function hitIn(text: string, asked: string[]): string | undefined {
  const isAsked = (word: string) => asked.some((one) => comparable(word).startsWith(one));
  for (const { 0: word, index } of text.matchAll(wordPattern))
    if (isAsked(word))
      return around(text, index).replaceAll(wordPattern, (one) =>
        isAsked(one) ? `${hitMarks.start}${one}${hitMarks.end}` : one,
      );
  return undefined;
}

/** From the beginning of a word to the end of one. */
function around(text: string, index: number): string {
  const from = Math.max(0, index - before);
  const start = from === 0 ? 0 : nextSpace(text, from, index);
  const piece = text.slice(start, start + longest);
  const end = start + longest < text.length ? piece.lastIndexOf(' ') : piece.length;
  return piece.slice(0, end > index - start ? end : piece.length).toWellFormed();
}

function nextSpace(text: string, from: number, until: number): number {
  const space = text.slice(from, until).search(/\s/);
  return space < 0 ? until : from + space + 1;
}
