/** Equations, simplifying, expanding, factoring, derivatives: what can be done exactly, and nothing else. */
import { joined } from '#language/wording.ts';
import { math, parse } from './math.server.ts';
import {
  added,
  degreeOf,
  polynomialOf,
  scaled,
  shownPolynomial,
  variablesOf,
  type Polynomial,
} from './polynomial.server.ts';
import {
  isZero,
  negative,
  over,
  plus,
  rational,
  shownRational,
  times,
  zero,
  type Rational,
} from './rational.ts';
import { coefficients, rootsOf } from './roots.server.ts';

const minusOne = rational(-1n);

export function algebraOf(plain: string): string | undefined {
  const text = tidy(plain);
  const derivative =
    /^(?:what is )?(?:the )?(?:derivative of|derive|differentiate|d\/dx(?: of)?) (.+?)(?: (?:with respect to|by|wrt) ([a-z]))?$/.exec(
      text,
    );
  if (derivative) return derivativeOf(derivative[1]!, derivative[2]);
  const integral =
    /^(?:what is )?(?:the )?(?:integral of|integrate|antiderivative of) (.+?)(?: d([a-z]))?$/.exec(text);
  if (integral) return integralOf(integral[1]!);
  const rewrite =
    /^(?:what is )?(?:the )?(simplify|expand|multiply out|factor|factorise|factorize)(?: the (?:expression|polynomial))?:? (.+)$/.exec(
      text,
    );
  if (rewrite) return rewrite[1]!.startsWith('factor') ? factored(rewrite[2]!) : expanded(rewrite[2]!);
  return equationOf(text);
}

function tidy(plain: string): string {
  return plain
    .replace(/[.,;:]\s+[a-z](?:\s*=)?[?\s]*$/, '')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .replaceAll(/\*\*/g, '^')
    .replaceAll(/\bsquared\b/g, '^2')
    .replaceAll(/\bcubed\b/g, '^3')
    .replaceAll(/ (?:equals|is equal to|equal to) /g, ' = ')
    .replaceAll(/\bplus\b/g, '+')
    .replaceAll(/\bminus\b/g, '-')
    .replaceAll(/\btimes\b/g, '*');
}

/** "solve 2x + 3 = 11", "x + y = 10, x - y = 2", "what is x if 3x = 12". */
function equationOf(text: string): string | undefined {
  const body = text
    .replace(
      /^(?:solve|find|determine|compute|calculate|what is|if|given)\b\s*(?:for\b\s*)?(?:the\b\s*)?(?:(?:(?:equations?|system(?: of equations)?|value of|(?:real )?(?:solutions?|roots?|zeros?|zeroes)(?: (?:of|to|for))?)\b\s*)(?:the equation\b\s*)?)?:?\s*/,
      '',
    )
    .replace(
      /^[a-z](?: and [a-z])?\s*(?:\b(?:if|when|in|given|where|for which)\b|:)\s*(?:the equation\s*)?/,
      '',
    )
    .replace(
      /,? (?:solve for|find|for|what is|then what is|how much is) (?:the value of )?[a-z](?: and [a-z])?$/,
      '',
    );
  const equations = body.split(/\s*(?:,|;|\band\b)\s*/).filter(Boolean);
  if (equations.length > 2 || equations.some((one) => one.split('=').length !== 2)) return undefined;
  const sides = equations.map((one) => one.split('=').map((side) => polynomialOf(side.trim())));
  const zeros = sides.map(([left, right]) => left && right && added(left, scaled(right, minusOne)));
  if (zeros.includes(undefined) || zeros.length === 0) return undefined;
  const [first, second] = zeros as Polynomial[];
  return second ? solvePair(first!, second) : solveOne(first!);
}

function solveOne(polynomial: Polynomial): string | undefined {
  const read = coefficients(polynomial);
  if (!read) return undefined;
  const roots = rootsOf(read.of);
  if (!roots) return undefined;
  const { letter } = read;
  if (roots.length === 0) return `There is **no real solution** for ${letter}.`;
  return `**${joined(
    roots.map((root) => `${letter} = ${root}`),
    'or',
  )}**`;
}

function solvePair(first: Polynomial, second: Polynomial): string | undefined {
  const letters = variablesOf(new Map([...first, ...second]));
  if (letters.length !== 2 || [...first.keys(), ...second.keys()].some((term) => degreeOf(term) > 1))
    return undefined;
  const [x, y] = letters as [string, string];
  const row = (equation: Polynomial) =>
    [equation.get(x) ?? zero, equation.get(y) ?? zero, negative(equation.get('') ?? zero)] as const;
  const [[a, b, p], [c, d, q]] = [row(first), row(second)];
  const cross = (s: Rational, t: Rational, u: Rational, v: Rational) =>
    plus(times(s, v), negative(times(t, u)));
  const whole = cross(a, b, c, d);
  if (isZero(whole)) return 'These two equations have **no single solution**.';
  return `**${x} = ${shownRational(over(cross(p, b, q, d), whole))}, ${y} = ${shownRational(over(cross(a, p, c, q), whole))}**`;
}

function expanded(expression: string): string | undefined {
  const polynomial = polynomialOf(expression);
  return polynomial && variablesOf(polynomial).length > 0 ? `**${shownPolynomial(polynomial)}**` : undefined;
}

function factored(expression: string): string | undefined {
  const polynomial = polynomialOf(expression);
  const read = polynomial && coefficients(polynomial);
  if (!read || read.of.length !== 3) return undefined;
  const roots = rootsOf(read.of);
  const [, , a] = read.of;
  if (!roots || roots.length === 0 || roots.some((root) => root.includes('.') || root.includes('/')))
    return undefined;
  const brackets = roots.map((root) =>
    root.startsWith('-')
      ? `(${read.letter} + ${root.slice(1)})`
      : root === '0'
        ? read.letter
        : `(${read.letter} - ${root})`,
  );
  const lead = shownRational(a!);
  return `**${lead === '1' ? '' : lead === '-1' ? '-' : lead}${brackets.length === 1 ? `${brackets[0]}^2` : brackets.join('')}**`;
}

function derivativeOf(expression: string, by?: string): string | undefined {
  const tree = parse(expression);
  if (!tree) return undefined;
  const letters = [
    ...new Set(
      tree
        .filter((node) => node.type === 'SymbolNode')
        .map((node) => (node as unknown as { name: string }).name),
    ),
  ];
  const variables = letters.filter((name) => /^[a-z]$/.test(name) && name !== 'e');
  const functions = /^(?:[a-z]|sin|cos|tan|exp|log|ln|sqrt|pi)$/;
  const letter = by ?? (variables.length === 1 ? variables[0] : undefined);
  if (!letter || letters.some((name) => !functions.test(name))) return undefined;
  try {
    const ready = expression.replaceAll(/\bln\b/g, 'log');
    const result = math().derivative(ready, letter).toString();
    const short = polynomialOf(result);
    return `**${short ? shownPolynomial(short) : result}**`;
  } catch {
    return undefined; // Something mathjs cannot derive.
  }
}

function integralOf(expression: string): string | undefined {
  const polynomial = polynomialOf(expression);
  const letter = polynomial && (variablesOf(polynomial)[0] ?? 'x');
  if (!polynomial || !letter || variablesOf(polynomial).length > 1) return undefined;
  const raised = [...polynomial].map(([term, number]) => {
    const power = degreeOf(term) + 1;
    return [
      Array.from({ length: power }, () => letter).join('*'),
      over(number, rational(BigInt(power))),
    ] as const;
  });
  return `**${shownPolynomial(new Map(raised))} + C**`;
}
