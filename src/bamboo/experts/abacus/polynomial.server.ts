/** Polynomials with exact coefficients, read from mathjs's syntax tree. A key such as `x*x*y` names a term. */
import type { MathNode } from 'mathjs';
import { parse } from './math.server.ts';
import {
  fromDecimal,
  isZero,
  negative,
  one,
  over,
  plus,
  rational,
  shownRational,
  times,
  zero,
  type Rational,
} from './rational.ts';

export type Polynomial = ReadonlyMap<string, Rational>;

const highestDegree = 8;
const mostTerms = 40;

export function polynomialOf(expression: string): Polynomial | undefined {
  const tree = parse(expression);
  return tree && read(tree);
}

interface Parts {
  name?: string;
  op?: string;
  args?: MathNode[];
  content?: MathNode;
  value?: unknown;
}

function read(node: MathNode): Polynomial | undefined {
  const { name, op, args = [], content, value } = node as MathNode & Parts;
  if (node.type === 'ParenthesisNode') return content && read(content);
  if (node.type === 'ConstantNode') {
    const number = fromDecimal(String(value));
    return number && constant(number);
  }
  if (node.type === 'SymbolNode') return /^[a-z]$/.test(name ?? '') ? new Map([[name!, one]]) : undefined;
  if (node.type !== 'OperatorNode') return undefined;
  const parts = args.map(read);
  const [a, b] = parts;
  if (!a || parts.includes(undefined)) return undefined;
  if (!b) return op === '-' ? scaled(a, rational(-1n)) : op === '+' ? a : undefined;
  switch (op) {
    case '+':
      return added(a, b);
    case '-':
      return added(a, scaled(b, rational(-1n)));
    case '*':
      return multiplied(a, b);
    case '/': {
      const by = asConstant(b);
      return by && !isZero(by) ? scaled(a, over(one, by)) : undefined;
    }
    case '^': {
      const power = asConstant(b);
      if (!power || power.bottom !== 1n || power.top < 0n || power.top > BigInt(highestDegree))
        return undefined;
      let product: Polynomial | undefined = constant(one);
      for (let i = 0n; i < power.top; i += 1n) product = product && multiplied(product, a);
      return product;
    }
    default:
      return undefined;
  }
}

const constant = (number: Rational): Polynomial => new Map(isZero(number) ? [] : [['', number]]);

export function asConstant(polynomial: Polynomial): Rational | undefined {
  if (polynomial.size === 0) return zero;
  return polynomial.size === 1 ? polynomial.get('') : undefined;
}

export function added(a: Polynomial, b: Polynomial): Polynomial {
  const sum = new Map(a);
  for (const [term, number] of b) {
    const total = plus(sum.get(term) ?? zero, number);
    if (isZero(total)) sum.delete(term);
    else sum.set(term, total);
  }
  return sum;
}

export const scaled = (a: Polynomial, by: Rational): Polynomial =>
  new Map([...a].map(([term, number]) => [term, times(number, by)]));

function multiplied(a: Polynomial, b: Polynomial): Polynomial | undefined {
  if (a.size * b.size > mostTerms * mostTerms) return undefined;
  let product: Polynomial = new Map();
  for (const [left, x] of a)
    for (const [right, y] of b) {
      const letters = [...left.split('*'), ...right.split('*')].filter(Boolean).sort();
      if (letters.length > highestDegree) return undefined;
      product = added(product, new Map([[letters.join('*'), times(x, y)]]));
    }
  return product.size <= mostTerms ? product : undefined;
}

export function variablesOf(polynomial: Polynomial): string[] {
  return [...new Set([...polynomial.keys()].flatMap((term) => term.split('*')).filter(Boolean))].sort();
}

export const degreeOf = (term: string) => (term === '' ? 0 : term.split('*').length);

/** x² − 5x + 6 */
export function shownPolynomial(polynomial: Polynomial): string {
  const terms = [...polynomial].sort(([a], [b]) => degreeOf(b) - degreeOf(a) || (a < b ? -1 : 1));
  if (terms.length === 0) return '0';
  return terms
    .map(([term, number], place) => {
      const below = number.top < 0n;
      const size = shownRational(below ? negative(number) : number);
      const letters = shownTerm(term);
      const body =
        letters === ''
          ? size
          : size === '1'
            ? letters
            : `${size.includes('/') ? `(${size})` : size}${letters}`;
      if (place === 0) return below ? `-${body}` : body;
      return `${below ? '-' : '+'} ${body}`;
    })
    .join(' ');
}

function shownTerm(term: string): string {
  const counts = new Map<string, number>();
  for (const letter of term.split('*').filter(Boolean)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, power]) => (power === 1 ? letter : `${letter}^${power}`)).join('');
}
