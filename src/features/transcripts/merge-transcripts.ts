/** Two revisions of a transcript as one, where nobody changed the same row or the same list. */
import type { Row, Transcript } from './data.ts';

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

export function mergeTranscripts(
  ...contents: [base: unknown, mine: unknown, theirs: unknown]
): Transcript | undefined {
  const [base, mine, theirs] = contents as [Transcript, Transcript, Transcript];
  const merged: Record<string, unknown> = {};
  for (const key of Object.keys(base) as (keyof Transcript)[]) {
    if (key === 'rows') continue;
    if (same(mine[key], base[key])) merged[key] = theirs[key];
    else if (same(theirs[key], base[key]) || same(theirs[key], mine[key])) merged[key] = mine[key];
    else return undefined;
  }
  const rows = mergeRows(base.rows, mine.rows, theirs.rows);
  return rows && ({ ...merged, rows } as Transcript);
}

function mergeRows(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
): readonly Row[] | undefined {
  if (same(mine, base)) return theirs;
  if (same(theirs, base)) return mine;
  // With rows gone, places no longer say which is which.
  if (mine.length !== base.length || theirs.length !== base.length) return undefined;
  const rows: Row[] = [];
  for (const [at, row] of base.entries()) {
    const [own, other] = [mine[at]!, theirs[at]!];
    if (same(own, row)) rows.push(other);
    else if (same(other, row) || same(other, own)) rows.push(own);
    else return undefined;
  }
  return rows;
}
