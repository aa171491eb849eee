/** Builds the text of a block word by word, with the place of each. */
import type { Box, PlacedWord } from './document.ts';

export interface DrawnWord extends Box {
  text: string;
}

export interface BlockText {
  text: string;
  words: PlacedWord[];
}

/** A word cut at the end of a line is made whole; between other lines stands a blank. */
export function joinLines(lines: readonly (readonly DrawnWord[])[], between = ' '): BlockText {
  const built: BlockText = { text: '', words: [] };
  for (const [index, line] of lines.entries()) {
    const first = line[0]?.text ?? '';
    if (index > 0) {
      if (between === ' ' && isCut(built.text, first)) shorten(built);
      else built.text += between;
    }
    appendWords(built, line);
  }
  return built;
}

/** Two parts of one text that are built already. */
export function joinTexts(
  first: { text: string; words?: readonly PlacedWord[] },
  next: { text: string; words?: readonly PlacedWord[] },
): BlockText {
  const built = { text: first.text, words: (first.words ?? []).map((word) => ({ ...word })) };
  if (isCut(first.text, next.text)) shorten(built);
  else built.text += ' ';
  const from = built.text.length;
  built.words.push(...(next.words ?? []).map((word) => ({ ...word, at: word.at + from })));
  built.text += next.text;
  return built;
}

export function appendWords(built: BlockText, words: readonly DrawnWord[]) {
  for (const [index, { text, ...box }] of words.entries()) {
    if (index > 0) built.text += ' ';
    built.words.push({ at: built.text.length, length: text.length, ...box });
    built.text += text;
  }
}

/** “infor-” before “mation”, but neither “mother-” before “In” nor “1990-” before “2000”. */
const isCut = (before: string, next: string) =>
  /\p{Ll}[-\u00ad\u2010]$/u.test(before) && /^\p{Ll}/u.test(next);

function shorten(built: BlockText) {
  built.text = built.text.slice(0, -1);
  const last = built.words.at(-1)!;
  last.length -= 1;
}
