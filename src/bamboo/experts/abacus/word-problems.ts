/** Everyday problems that are one formula: so many at such a price, what is left, what each one gets. Every number must be used. */
import type { Sum } from './percentages.ts';
import type { ReadProblem } from './problem-parts.ts';
import { savings } from './problem-of-savings.ts';
import { remaining } from './problem-of-what-is-left.ts';
import { byAmount, changeDue, priced, priceList, unitPrice } from './problems-of-price.ts';
import { addedUp, eachHas, partOf, shared } from './problems-of-share.ts';
import { moving, perTime } from './problems-of-time.ts';
import { numbersIn, storyText } from './story-text.ts';

const longest = 300;
const readers: readonly ReadProblem[] = [
  savings,
  priced,
  priceList,
  changeDue,
  byAmount,
  partOf,
  eachHas,
  shared,
  unitPrice,
  perTime,
  moving,
  remaining,
  addedUp,
];

export function problemOf(plain: string): Sum | undefined {
  if (plain.length > longest) return undefined;
  const text = storyText(plain);
  const numbers = numbersIn(text);
  if (numbers.length < 1 || numbers.length > 6) return undefined;
  for (const read of readers) {
    const sum = read(text);
    if (sum) return sum;
  }
  return undefined;
}
