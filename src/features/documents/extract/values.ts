/** Values of the kind that a field asks for, and when two of them are the same. */
import * as chrono from 'chrono-node';
import { numberFrom } from '../analyse/cell-values.ts';
import { currencies } from '../analyse/currencies.ts';

/** `code`: a number that names something, as an invoice's. */
export type ValueKind = 'date' | 'amount' | 'mail' | 'code' | 'text';

export interface Value {
  text: string;
  start: number;
  end: number;
}

const codes =
  /\b(?:number|no|nr|id|code|reference|ref|iban|bic|swift|sku|account|purchase order|po|phone|tel|telephone)\b/i;
const dates =
  /\b(?:date|dates|day|deadline|due|begins?|starts?|ends?|expir\w*|signed|born|birth\w*|valid until|when)\b/i;
const sums = /\b(?:total|amount|balance|sum|subtotal|price|cost|net|gross)\b/i;
const amounts =
  /\b(?:rent|fee|fees|costs|salary|wage|deposit|payment|tax|vat|budget|value|discount|shipping)\b/i;
const words = /\b(?:terms|method|type|name|address|currency|description|status)\b/i;
const mails = /\b(?:e-?mail|mail)\b/i;
const money = new RegExp(
  String.raw`(?:[€£$¥₹]|\b(?:${currencies})\b)?\s?\d(?:[\d.,' ]*\d)?(?:\s?(?:[€£$¥₹%]|(?:${currencies}|euros?|dollars?|pounds?|francs?|kroner|kronor)\b))?`,
  'gi',
);
const codeWord =
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}/._#-]*\d)[\p{L}\p{N}#][\p{L}\p{N}/._-]*(?:(?<=\d) \d[\p{N}]*)*/gu;
const mailAddress = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,200}\.\p{L}{2,}/gu;
/** Days that count from another one, which the text may not mean. */
const fromToday =
  /^(?:within|in|next|last|this|\d+|an?)\s+(?:\d+\s+)?(?:days?|weeks?|months?|years?)\b|\bago$|\b(?:today|tomorrow|yesterday|now)\b/i;
/** Longer texts are no place for one value. */
const longest = 300;

export function kindOf(field: string): ValueKind {
  if (mails.test(field)) return 'mail';
  if (words.test(field)) return 'text';
  if (codes.test(field) && !/\bdate\b/i.test(field)) return 'code';
  if (sums.test(field)) return 'amount';
  if (dates.test(field)) return 'date';
  return amounts.test(field) ? 'amount' : 'text';
}

export function valuesIn(kind: ValueKind, given: string): Value[] {
  const text = given.slice(0, longest);
  if (kind === 'date')
    return chrono.en.GB.parse(text)
      .filter(
        ({ start, text: found }) =>
          (start.isCertain('day') || start.isCertain('year')) && !fromToday.test(found),
      )
      .map(({ index, text: found }) => {
        const [before = ''] = /^(?:on|at|by|from|since|until|in)\s+/i.exec(found) ?? [];
        return placed(found.slice(before.length), index + before.length);
      });
  if (kind === 'amount')
    return [...text.matchAll(money)].map(({ 0: found, index }) => placed(found, index)).filter(isSum);
  if (kind === 'code')
    return [...text.matchAll(codeWord)].map(({ 0: found, index }) =>
      placed(found.replace(/[./-]+$/, ''), index),
    );
  if (kind === 'mail')
    return [...text.matchAll(mailAddress)].map(({ 0: found, index }) => placed(found, index));
  const whole = text.trim();
  return whole === '' ? [] : [placed(text, 0)];
}

/** A year alone is no sum, and neither is a share or a day. */
const isSum = ({ text }: Value) =>
  /\d/.test(text) && !/^(?:19|20)\d{2}$|%$/.test(text) && !/^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})$/.test(text);

function placed(text: string, at: number): Value {
  const start = at + text.length - text.trimStart().length;
  const shown = text.trim();
  return { text: shown, start, end: start + shown.length };
}

/** The same for what means the same: 1,200.50 € and EUR 1200.50, 1 May 2024 and 2024-05-01. */
export function keyOf(kind: ValueKind, value: string): string {
  if (kind === 'date') {
    const [found] = chrono.en.GB.parse(value);
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

export function numberOf(text: string): number | undefined {
  const [found] = /\d(?:[\d.,' ]*\d)?/.exec(text) ?? [];
  return found === undefined ? undefined : numberFrom(found).value;
}
