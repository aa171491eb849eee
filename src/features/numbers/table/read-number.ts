/** Numbers as people and programs of many countries write them. */

/** Signs of money, percent and blanks, which say nothing about how much it is. */
const around = /[\s\u00a0\u202f'’$€£¥₹%]|(?:EUR|USD|GBP|CHF)/g;
const plain = {
  '.': /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i,
  ',': /^[+-]?(?:\d{1,3}(?:\.\d{3})+|\d+)?(?:,\d+)?(?:e[+-]?\d{1,3})?$/i,
};

export function readNumber(cell: string, decimal: '.' | ','): number | null {
  if (/^-?\d{1,15}$/.test(cell)) return Number(cell);
  if (cell.length > 40 || !/\d/.test(cell)) return null;
  let text = cell.replaceAll('−', '-').replaceAll(around, '');
  const isNegative = /^\(.*\)$/.test(text);
  if (isNegative) text = text.slice(1, -1);
  if (!plain[decimal].test(text)) return null;
  const number = Number(
    decimal === '.' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'),
  );
  if (!Number.isFinite(number)) return null;
  return isNegative ? -number : number;
}

/** Codes such as `00421` lose their meaning as numbers. */
export const isCode = (cell: string) => /^0\d+$/.test(cell);

export interface NumberForm {
  decimal: '.' | ',';
  /** Both ways to read them fit, and differ. */
  isAmbiguous: boolean;
}

/** The way that fits more cells; the point where both fit. */
export function numberFormOf(cells: readonly string[]): NumberForm {
  let point = 0;
  let comma = 0;
  let differs = false;
  for (const cell of cells) {
    const byPoint = readNumber(cell, '.');
    const byComma = readNumber(cell, ',');
    if (byPoint !== null) point += 1;
    if (byComma !== null) comma += 1;
    differs ||= byPoint !== null && byComma !== null && byPoint !== byComma;
  }
  return { decimal: comma > point ? ',' : '.', isAmbiguous: differs && point === comma };
}
