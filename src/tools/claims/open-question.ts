/** A statement that leaves open what it speaks of: "it is unclear whether the shop opens at nine". */
import type { Claim } from './claims.ts';
import { tokensOf } from './words.ts';

const openWords = new Set(
  'unclear unknown uncertain undecided unresolved unsettled disputed debated debatable questionable contested open unsure'.split(
    ' ',
  ),
);
const whether = new Set(['whether', 'if']);
/** Between "unclear" and "whether" stand few words: "unclear to everyone whether". */
const reach = 4;

export function leavesOpen({ text }: Claim): boolean {
  const tokens = tokensOf(text);
  return tokens.some(({ lower }, at) => {
    const isDenied = ['clear', 'known', 'certain', 'sure', 'decided', 'settled'].includes(lower);
    const isOpen =
      openWords.has(lower) ||
      (isDenied && tokens.slice(Math.max(0, at - 2), at).some((token) => token.lower === 'not'));
    return isOpen && tokens.slice(at + 1, at + 1 + reach).some((token) => whether.has(token.lower));
  });
}
