/** Lines of captions, which end anywhere, as rows that one reads: sentences, each of one speaker. */
import type { Cue } from '#kit/videos/cue.ts';
import { longestName, mostSpeakers, type Row } from './data.ts';
import { spread, wordsOf } from '#tools/hear/word-times.ts';

/** Seconds without a word, after which something new begins. */
const pause = 2;
const enoughLetters = 180;
const mostLetters = 320;
const mostSeconds = 30;
/** A line that took this long and ends a sentence is a row by itself. */
const enoughSeconds = 8;
const ending = /[.!?…。！？]["'”’)\]]*$/;

interface Said {
  rows: Row[];
  speakers: string[];
}

export function rowsOf(cues: readonly Cue[]): Said {
  const speakers: string[] = [];
  const placeOf = (name: string | undefined) => {
    if (!name) return null;
    const known = speakers.indexOf(name.slice(0, longestName));
    if (known >= 0) return known;
    return speakers.length < mostSpeakers ? speakers.push(name.slice(0, longestName)) - 1 : null;
  };
  const rows: Row[] = [];
  let open: Row | undefined;
  for (const cue of cues) {
    const words = wordsOf(cue.text);
    const speaker = placeOf(cue.speaker);
    const times = cue.words?.length === words.length ? cue.words : spread(words, cue.start, cue.end);
    for (const [at, word] of words.entries()) {
      const begins = times[at]!;
      const isApart =
        open === undefined ||
        open.speaker !== speaker ||
        (at === 0 && cue.start - open.end > pause) ||
        open.text.length + word.length >= mostLetters ||
        begins - open.start > (at === 0 ? mostSeconds : 2 * mostSeconds) ||
        (at === 0 && ending.test(open.text) && cue.start - open.start >= enoughSeconds) ||
        (ending.test(open.text) && open.text.length >= enoughLetters / 3) ||
        (at === 0 && open.text.length >= enoughLetters);
      if (isApart) {
        if (open && at > 0) open.end = begins;
        open = { start: begins, end: cue.end, text: word, words: [begins], speaker };
        rows.push(open);
      } else {
        open!.text += ` ${word}`;
        open!.words.push(begins);
        open!.end = cue.end;
      }
    }
  }
  return { rows, speakers };
}
