/** The telling words of each row, found once; the ground of chapters, quotes and of where a summary leads. */
import { tellingStems } from '#language/sentences.ts';
import type { Row } from '../data.ts';

export interface StemmedRow extends Row {
  stems: readonly string[];
}

export const withStems = (rows: readonly Row[]): StemmedRow[] =>
  rows.map((row) => ({ ...row, stems: tellingStems(row.text) }));

/** How often each occurs. */
export function countStems(rows: readonly StemmedRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of rows) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** The cosine of two counts. */
export function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let both = 0;
  for (const [stem, count] of a) both += count * (b.get(stem) ?? 0);
  const size = (of: ReadonlyMap<string, number>) => Math.hypot(...of.values());
  return both === 0 ? 0 : both / (size(a) * size(b));
}
