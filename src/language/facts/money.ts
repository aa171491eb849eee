/** Amounts: "four thousand two hundred euros", "ninety-nine dollars and fifty cents", "€4,200". */
import type { Read } from './fact.ts';
import { readNumber } from './numbers.ts';
import type { Token } from './tokens.ts';

const currencies: [RegExp, string][] = [
  [/^(?:€|euros?|eur)$/, 'EUR'],
  [/^(?:\$|dollars?|bucks?|usd)$/, 'USD'],
  [/^(?:£|pounds?|quid|gbp)$/, 'GBP'],
  [/^(?:francs?|franken|chf)$/, 'CHF'],
  [/^(?:¥|yen|jpy)$/, 'JPY'],
];
export const currencyOf = (word: string | undefined) =>
  word === undefined ? undefined : currencies.find(([pattern]) => pattern.test(word))?.[1];
const isCents = (word: string | undefined) => /^(?:cents?|pence|p)$/.test(word ?? '');

export function readMoney(tokens: readonly Token[], at: number): Read | undefined {
  const sign = /^(?:[€$£¥]|EUR|USD|GBP|CHF|JPY)$/.test(tokens[at]!.text)
    ? currencyOf(tokens[at]!.word)
    : undefined;
  const number = readNumber(tokens, sign ? at + 1 : at);
  if (!number || number.isOrdinal) return undefined;
  const currency = sign ?? currencyOf(tokens[number.next]?.word);
  if (!currency) {
    if (!isCents(tokens[number.next]?.word) || tokens[number.next]!.word === 'p') return undefined;
    return { fact: { kind: 'amount', value: number.value / 100, currency: 'cents' }, next: number.next + 1 };
  }
  let { value } = number;
  let next = sign ? number.next : number.next + 1;
  // "Ninety-nine dollars and fifty cents", "ninety-nine dollars fifty".
  const from = tokens[next]?.word === 'and' ? next + 1 : next;
  const rest = sign || !Number.isInteger(value) ? undefined : readNumber(tokens, from);
  if (rest && !rest.isOrdinal && rest.value < 100 && Number.isInteger(rest.value)) {
    if (isCents(tokens[rest.next]?.word)) {
      value += rest.value / 100;
      next = rest.next + 1;
    } else if (from === next && rest.isSpoken && rest.value >= 10) {
      value += rest.value / 100;
      next = rest.next;
    }
  }
  return { fact: { kind: 'amount', value: Number(value.toFixed(4)), currency }, next };
}
