/** Sums of money as receipts print them. */

/** With two figures after the sign, whichever it is; thousands apart by the other one or a blank. */
const amount = /(?<![\d.,])(?:\d{1,3}(?:[ .,]\d{3})+|\d+)[.,]\d{2}(?![\d]|[.,]\d)/g;

export interface Amount {
  value: number;
  start: number;
  end: number;
}

export function amountsIn(line: string): Amount[] {
  return [...line.matchAll(amount)].map(({ 0: text, index }) => ({
    value: Number(`${text.slice(0, -3).replaceAll(/\D/g, '')}.${text.slice(-2)}`),
    start: index,
    end: index + text.length,
  }));
}

const currencies: readonly [RegExp, string][] = [
  [/€|\bEUR\b|\beuros?\b/i, 'EUR'],
  [/£|\bGBP\b/i, 'GBP'],
  [/\bUSD\b|US\$/i, 'USD'],
  [/\bCHF\b|\bSFr\b/i, 'CHF'],
  [/\bPLN\b|\bzł/i, 'PLN'],
  [/₺|\bTRY\b/i, 'TRY'],
  [/¥|\bJPY\b/i, 'JPY'],
  [/₹|\bINR\b/i, 'INR'],
  [/\bCAD\b|C\$/i, 'CAD'],
  [/\bAUD\b|A\$/i, 'AUD'],
  [/\$/, 'USD'],
];

/** A dollar sign alone says which sign, not which country; the most common is named. */
export const currencyIn = (line: string): { code: string; start: number; end: number } | undefined => {
  for (const [pattern, code] of currencies) {
    const match = pattern.exec(line);
    if (match) return { code, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
};
