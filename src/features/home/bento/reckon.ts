/** The arithmetic of the small tools. */

/** `share` per cent of `whole`, or null where one of them is no number. */
export function percentOf(share: string, whole: string): number | null {
  const [part, all] = [readNumber(share), readNumber(whole)];
  if (part === null || all === null) return null;
  const result = (part / 100) * all;
  return Number.isFinite(result) ? Number(result.toPrecision(12)) : null;
}

/** Takes a comma for a point, as half the world writes it. */
function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** How fast most people read, in words a minute. */
const readingPace = 220;

export function measureText(text: string) {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  let words = 0;
  for (const { isWordLike } of segments) if (isWordLike) words += 1;
  return { words, characters: Array.from(text).length, minutes: Math.ceil(words / readingPace) };
}

/** What is chosen among, by commas, lines or "or". */
export function readOptions(text: string): string[] {
  const options = text
    .split(/[,\n]|\s+or\s+/i)
    .map((option) => option.replace(/\?+$/, '').trim())
    .filter(Boolean);
  return [...new Set(options)];
}
