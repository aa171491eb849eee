/** A wish as the model reads it: its words, pairs of words and pieces of words, each hashed to a number. */

export const bucketCount = 2 ** 13;
/** What someone wants stands at the beginning or at the end; a text that was pasted lies between. */
const longestStart = 240;
const longestEnd = 120;
const pieceLengths = [3, 4, 5];

export interface Features {
  buckets: Uint16Array;
  /** Of length one together, so that long wishes are no louder than short ones. */
  weights: Float32Array;
}

export function featuresOf(wish: string): Features {
  const counts = new Map<number, number>();
  const add = (feature: string, weight: number) => {
    const bucket = hash(feature);
    counts.set(bucket, (counts.get(bucket) ?? 0) + weight);
  };
  const words = wordsOf(wish);
  words.forEach((word, at) => {
    add(`w ${word}`, 1);
    add(`p ${word} ${words[at + 1] ?? '.'}`, 0.7);
    for (const piece of piecesOf(word)) add(`c ${piece}`, 0.4);
  });
  // Where a wish begins says much: "how does" asks, "make me" wishes.
  add(`s ${words[0] ?? ''} ${words[1] ?? ''}`, 0.7);
  const buckets = Uint16Array.from(counts.keys());
  const raw = Float32Array.from(counts.values());
  const length = Math.hypot(...raw) || 1;
  return { buckets, weights: raw.map((weight) => weight / length) };
}

function wordsOf(wish: string): string[] {
  const text = wish.trim();
  const read =
    text.length > longestStart + longestEnd
      ? `${text.slice(0, longestStart)} ${text.slice(-longestEnd)}`
      : text;
  return (
    read
      .toLowerCase()
      .normalize('NFKC')
      .replaceAll(/[’‘]/g, "'")
      .replaceAll(/\be-?mails?\b/g, 'email')
      .replaceAll(/\d+(?:[.,]\d+)*/g, '0')
      .match(/[\p{L}\p{M}']+|0|[?:#%+*=]/gu) ?? []
  );
}

function* piecesOf(word: string): Generator<string> {
  const marked = `<${word}>`;
  for (const length of pieceLengths)
    for (let at = 0; at + length <= marked.length; at += 1) yield marked.slice(at, at + length);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  // The low bits of FNV are its weakest.
  return ((value ^ (value >>> 15)) >>> 0) % bucketCount;
}
