/** Facts about whole numbers: primes, factors, divisors, sequences. */
import { counted, grouped, joined, ordinal } from '#language/wording.ts';
import type { AnswerValue } from '#bamboo/expert.ts';

export interface NumberFact {
  text: string;
  value: AnswerValue;
}

/** Beyond this, looking for factors by trial takes too long. */
const largest = 1e12;

type Tell = (...parts: string[]) => NumberFact | undefined;
const whole = String.raw`(\d[\d,]*)`;
const patterns: readonly (readonly [RegExp, Tell])[] = [
  [
    new RegExp(`^(?:is|check (?:if|whether)) (?:the number )?${whole} (?:is )?(?:an? )?prime(?: number)?$`),
    primality,
  ],
  [
    new RegExp(
      `^(?:is|check (?:if|whether)) (?:the number )?${whole} (?:is )?(?:an? )?(even|odd)(?: number)?( or (?:even|odd)(?: number)?)?$`,
    ),
    parity,
  ],
  [new RegExp(`^is ${whole} (?:an? )?(?:perfect )?square(?: number)?$`), squareness],
  [new RegExp(`^is ${whole} (?:divisible by|a multiple of) ${whole}$`), divisibility],
  [
    new RegExp(`^is ${whole} (?:a |an )?(?:factor|divisor) of ${whole}$`),
    (by, text) => divisibility(text, by),
  ],
  [
    /^how many (?:zeros|zeroes|noughts)(?: (?:are|is|there|does|has|do))*(?: in)? (?:an? |one |1 )?(hundred|thousand|million|billion|trillion|quadrillion|googol)(?: have| has)?$/,
    zeros,
  ],
  [
    new RegExp(
      `^(?:what (?:are|is) )?(?:the )?prime (?:factors|factori[sz]ation|decomposition) of ${whole}$|^(?:prime )?factori[sz]e ${whole}$`,
    ),
    primeFactors,
  ],
  [new RegExp(`^(?:what are |list |find )?(?:all )?(?:the )?(?:factors|divisors) of ${whole}$`), divisors],
  [
    new RegExp(
      `^(?:what is )?(?:the )?(?:gcd|gcf|hcf|greatest common (?:divisor|factor|denominator)|highest common (?:factor|divisor)|largest common divisor) of ${whole} and ${whole}$`,
    ),
    greatestDivisor,
  ],
  [
    new RegExp(
      `^(?:what is )?(?:the )?(?:lcm|least common multiple|lowest common multiple|smallest common multiple) of ${whole} and ${whole}$`,
    ),
    leastMultiple,
  ],
  [new RegExp(`^(?:what is )?(?:the )?${whole}(?:st|nd|rd|th) prime(?: number)?$`), nthPrime],
  [new RegExp(`^(?:what is )?(?:the )?${whole}(?:st|nd|rd|th) fibonacci(?: number)?$`), nthFibonacci],
  [new RegExp(`^(?:what is )?(?:the )?next prime(?: number)? after ${whole}$`), primeAfter],
];

export function numberFact(plain: string): NumberFact | undefined {
  for (const [pattern, tell] of patterns) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const parts = match.slice(1).filter((part) => part !== undefined);
    const numbers = parts.map((part) => part.replaceAll(',', ''));
    return numbers.every((part) => !/^\d/.test(part) || Number(part) <= largest)
      ? tell(...numbers)
      : undefined;
  }
  return undefined;
}

function primality(text = ''): NumberFact {
  const number = Number(text);
  const factors = factorsOf(number);
  const truth = number > 1 && factors.length === 1;
  const says =
    number < 2
      ? 'primes begin with 2'
      : truth
        ? 'it has no divisors but 1 and itself'
        : `it is ${factors.map(String).join(' × ')}`;
  return {
    text: `**${truth ? 'Yes' : 'No'}**, ${grouped(text)} is ${truth ? 'a prime number' : 'not prime'}: ${says}.`,
    value: { is: 'truth', truth },
  };
}

function parity(text = '', asked = '', orElse = ''): NumberFact {
  const is = Number(text) % 2 === 0 ? 'even' : 'odd';
  if (orElse) return { text: `${grouped(text)} is **${is}**.`, value: { is: 'names', names: [is] } };
  const truth = is === asked;
  return {
    text: `**${truth ? 'Yes' : 'No'}**, ${grouped(text)} is **${is}**.`,
    value: { is: 'truth', truth },
  };
}

