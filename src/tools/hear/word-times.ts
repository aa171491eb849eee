/** When each word of a row is said. Words are what blanks part, so their number follows from the text. */

/** Some words, from when to when, and when each begins. */
export interface TimedText {
  start: number;
  end: number;
  text: string;
  words: number[];
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;

/** Where only a beginning and an end are known: by the length of each word. */
export function spread(words: readonly string[], start: number, end: number): number[] {
  const all = words.reduce((sum, word) => sum + word.length + 1, 0) || 1;
  let before = 0;
  return words.map((word) => {
    const at = start + ((end - start) * before) / all;
    before += word.length + 1;
    return rounded(at);
  });
}

/** A row with other words: those that stayed at its beginning and end keep their times, the rest is shared out between. */
export function withText<Row extends TimedText>(row: Row, text: string): Row {
  const before = wordsOf(row.text);
  const after = wordsOf(text);
  const least = Math.min(before.length, after.length);
  let first = 0;
  while (first < least && before[first] === after[first]) first++;
  let last = 0;
  while (last < least - first && before.at(-1 - last) === after.at(-1 - last)) last++;
  const head = row.words.slice(0, first);
  const tail = last > 0 ? row.words.slice(-last) : [];
  const from = row.words[first] ?? row.end;
  const to = tail[0] ?? row.end;
  const middle = spread(after.slice(first, after.length - last), Math.min(from, to), to);
  return { ...row, text: text.trim(), words: [...head, ...middle, ...tail] };
}

/** The word that is being said; -1 before the first. */
export function wordAt(times: readonly number[], seconds: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
