/** Whether a number is prime, by Miller and Rabin's test; the Abacus looks for a divisor instead. */

/** With these as bases the test is certain for every number below 3.3 × 10^24. */
const bases = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];
const mostDigits = 24;

export function isPrime(number: bigint): boolean {
  if (number < 2n) return false;
  const small = bases.find((base) => number % base === 0n);
  if (small !== undefined) return number === small;
  let [odd, halvings] = [number - 1n, 0];
  while (odd % 2n === 0n) [odd, halvings] = [odd / 2n, halvings + 1];
  return bases.every((base) => passes(number, base, odd, halvings));
}

function passes(number: bigint, base: bigint, odd: bigint, halvings: number): boolean {
  let power = raised(base, odd, number);
  if (power === 1n || power === number - 1n) return true;
  for (let step = 1; step < halvings; step += 1) {
    power = (power * power) % number;
    if (power === number - 1n) return true;
  }
  return false;
}

function raised(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square, left] = [1n, base % modulus, exponent];
  for (; left > 0n; left /= 2n) {
    if (left % 2n === 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

export function primeAsked(plain: string): { digits: string; truth: boolean } | undefined {
  const [, written = ''] =
    /^is (?:the number )?(\d[\d,]*) (?:an? )?prime(?: number)?(?: or not)?$/.exec(plain) ?? [];
  const digits = written.replaceAll(',', '');
  return digits && digits.length <= mostDigits ? { digits, truth: isPrime(BigInt(digits)) } : undefined;
}
