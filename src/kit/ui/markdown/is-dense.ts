/**
 * Whether the elements of a text weigh many times what it says: a line of three signs can be a frame with a button. The server
 * would draw such a text anew for everyone who opens the page, so it sends it as it was written.
 */
const weights: readonly (readonly [sign: RegExp, characters: number])[] = [
  [/```|~~~/g, 700],
  [/\n/g, 110],
  [/\|/g, 60],
  [/[`$[]/g, 25],
];
/** Of what is drawn, for each character; far more than prose, lists and code have. */
const mostTimes = 8;
/** A short text may be all frames. */
const constant = 8_000;

export function isDense(text: string): boolean {
  const weight = weights.reduce((sum, [sign, each]) => sum + each * (text.match(sign)?.length ?? 0), 0);
  return weight > text.length * mostTimes + constant;
}
