/** Words as they are heard, put together to what is said in one breath: until a sentence or a pause ends. */
import type { Cue } from '#kit/videos/cue.ts';

export interface HeardWord {
  start: number;
  end: number;
  text: string;
}

const pause = 0.9;
const ending = /[.!?…。！？]$/;
const fewest = 3;
/** A model that has lost its way says the same few words again and again, or more than anyone can. */
const leastWords = 12;
const leastVariety = 0.25;
const longestLoop = 5;
const mostPerSecond = 6;

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;

/** "4" and ",200" are one number, "Ben" and "'s" one word. */
export function wholeWords(words: readonly HeardWord[]): HeardWord[] {
  const whole: HeardWord[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    if (last && /^(?:[,.:]\d|['’]\p{L}|[%.,!?])/u.test(word.text))
      whole[whole.length - 1] = { ...last, end: word.end, text: last.text + word.text };
    else whole.push(word);
  }
  return whole;
}

export function cuesOf(heard: readonly HeardWord[]): (Cue & { words: number[] })[] {
  const words = wholeWords(heard);
  if (isLost(words)) return [];
  const cues: (Cue & { words: number[] })[] = [];
  let isDone = true;
  for (const word of words) {
    const open = cues.at(-1);
    const start = rounded(word.start);
    const end = rounded(Math.max(word.end, word.start));
    if (!open || isDone || word.start - open.end > pause)
      cues.push({ start, end, text: word.text, words: [start] });
    else {
      open.text += ` ${word.text}`;
      open.words.push(start);
      open.end = Math.max(open.end, end);
    }
    isDone = ending.test(word.text) && cues.at(-1)!.words.length >= fewest;
  }
  return cues;
}

/** People do say alike sentences one after the other: they take their time for each. */
function isLost(words: readonly HeardWord[]): boolean {
  const said = words.map(({ text }) => text.toLowerCase());
  if (words.length < leastWords || new Set(said).size / words.length >= leastVariety) return false;
  const seconds = Math.max(words.at(-1)!.end - words[0]!.start, 0.1);
  if (words.length / seconds > mostPerSecond) return true;
  return Array.from({ length: longestLoop }, (_, at) => at + 1).some(
    (step) => said.filter((word, at) => word === said[at + step]).length >= 0.8 * (said.length - step),
  );
}
