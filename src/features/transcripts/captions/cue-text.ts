/** The words of a cue without its marks: who speaks (`<v Ana>`), when words begin (`<00:00:01.500>`), entities. */
import { secondsOf } from '#tools/hear/clock.ts';
import { wordsOf } from '#tools/hear/word-times.ts';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
  lrm: '',
  rlm: '',
};
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|apos|nbsp|lrm|rlm);/g, (_, name: string) => entities[name]!);

export interface CueText {
  text: string;
  speaker?: string;
  words?: number[];
}

/** Marks are what stands between `<` and the next `>`; what is never closed is text. */
export function readCueText(marked: string, start: number): CueText {
  const pieces: string[] = [];
  let endsInWord = false;
  let speaker: string | undefined;
  let time = start;
  const words: number[] = [];
  let isTimed = false;
  const add = (raw: string) => {
    const piece = decoded(raw);
    if (piece === '') return;
    const goesOn = endsInWord && !/^\s/.test(piece);
    const count = wordsOf(piece).length;
    for (let at = goesOn ? 1 : 0; at < count; at++) words.push(time);
    pieces.push(piece);
    endsInWord = !/\s/.test(piece.at(-1)!);
  };
  for (let at = 0; at < marked.length;) {
    const open = marked.indexOf('<', at);
    const close = open < 0 ? -1 : marked.indexOf('>', open);
    if (close < 0) {
      add(marked.slice(at));
      break;
    }
    add(marked.slice(at, open));
    const mark = marked.slice(open + 1, close);
    const stamped = secondsOf(mark);
    if (stamped !== undefined) {
      time = Math.max(time, stamped);
      isTimed = true;
    } else if (!/^\/?(?:[a-z]+[\d.]*\b|\d)/i.test(mark)) add(marked.slice(open, close + 1));
    const voice = /^v(?:\.[^\s]*)?\s+(.+)$/s.exec(mark);
    if (voice) speaker ??= decoded(voice[1]!).trim();
    at = close + 1;
  }
  return {
    text: pieces
      .join('')
      .replace(/\{\\[^}]{0,40}\}/g, '')
      .trim(),
    ...(speaker ? { speaker } : {}),
    ...(isTimed ? { words } : {}),
  };
}
