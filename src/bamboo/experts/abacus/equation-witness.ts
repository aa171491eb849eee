/** Solves an equation from its values alone: both sides are worked out at a few numbers, and the curve through them tells the rest. */
import { exactly } from './exact.ts';
import {
  exactRoot,
  isZero,
  negative,
  over,
  plus,
  rational,
  times,
  toNumber,
  type Rational,
} from './rational.ts';

const side = String.raw`((?:\d[\d.]*(?:[a-z](?![a-z]))?|(?<![a-z])[a-z](?![a-z])|[\s+\-*/^()])+)`;
const equation = new RegExp(`${side}=${side}`);
const around =
  /^(?:solve|find|what is|what|if|for|when|given|the|equation|value|of|is|equals|[a-z]|[\s,:;?.])*$/;
const two = rational(2n);
const minus = (a: Rational, b: Rational) => plus(a, negative(b));

/** The letter and its values, least first; nothing where they are no fractions or the curve is not of the second degree. */
export function solutionsOf(plain: string): { letter: string; roots: Rational[] } | undefined {
  const text = plain.replaceAll('²', '^2').replaceAll(/\s*\bsquared\b/g, '^2');
  const found = equation.exec(text);
  const letters = new Set(found?.[0].match(/[a-z]/g));
  const [letter] = letters;
  if (!found || !letter || letters.size > 1 || !around.test(text.replace(found[0], ' '))) return undefined;
  const [p, q, r, s] = [0, 1, 2, 3].map((at) => difference(found[1]!, found[2]!, letter, at));
  if (!p || !q || !r || !s) return undefined;
  const bend = over(plus(minus(r, times(two, q)), p), two);
  const slope = minus(minus(q, p), bend);
  const at3 = plus(plus(times(bend, rational(9n)), times(slope, rational(3n))), p);
  if (!isZero(minus(at3, s))) return undefined;
  const roots = rootsOf(bend, slope, p);
  return roots && { letter, roots };
}

function rootsOf(a: Rational, b: Rational, c: Rational): Rational[] | undefined {
  if (isZero(a)) return isZero(b) ? undefined : [over(negative(c), b)];
  const root = exactRoot(minus(times(b, b), times(times(rational(4n), a), c)));
  if (!root) return undefined;
  const found = [root, negative(root)].map((one) => over(plus(negative(b), one), times(two, a)));
  return (isZero(root) ? found.slice(1) : found).toSorted((x, y) => toNumber(x) - toNumber(y));
}

function difference(left: string, right: string, letter: string, at: number): Rational | undefined {
  const [one, other] = [left, right].map((text) => exactly(withNumber(text, letter, at)));
  return one && other && minus(one, other);
}

const withNumber = (text: string, letter: string, at: number) =>
  text
    .replaceAll(new RegExp(`(?<=[\\d)])\\s*(?=${letter})`, 'g'), '*')
    .replaceAll(new RegExp(`(?<=${letter})\\s*(?=[\\d(])`, 'g'), '*')
    .replaceAll(/(?<=\d)\s*(?=\()|(?<=\))\s*(?=\()/g, '*')
    .replaceAll(letter, `(${at})`)
    .trim();
