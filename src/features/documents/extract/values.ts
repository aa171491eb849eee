/** Values of the kind that a field asks for, and when two of them are the same. */
import * as chrono from 'chrono-node';

export type ValueKind = 'date' | 'amount' | 'mail' | 'text';

export interface Value {
  text: string;
  start: number;
  end: number;
}

const dates =
  /\b(?:date|dates|day|deadline|due|begins?|starts?|ends?|expir\w*|signed|born|birth\w*|valid until|when)\b/i;
const amounts =
  /\b(?:total|amount|price|rent|fee|fees|cost|costs|salary|wage|deposit|sum|payment|tax|vat|budget|value)\b/i;
const mails = /\b(?:e-?mail|mail)\b/i;
const money =
  /(?:[€£$¥]|\b(?:EUR|USD|GBP|CHF)\b)?\s?\d(?:[\d., ]*\d)?(?:\s?(?:[€£$¥%]|(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?)\b))?/gi;
const mailAddress = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,200}\.\p{L}{2,}/gu;
/** Longer texts are no place for one value. */
const longest = 300;

export function kindOf(field: string): ValueKind {
  if (mails.test(field)) return 'mail';
  if (dates.test(field)) return 'date';
  return amounts.test(field) ? 'amount' : 'text';
}

export function valuesIn(kind: ValueKind, given: string): Value[] {
  const text = given.slice(0, longest);
  if (kind === 'date')
    return chrono
      .parse(text)
      .filter(({ start }) => start.isCertain('day') || start.isCertain('year'))
      .map(({ index, text: found }) => {
        const [before = ''] = /^(?:on|at|by|from|since|until|in)\s+/i.exec(found) ?? [];
        return placed(found.slice(before.length), index + before.length);
      });
  if (kind === 'amount')
    return [...text.matchAll(money)].map(({ 0: found, index }) => placed(found, index)).filter(isSum);
  if (kind === 'mail')
    return [...text.matchAll(mailAddress)].map(({ 0: found, index }) => placed(found, index));
  const whole = text.trim();
  return whole === '' ? [] : [placed(text, 0)];
}

/** A year alone is no sum. */
const isSum = ({ text }: Value) => /\d/.test(text) && !/^(?:19|20)\d{2}$/.test(text);

function placed(text: string, at: number): Value {
  const start = at + text.length - text.trimStart().length;
  const shown = text.trim();
  return { text: shown, start, end: start + shown.length };
}

/** The same for what means the same: 1,200.50 € and EUR 1200.50, 1 May 2024 and 2024-05-01. */
export function keyOf(kind: ValueKind, value: string): string {
  if (kind === 'date') {
    const [found] = chrono.parse(value);
    if (found) return `${found.start.get('year')}-${found.start.get('month')}-${found.start.get('day')}`;
  }
  if (kind === 'amount') {
    const number = numberOf(value);
    if (number !== undefined) return String(number);
  }
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function numberOf(text: string): number | undefined {
  const [found] = /\d(?:[\d., ]*\d)?/.exec(text) ?? [];
  if (!found) return undefined;
  const cents = /[.,](\d{1,2})$/.exec(found);
  const whole = (cents ? found.slice(0, cents.index) : found).replaceAll(/\D/g, '');
  return Number(`${whole}.${cents?.[1] ?? '0'}`);
}
