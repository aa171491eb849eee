/** Arithmetic in exact fractions, with a reader of its own: a second way to work out what mathjs works out in decimals. */
import { fromDecimal, isZero, negative, over, plus, rational, times, type Rational } from './rational.ts';

const longest = 300;
const largestExponent = 512n;
const largestFactorial = 300n;
/** Beyond this many bits a number is no answer any more. */
const mostBits = 4096;

/** Not an expression that this can work out; someone else may. */
class Unreadable extends Error {}

/** The value, or nothing where it is not a fraction or too much work. */
export function exactly(expression: string): Rational | undefined {
  if (expression.length > longest) return undefined;
  const tokens = expression.match(/\d+(?:\.\d+)?|\.\d+|[a-z]+\d*|[-+*/^!(),]|\S/gi) ?? [];
  try {
    const reader = createReader(tokens);
    const value = reader.sum();
    return reader.isAtEnd() ? value : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

function createReader(tokens: readonly string[]) {
  let at = 0;
  const take = (token: string) => tokens[at] === token && (at += 1) > 0;

  function sum(): Rational {
    let value = product();
    for (;;) {
      if (take('+')) value = checked(plus(value, product()));
      else if (take('-')) value = checked(plus(value, negative(product())));
      else return value;
    }
  }

  function product(): Rational {
    let value = signed();
    for (;;) {
      if (take('*')) value = checked(times(value, signed()));
      else if (take('/')) value = divided(value, signed());
      else return value;
    }
  }

  function signed(): Rational {
    if (take('-')) return negative(signed());
    take('+');
    return power();
  }

  /** From the right: 2^3^2 is 2^9. */
  function power(): Rational {
    let base = atom();
    while (take('!')) base = factorial(base);
    return take('^') ? raised(base, signed()) : base;
  }

  function atom(): Rational {
    const token = tokens[at++] ?? '';
    if (token === '(') return closed(sum());
    if (/^[a-z]/i.test(token)) return call(token);
    const number = fromDecimal(token.startsWith('.') ? `0${token}` : token);
    if (!number) throw new Unreadable();
    return number;
  }

  function closed(value: Rational): Rational {
    if (!take(')')) throw new Unreadable();
    return value;
  }

  function call(name: string): Rational {
    const work = functions[name];
    if (!work || !take('(')) throw new Unreadable();
    const args = [sum()];
    while (take(',')) args.push(sum());
    return closed(work(args));
  }

  return { sum, isAtEnd: () => at === tokens.length };
}

const functions: Readonly<Record<string, (args: readonly Rational[]) => Rational>> = {
  sqrt: ([value]) => root(value!, 2n),
  cbrt: ([value]) => root(value!, 3n),
  nthRoot: ([value, degree]) => root(value!, whole(degree!)),
  abs: ([value]) => (value!.top < 0n ? negative(value!) : value!),
  factorial: ([value]) => factorial(value!),
  mod: ([value, by]) => plus(value!, negative(times(by!, floor(divided(value!, by!))))),
  max: (args) => args.reduce((a, b) => (isLess(a, b) ? b : a)),
  min: (args) => args.reduce((a, b) => (isLess(b, a) ? b : a)),
  mean: (args) => divided(args.reduce(plus), rational(BigInt(args.length))),
};

function checked(value: Rational): Rational {
  if (value.top.toString(2).length + value.bottom.toString(2).length > mostBits) throw new Unreadable();
  return value;
}

function divided(value: Rational, by: Rational): Rational {
  if (isZero(by)) throw new Unreadable();
  return checked(over(value, by));
}

function whole({ top, bottom }: Rational): bigint {
  if (bottom !== 1n) throw new Unreadable();
  return top;
}

function raised(base: Rational, exponent: Rational): Rational {
  const power = whole(exponent);
  const size = power < 0n ? -power : power;
  if (size > largestExponent || (isZero(base) && power < 0n)) throw new Unreadable();
  const bits = base.top.toString(2).length + base.bottom.toString(2).length;
  if (bits * Number(size) > 2 * mostBits) throw new Unreadable();
  const value = rational(base.top ** size, base.bottom ** size);
  return checked(power < 0n ? over(rational(1n), value) : value);
}

function factorial(value: Rational): Rational {
  const most = whole(value);
  if (most < 0n || most > largestFactorial) throw new Unreadable();
  let product = 1n;
  for (let factor = 2n; factor <= most; factor += 1n) product *= factor;
  return checked(rational(product));
}

/** Only roots that are fractions themselves: the others never end. */
function root({ top, bottom }: Rational, degree: bigint): Rational {
  if (degree < 2n || degree > 64n || top < 0n) throw new Unreadable();
  return rational(wholeRoot(top, degree), wholeRoot(bottom, degree));
}

function wholeRoot(number: bigint, degree: bigint): bigint {
  let [low, high] = [0n, number + 1n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** degree <= number) low = middle;
    else high = middle;
  }
  if (low ** degree !== number) throw new Unreadable();
  return low;
}

const floor = ({ top, bottom }: Rational) =>
  rational(top >= 0n ? top / bottom : -((-top + bottom - 1n) / bottom));
const isLess = (a: Rational, b: Rational) => a.top * b.bottom < b.top * a.bottom;

const mostDecimals = 12;

/** As a decimal where it ends soon, rounded to twelve places where it does not. */
export function decimal({ top, bottom }: Rational): { text: string; exact: boolean } {
  const sign = top < 0n ? '-' : '';
  const size = top < 0n ? -top : top;
  const scale = 10n ** BigInt(mostDecimals);
  const exact = (size * scale) % bottom === 0n;
  const scaled = exact ? (size * scale) / bottom : (2n * size * scale + bottom) / (2n * bottom);
  const part = String(scaled % scale)
    .padStart(mostDecimals, '0')
    .replace(/0+$/, '');
  return { text: `${sign}${scaled / scale}${part ? `.${part}` : ''}`, exact };
}
