/** What a question should come to, worked out from the text of the table by a few lines that share nothing with the product. */

export type Row = Record<string, string>;

/** A number, a name, names, or a number for each name; or that nothing can be said, or not before asking back. */
export type Expected = number | string[] | [string, number][] | 'asks back' | 'abstains';

export interface AskedQuestion {
  question: string;
  expected: (rows: readonly Row[]) => Expected;
}

export function rowsOf(csv: string, separator: string): Row[] {
  const [head = '', ...lines] = csv.trimEnd().split('\n');
  const names = head.split(separator);
  return lines.map((line) => {
    const cells = line.split(separator);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

/** `34.600,00 €` as well as `14.00`. */
export function num(text: string | undefined): number {
  const plain = (text ?? '').replace(' €', '');
  return Number(plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain);
}

const filled = (rows: readonly Row[], name: string) => rows.filter((row) => row[name] !== '');
export const sum = (rows: readonly Row[], name: string) =>
  filled(rows, name).reduce((total, row) => total + num(row[name]), 0);
export const mean = (rows: readonly Row[], name: string) => sum(rows, name) / filled(rows, name).length;
export const most = (rows: readonly Row[], name: string) =>
  Math.max(...filled(rows, name).map((row) => num(row[name])));
export const least = (rows: readonly Row[], name: string) =>
  Math.min(...filled(rows, name).map((row) => num(row[name])));
export function median(rows: readonly Row[], name: string) {
  const sorted = filled(rows, name)
    .map((row) => num(row[name]))
    .toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
export const where = (rows: readonly Row[], name: string, value: string) =>
  rows.filter((row) => row[name] === value);

export function per(
  rows: readonly Row[],
  key: string | ((row: Row) => string),
  value: (group: readonly Row[]) => number,
): [string, number][] {
  const groups = Object.groupBy(rows, (row) => (typeof key === 'string' ? row[key]! : key(row)));
  return Object.entries(groups).map(([name, group]) => [name, value(group!)]);
}
export const top = (pairs: [string, number][], count: number) =>
  pairs.toSorted((a, b) => b[1] - a[1]).slice(0, count);
export const bottom = (pairs: [string, number][], count: number) =>
  pairs.toSorted((a, b) => a[1] - b[1]).slice(0, count);
export const names = (pairs: [string, number][]) => pairs.map(([name]) => name);
