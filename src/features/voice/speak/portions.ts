/** A text in the parts that are spoken one after the other: the first is short, so that one hears something soon. */
import { spokenSentences } from '#kit/models/spoken-parts.ts';

export interface Portion {
  text: string;
  /** Seconds of silence after it. */
  pause: number;
}

const firstLength = 110;
const usualLength = 420;
const longestPause = 10;
const marked = /\[pause(?: (\d{1,2}(?:\.\d)?) ?s?(?:econds?)?)?\]/gi;

/** `pause`: seconds between paragraphs. `[pause]` and `[pause 2]` in the text are a second and two. */
export function portionsOf(text: string, pause: number): Portion[] {
  const portions: Portion[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    let from = 0;
    for (const mark of [...paragraph.matchAll(marked), undefined]) {
      const piece = paragraph.slice(from, mark?.index);
      from = mark ? mark.index + mark[0].length : paragraph.length;
      add(portions, piece);
      const seconds = mark ? Math.min(longestPause, Number(mark[1] ?? 1)) : pause;
      if (portions.length > 0) portions.at(-1)!.pause = Math.max(portions.at(-1)!.pause, seconds);
    }
  }
  if (portions.length > 0) portions.at(-1)!.pause = 0;
  return portions;
}

function add(portions: Portion[], text: string) {
  let open = '';
  const close = () => {
    if (open) portions.push({ text: open, pause: 0 });
    open = '';
  };
  for (const sentence of spokenSentences(text).flatMap((one) =>
    portions.length === 0 && !open ? opening(one) : [one],
  )) {
    const isFirst = portions.length === 0;
    if (open && open.length + sentence.length > (isFirst ? firstLength : usualLength)) close();
    open = open ? `${open} ${sentence}` : sentence;
    if (isFirst && open.length >= firstLength / 2) close();
  }
  close();
}

/** A long first sentence is begun with its first clause. */
function opening(sentence: string): string[] {
  if (sentence.length <= firstLength) return [sentence];
  const end = sentence.slice(0, firstLength).search(/[,;:–—](?=\s[^,;:–—]*$)/);
  return end < 20 ? [sentence] : [sentence.slice(0, end + 1), sentence.slice(end + 1).trim()];
}
