/** Amounts are whole numbers of the smallest unit: cents, pence, yen. */
import type { PriceUnit } from './sections.ts';

export const currencies = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'JPY',
  'INR',
  'BRL',
  'CAD',
  'AUD',
  'NZD',
  'ZAR',
] as const;
export type Currency = (typeof currencies)[number];

export const decimalsOf = (currency: Currency) => (currency === 'JPY' ? 0 : 2);

export function formatMoney(minor: number, currency: Currency): string {
  const decimals = decimalsOf(currency);
  const isWhole = minor % 10 ** decimals === 0;
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : decimals,
    maximumFractionDigits: decimals,
  }).format(minor / 10 ** decimals);
}

/** What someone typed as an amount: `1,250.50`, `1250,5`, `80`. Null where it is none; more decimals than the currency has are none. */
export function readAmount(typed: string, currency: Currency): number | null {
  const text = typed.trim().replaceAll(/[\s'’]/g, '');
  if (!/^\d[\d.,]{0,17}$/.test(text)) return null;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const behind = last < 0 ? '' : text.slice(last + 1);
  const other = text[last] === ',' ? '.' : ',';
  // Three digits behind the only mark are thousands, as in 1,250.
  const isThousands = behind.length === 3 && !text.slice(0, last).includes(other);
  const hasDecimals = last >= 0 && !isThousands;
  const whole = (hasDecimals ? text.slice(0, last) : text).replaceAll(/[.,]/g, '');
  const decimals = decimalsOf(currency);
  const fraction = hasDecimals ? behind : '';
  const hasMarkTwice = hasDecimals && text.slice(0, last).includes(text[last]!);
  if (whole === '' || hasMarkTwice || fraction.length > decimals) return null;
  const minor = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** The amount as a field shows it for editing. */
export const typedAmount = (minor: number, currency: Currency) =>
  (minor / 10 ** decimalsOf(currency)).toFixed(minor % 10 ** decimalsOf(currency) === 0 ? 0 : 2);

const shortUnit: Partial<Record<PriceUnit, string>> = {
  hour: ' / hour',
  day: ' / day',
  night: ' / night',
  week: ' / week',
  month: ' / month',
  year: ' / year',
  person: ' / person',
};

interface Priced {
  priceKind: 'fixed' | 'free' | 'exchange' | 'ask';
  price: number | null;
  currency: Currency;
  unit: PriceUnit;
}

export function priceWords({ priceKind, price, currency, unit }: Priced): string {
  if (priceKind === 'free') return 'Free';
  if (priceKind === 'exchange') return 'Swap';
  if (priceKind === 'ask' || price === null) return 'Price on request';
  return `${formatMoney(price, currency)}${shortUnit[unit] ?? ''}`;
}
