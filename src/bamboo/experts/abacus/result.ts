/** How a calculated number is written. */
import type { BigNumber } from 'mathjs';
import { grouped, inPowers } from '#language/wording.ts';

const mostDigits = 40;

/** Whole numbers in full up to 40 digits, others to 12 significant ones. `exact` is false where something was cut off. */
export function written(value: BigNumber): { text: string; exact: boolean } {
  if (value.isInteger() && value.abs().lt(`1e${mostDigits}`))
    return { text: grouped(value.toFixed()), exact: true };
  if (value.abs().gte(1e21) || (value.abs().lt(1e-7) && !value.isZero()))
    return { text: value.abs().gte('1e300') ? hugePower(value) : inPowers(value.toString()), exact: false };
  const rounded = value.toSignificantDigits(12);
  return { text: grouped(rounded.toFixed()), exact: rounded.eq(value) };
}

/** A division that does not come out even is rounded as people round it: two decimals, or three digits of what is less than one. */
export function writtenAs(expression: string, value: BigNumber): { text: string; exact: boolean } {
  const whole = written(value);
  const isDivision = /\//.test(expression) && /^[\d\s.,+\-*/()]+$/.test(expression);
  if (whole.exact || !isDivision || value.abs().lt(1e-7)) return whole;
  const rounded = value.abs().gte(1) ? value.toDecimalPlaces(2) : value.toSignificantDigits(3);
  return { text: written(rounded).text, exact: false };
}

function hugePower(value: BigNumber): string {
  const [digits = '', power = '0'] = value.toExponential(6).split('e');
  return `${Number(digits)} × 10^${Number(power)}`;
}

const signs: Readonly<Record<string, string>> = {
  dollar: '$',
  dollars: '$',
  bucks: '$',
  usd: '$',
  euro: '€',
  euros: '€',
  eur: '€',
  pounds: '£',
  gbp: '£',
};

/** The money a sum is about; none, or one. */
export function moneySign(plain: string): string | undefined {
  const words = plain.match(/\b(?:dollars?|bucks|usd|euros?|eur|gbp|pounds)\b/g) ?? [];
  const found = new Set([...(plain.match(/[$€£]/g) ?? []), ...words.map((word) => signs[word]!)]);
  return found.size === 1 ? [...found][0] : undefined;
}

export function withoutMoney(plain: string): string {
  return plain
    .replaceAll(/[$€£](?=\s*\d)/g, '')
    .replaceAll(/(?<=\d)\s*(?:[€£]|(?:dollars?|bucks|usd|euros?|eur|gbp|pounds)\b)/g, '');
}

/** With its two decimals; without a sign where none was named. */
export function asMoney(value: BigNumber, sign: string): string {
  const text = value.toDecimalPlaces(2).toFixed(2);
  return text.startsWith('-') ? `-${sign}${grouped(text.slice(1))}` : `${sign}${grouped(text)}`;
}
