import type { Cell, GridData } from './data.ts';

type Row = Pick<GridData['rows'][number], 'cells'>;
export type CellCounts = Readonly<Partial<Record<Cell['state'], number>>>;

/** Of further rows, added to those before. */
export function countCells(rows: readonly Row[], before: CellCounts = {}): CellCounts {
  const counts = { ...before };
  for (const { state } of rows.flatMap(({ cells }) => cells)) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

/** How it came out, in a sentence. */
export function gridText({ agreed = 0, decided = 0, missing = 0, differ = 0 }: CellCounts): string {
  const certain = agreed + decided;
  const said = `${certain} of ${certain + missing + differ} cells are certain, ${missing} not found.`;
  return differ === 0
    ? said
    : `${said} ${differ} ${differ === 1 ? 'cell needs' : 'cells need'} your decision.`;
}
