/** What a receipt says, by the words beside its sums. */
import type { LensField } from '../data.ts';
import { boxOf, type Line } from '../lines.ts';
import { amountsIn, currencyIn } from './amounts.ts';
import { dateIn } from './dates.ts';

const subtotal = /sub[ -]?total|zwischensumme|sous[ -]?total|subtotaal|parcial|imponibile|netto/i;
/** The surest first. */
const totals = [
  /grand total|total due|amount due|balance due|total ttc|total to pay|zu zahlen|gesamtbetrag|net à payer|à payer|te betalen|importe total|totale complessivo|do zapłaty|genel toplam/i,
  /\b(?:total|summe|gesamt|totaal|totale|suma|razem|toplam|importe)\b/i,
  /\b(?:amount|betrag|montant|bedrag|balance)\b/i,
];
const taxes = /\b(?:vat|tax|gst|hst|mwst|ust|tva|iva|btw|kdv|ptu|mehrwertsteuer)\b/i;
const notShop =
  /^(?:receipt|invoice|tax invoice|rechnung|quittung|facture|reçu|ticket|bon|kassenbon|tel|phone|welcome|thank)/i;

export function receiptFields(lines: readonly Line[]): LensField[] | undefined {
  const sums = lines.flatMap(({ text }) => amountsIn(text));
  const total = totalIn(lines);
  if (!total || sums.length < 2) return undefined;
  const tax = taxIn(lines, total.value);
  const date = firstIn(lines, (line) => dateIn(line));
  const currency = firstIn([total.line, ...lines], (line) => {
    const lineCurrency = currencyIn(line);
    return lineCurrency && { value: lineCurrency.code, start: lineCurrency.start, end: lineCurrency.end };
  });
  const shop = lines.find(
    ({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= 3 && !notShop.test(text) && !dateIn(text),
  );
  return [
    ...(shop ? [{ name: 'shop' as const, value: shop.text.trim(), ...boxOf(shop) }] : []),
    ...(date ? [{ name: 'date' as const, ...date }] : []),
    { name: 'total', value: total.value.toFixed(2), ...boxOf(total.line, total.start, total.end) },
    ...(tax
      ? [{ name: 'tax' as const, value: tax.value.toFixed(2), ...boxOf(tax.line, tax.start, tax.end) }]
      : []),
    ...(currency ? [{ name: 'currency' as const, ...currency }] : []),
  ];
}

interface Sum {
  value: number;
  line: Line;
  start: number;
  end: number;
}

/** Beside its word, or below it; of several the last, which stands under all that it sums up. */
function totalIn(lines: readonly Line[]): Sum | undefined {
  for (const words of totals) {
    const lineSums = lines.flatMap((line, at): Sum[] => {
      if (!words.test(line.text) || subtotal.test(line.text) || taxes.test(line.text)) return [];
      const place = [line, lines[at + 1]].find((one) => one && amountsIn(one.text).length > 0);
      const sum = place && amountsIn(place.text).at(-1);
      return sum && place ? [{ ...sum, line: place }] : [];
    });
    const largest = Math.max(...lineSums.map(({ value }) => value));
    if (lineSums.length > 0) return lineSums.findLast(({ value }) => value === largest);
  }
  return undefined;
}

function taxIn(lines: readonly Line[], total: number): Sum | undefined {
  const lineSums = lines.flatMap((line): Sum[] => {
    if (!taxes.test(line.text)) return [];
    const sum = amountsIn(line.text)
      .filter(({ value, end }) => value < total && !/^\s*%/.test(line.text.slice(end)))
      .at(-1);
    return sum ? [{ ...sum, line }] : [];
  });
  return lineSums.at(-1);
}

function firstIn(
  lines: readonly Line[],
  find: (line: string) => { value: string; start: number; end: number } | undefined,
) {
  for (const line of lines) {
    const fieldValue = find(line.text);
    if (fieldValue) return { value: fieldValue.value, ...boxOf(line, fieldValue.start, fieldValue.end) };
  }
  return undefined;
}
