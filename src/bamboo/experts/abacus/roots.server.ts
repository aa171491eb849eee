/** Roots of a polynomial in one unknown: exact where they are fractions. */
import { shown } from '#language/wording.ts';
import { degreeOf, variablesOf, type Polynomial } from './polynomial.server.ts';
import {
  exactRoot,
  isZero,
  negative,
  over,
  plus,
  rational,
  shownRational,
  times,
  toNumber,
  zero,
  type Rational,
} from './rational.ts';

export function coefficients(polynomial: Polynomial): { letter: string; of: Rational[] } | undefined {
  const [letter, another] = variablesOf(polynomial);
  if (!letter || another) return undefined;
  const of: Rational[] = [];
  for (const [term, number] of polynomial) of[degreeOf(term)] = number;
  return { letter, of: Array.from(of, (number) => number ?? zero) };
}

/** Exact where they are fractions, rounded where they are not; nothing beyond the second degree unless it comes apart. */
export function rootsOf(of: readonly Rational[]): string[] | undefined {
  if (of.length === 2) return [shownRational(over(negative(of[0]!), of[1]!))];
  if (of.length > 2 && of.length <= 6) {
    const root = of.length === 3 ? undefined : wholeRootOf(of);
    if (root !== undefined) {
      const others = rootsOf(divided(of, root));
      return others && [...new Set([shownRational(root), ...others])];
    }
  }
  if (of.length !== 3) return undefined;
  const [c, b, a] = of as [Rational, Rational, Rational];
  const under = plus(times(b, b), negative(times(rational(4n), times(a, c))));
  if (under.top < 0n) return [];
  const twice = times(rational(2n), a);
  const exact = exactRoot(under);
  if (exact) {
    const roots = [over(plus(negative(b), exact), twice), over(plus(negative(b), negative(exact)), twice)];
    return [...new Set(roots.sort((x, y) => toNumber(x) - toNumber(y)).map(shownRational))];
  }
  const [middle, reach] = [
    -toNumber(b) / toNumber(twice),
    Math.sqrt(toNumber(under)) / Math.abs(toNumber(twice)),
  ];
  return [middle - reach, middle + reach].map((root) => shown(Number(root.toPrecision(8))));
}

function wholeRootOf(of: readonly Rational[]): Rational | undefined {
  for (let candidate = -50n; candidate <= 50n; candidate += 1n) {
    const at = rational(candidate);
    if (isZero(of.reduceRight((sum, number) => plus(times(sum, at), number), zero))) return at;
  }
  return undefined;
}

/** By (x − root), Horner's way. */
function divided(of: readonly Rational[], root: Rational): Rational[] {
  const quotient: Rational[] = [];
  let carry = zero;
  for (const number of of.slice(1).toReversed()) {
    carry = plus(times(carry, root), number);
    quotient.unshift(carry);
  }
  return quotient;
}
