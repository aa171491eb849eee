/** What was heard, as lines with the words of one's own in them, and as a text in paragraphs. */
import type { Cue } from '#kit/videos/cue.ts';
import { withOwnWords, type OwnWord } from '#language/spelling.ts';
import type { HeardLine } from './media-source.ts';
import { spread, withText, wordsOf } from './word-times.ts';

/** Seconds without a word, after which something new begins. */
const longPause = 2;

export function linesOf(cues: readonly Cue[], own: readonly OwnWord[]): HeardLine[] {
  return cues.map(({ start, end, text, words }) => {
    const said = wordsOf(text);
    const times = words?.length === said.length ? [...words] : spread(said, start, end);
    const line = { start, end, text: said.join(' '), words: times };
    return own.length === 0 ? line : withText(line, withOwnWords(line.text, own));
  });
}

export function textOfLines(lines: readonly HeardLine[]): string {
  let text = '';
  let last: HeardLine | undefined;
  for (const line of lines) {
    text += last === undefined ? '' : line.start - last.end > longPause ? '\n\n' : ' ';
    text += line.text;
    last = line;
  }
  return text;
}
