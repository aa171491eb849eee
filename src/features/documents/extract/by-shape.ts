/** The reader that knows what bills look like: who stands at their head, the earliest and the latest day, the sum that the others add up to. It reads no labels of values. */
import type { Passage, ReadPage } from '#kit/documents/read/document.ts';
import { issuerOf } from '../analyse/issuer.ts';
import { labelOf, sameField } from '../analyse/labels.ts';
import { currencies } from '../analyse/currencies.ts';
import type { Reading } from './data.ts';
import { keyOf, numberOf, valuesIn, type ValueKind } from './values.ts';

interface Seen extends Passage {
  value: string;
  quote: string;
  key: string;
}

const paper = /\b(?:invoice|bill|receipt|rechnung|facture|factura|fattura|faktura)\b/i;
const asMoney = new RegExp(String.raw`[€£$¥₹]|\b(?:${currencies})\b|[.,]\d{2}(?!\d)`, 'i');
const mostPages = 5;
const cent = 0.011;

/** Undefined where the document is no bill, or has not the shape of one. */
export function readByShape(pages: readonly ReadPage[], field: string): Reading | undefined {
  const first = pages.slice(0, mostPages);
  const isBill = first.some(({ blocks }) => blocks.some(({ text }) => paper.test(text.slice(0, 200))));
  if (!isBill) return undefined;
  const found = seenFor(field, first);
  if (!found) return undefined;
  const { value, quote, page, block, start, end } = found;
  return { by: 'shape', value, quote, passage: { page, block, start, end } };
}

function seenFor(field: string, pages: readonly ReadPage[]): Seen | undefined {
  if (sameField('supplier', field)) return issuer(pages);
  if (sameField('invoice number', field)) return only(numbers(pages));
  if (sameField('invoice date', field) || sameField('due date', field)) {
    const days = seenIn(pages, 'date').toSorted((a, b) => Date.parse(a.key) - Date.parse(b.key));
    const isDue = sameField('due date', field);
    return isDue && new Set(days.map(({ key }) => key)).size < 2 ? undefined : isDue ? days.at(-1) : days[0];
  }
  const sums = amountsIn(pages);
  if (sameField('total', field)) return sums.total;
  if (sameField('subtotal', field)) return sums.net;
  return sameField('vat', field) ? sums.tax : undefined;
}

function issuer(pages: readonly ReadPage[]): Seen | undefined {
  const [page] = pages;
  const found = page && issuerOf(page.blocks);
  if (!found) return undefined;
  const { text } = page.blocks[found.block]!;
  const value = text.slice(found.start, found.end);
  return { ...found, page: page.number, value, quote: text.slice(0, 120), key: keyOf('text', value) };
}

/** Numbers that stand in one line with the name of the paper. */
const numbers = (pages: readonly ReadPage[]) =>
  seenIn(
    pages,
    'code',
    (line) => paper.test(line) && !/\b(?:date|due|dated|days?|total|amount)\b/i.test(line),
  ).filter(({ value }) => (value.match(/\d/g)?.length ?? 0) >= 3 || /\p{L}/u.test(value));

const only = (seen: readonly Seen[]) =>
  new Set(seen.map(({ key }) => key)).size === 1 ? seen[0] : undefined;

/** The largest sum is the total; two others that add up to it are the net sum and the tax. */
function amountsIn(pages: readonly ReadPage[]): { total?: Seen; net?: Seen; tax?: Seen } {
  const all = seenIn(pages, 'amount').filter(({ value }) => asMoney.test(value));
  const sums = [...new Map(all.map((one) => [one.key, one])).values()]
    .map((one) => ({ one, value: numberOf(one.value) ?? 0 }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 40);
  const [total] = sums;
  if (!total) return {};
  const pairs = sums.flatMap((net) =>
    sums
      .filter((tax) => tax.value < net.value && Math.abs(net.value + tax.value - total.value) < cent)
      .map((tax) => ({ net: net.one, tax: tax.one })),
  );
  // A tax is a usual share of the net sum; anything else adds up by chance.
  const taxed = pairs.filter(
    ({ net, tax }) => (numberOf(tax.value) ?? 0) <= 0.3 * (numberOf(net.value) ?? 0),
  );
  return { total: total.one, ...(taxed.length === 1 ? taxed[0] : {}) };
}

function seenIn(
  pages: readonly ReadPage[],
  kind: ValueKind,
  keeps: (line: string) => boolean = () => true,
): Seen[] {
  return pages.flatMap(({ number, blocks }) =>
    blocks.flatMap(({ text, role }, block) => {
      if (role === 'running-head') return [];
      let at = 0;
      return text.split('\n').flatMap((line) => {
        const from = at;
        at += line.length + 1;
        if (!keeps(line) || isOther(line)) return [];
        return valuesIn(kind, line).map(({ text: value, start, end }) => ({
          page: number,
          block,
          start: from + start,
          end: from + end,
          value,
          quote: line.slice(0, 160),
          key: keyOf(kind, value),
        }));
      });
    }),
  );
}

/** What is told of something else: an order, an account, a period. */
const isOther = (line: string) =>
  /\b(?:account|iban|sort code|phone|tel|vat (?:no|number|id|reg)|company (?:no|number)|registration|limit)\b/i.test(
    labelOf(line) ?? line.slice(0, 40),
  );