const zerosOf: Readonly<Record<string, number>> = {
  hundred: 2,
  thousand: 3,
  million: 6,
  billion: 9,
  trillion: 12,
  quadrillion: 15,
  googol: 100,
};

function zeros(name = ''): NumberFact {
  const number = zerosOf[name]!;
  return { text: `One ${name} has **${number} zeros**.`, value: { is: 'number', number } };
}

function squareness(text = ''): NumberFact {
  const root = Math.sqrt(Number(text));
  const truth = Number.isInteger(root);
  return {
    text: truth
      ? `**Yes**, ${grouped(text)} is ${grouped(String(root))} squared.`
      : `**No**, ${grouped(text)} is not a perfect square.`,
    value: { is: 'truth', truth },
  };
}

function divisibility(text = '', by = ''): NumberFact | undefined {
  if (Number(by) === 0) return undefined;
  const rest = Number(text) % Number(by);
  return {
    text:
      rest === 0
        ? `**Yes**, ${text} ÷ ${by} = ${Number(text) / Number(by)}.`
        : `**No**, ${text} divided by ${by} leaves ${rest}.`,
    value: { is: 'truth', truth: rest === 0 },
  };
}

function primeFactors(text = ''): NumberFact | undefined {
  const factors = factorsOf(Number(text));
  if (factors.length === 0) return undefined;
  return {
    text: `${grouped(text)} = **${factors.join(' × ')}**${factors.length === 1 ? ', a prime number' : ''}.`,
    value: { is: 'names', names: factors.map(String) },
  };
}

function divisors(text = ''): NumberFact | undefined {
  const number = Number(text);
  if (number < 1) return undefined;
  let all = [1];
  for (const factor of factorsOf(number)) all = [...new Set(all.flatMap((one) => [one, one * factor]))];
  all.sort((a, b) => a - b);
  return {
    text: `${grouped(text)} has ${counted(all.length, 'divisor')}: **${joined(all.map(String))}**.`,
    value: { is: 'names', names: all.map(String) },
  };
}

function greatestDivisor(a = '', b = ''): NumberFact {
  const number = gcd(Number(a), Number(b));
  return {
    text: `The greatest common divisor of ${a} and ${b} is **${number}**.`,
    value: { is: 'number', number },
  };
}

function leastMultiple(a = '', b = ''): NumberFact | undefined {
  const number = (Number(a) * Number(b)) / (gcd(Number(a), Number(b)) || 1);
  if (!Number.isSafeInteger(number)) return undefined;
  return {
    text: `The least common multiple of ${a} and ${b} is **${grouped(String(number))}**.`,
    value: { is: 'number', number },
  };
}

function nthPrime(text = ''): NumberFact | undefined {
  const place = Number(text);
  if (place < 1 || place > 2000) return undefined;
  let number = 1;
  for (let found = 0; found < place;) if (factorsOf((number += 1)).length === 1) found += 1;
  return {
    text: `The ${ordinal(place)} prime number is **${grouped(String(number))}**.`,
    value: { is: 'number', number },
  };
}

function primeAfter(text = ''): NumberFact | undefined {
  let number = Number(text) + 1;
  if (number > 1e9) return undefined;
  while (factorsOf(number).length !== 1) number += 1;
  return {
    text: `The next prime after ${grouped(text)} is **${grouped(String(number))}**.`,
    value: { is: 'number', number },
  };
}

function nthFibonacci(text = ''): NumberFact | undefined {
  const place = Number(text);
  if (place < 1 || place > 300) return undefined;
  let [a, b] = [0n, 1n];
  for (let i = 1; i < place; i += 1) [a, b] = [b, a + b];
  return {
    text: `The ${ordinal(place)} Fibonacci number is **${grouped(String(b))}** (counting 1, 1, 2, 3, …).`,
    value: { is: 'number', number: Number(b) },
  };
}

/** With repetition, ascending; none for 0 and 1. */
export function factorsOf(number: number): number[] {
  const factors: number[] = [];
  let rest = number;
  for (let factor = 2; factor * factor <= rest; factor += factor === 2 ? 1 : 2) {
    while (rest % factor === 0) {
      factors.push(factor);
      rest /= factor;
    }
  }
  return rest > 1 ? [...factors, rest] : factors;
}

export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
