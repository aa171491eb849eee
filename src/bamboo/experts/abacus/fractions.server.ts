/** Sums of fractions stay fractions: 3/8 + 5/12 is 19/24. */
import { polynomialOf } from './polynomial.server.ts';
import { shownRational } from './rational.ts';

export const asFraction =
  /,? (?:as|in|into|to) (?:an? |its |the )?(?:simple |simplified |simplest |reduced |exact |common )*(?:fraction|form|terms)s?$/;
const largest = 100_000n;

/** Where two fractions are put together, or a fraction is asked for. */
export function fractionOf(expression: string, asked: boolean): { sum: string; result: string } | undefined {
  const fractions = expression.match(/(?<![\d.])\d+ ?\/ ?\d+(?![\d.])/g) ?? [];
  if (!/^[\d\s+\-*/().]+$/.test(expression) || fractions.length === 0 || (fractions.length < 2 && !asked))
    return undefined;
  const value = polynomialOf(expression)?.get('');
  if (!value || value.bottom === 1n || value.bottom > largest) return undefined;
  const sum = expression
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/\s*\*\s*/g, ' × ')
    .replaceAll(/\s*([+-])\s*/g, ' $1 ')
    .trim();
  return { sum, result: shownRational(value) };
}
