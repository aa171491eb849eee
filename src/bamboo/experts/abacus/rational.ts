/** Exact fractions, for equations whose answer should be 2/3 and not 0.6667. */
export interface Rational {
  top: bigint;
  bottom: bigint;
}

export const zero: Rational = { top: 0n, bottom: 1n };
export const one: Rational = { top: 1n, bottom: 1n };

export function rational(top: bigint, bottom = 1n): Rational {
  if (bottom < 0n) return rational(-top, -bottom);
  const shared = divisor(top < 0n ? -top : top, bottom) || 1n;
  return { top: top / shared, bottom: bottom / shared };
}

/** From a decimal as written, "1.25" or "3". */
export function fromDecimal(text: string): Rational | undefined {
  const match = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text);
  if (!match) return undefined;
  const part = match[2] ?? '';
  return rational(BigInt(match[1]! + part), 10n ** BigInt(part.length));
}

export const plus = (a: Rational, b: Rational) =>
  rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const times = (a: Rational, b: Rational) => rational(a.top * b.top, a.bottom * b.bottom);
export const negative = (a: Rational) => rational(-a.top, a.bottom);
export const over = (a: Rational, b: Rational) => rational(a.top * b.bottom, a.bottom * b.top);
export const isZero = (a: Rational) => a.top === 0n;
export const toNumber = (a: Rational) => Number(a.top) / Number(a.bottom);

/** 3/4 where it is short, else as a decimal. */
export function shownRational({ top, bottom }: Rational): string {
  return bottom === 1n ? String(top) : `${top}/${bottom}`;
}

/** The root, where it is a fraction itself. */
export function exactRoot({ top, bottom }: Rational): Rational | undefined {
  if (top < 0n) return undefined;
  const [a, b] = [wholeRoot(top), wholeRoot(bottom)];
  return a !== undefined && b !== undefined ? { top: a, bottom: b } : undefined;
}

function wholeRoot(number: bigint): bigint | undefined {
  let root = BigInt(Math.round(Math.sqrt(Number(number))));
  while (root * root > number) root -= 1n;
  return root * root === number ? root : undefined;
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
