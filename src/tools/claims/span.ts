/** What leads from one end to another: "from Monday to Friday", "from 3 to 5 percent". */
import type { Claim } from './claims.ts';
import { tokensOf } from './words.ts';

/** An end is told in so many words at most. */
const longestEnd = 4;
const fillers = new Set(['the', 'a', 'an', 'about', 'around', 'roughly', 'nearly', 'just', 'over']);

interface Span {
  from: string;
  to: string;
}

/** The first word of each end that says something: units may stand at one end alone. */
function spansIn(text: string): Span[] {
  const tokens = tokensOf(text);
  const spans: Span[] = [];
  for (const [at, { lower }] of tokens.entries()) {
    if (lower !== 'from') continue;
    const middle = tokens.slice(at + 1, at + 2 + longestEnd).findIndex((token) => token.lower === 'to');
    if (middle < 1) continue;
    const firstOf = (start: number, end: number) =>
      tokens.slice(start, end).find((token) => !fillers.has(token.lower))?.lower;
    const from = firstOf(at + 1, at + 1 + middle);
    const to = firstOf(at + 2 + middle, at + 2 + middle + longestEnd);
    if (from && to && from !== to) spans.push({ from, to });
  }
  return spans;
}

export function isSpanReversed(a: Claim, b: Claim): boolean {
  const others = spansIn(b.text);
  return spansIn(a.text).some(({ from, to }) =>
    others.some((other) => other.from === to && other.to === from),
  );
}
