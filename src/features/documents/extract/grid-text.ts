import type { GridData } from './data.ts';

/** How it came out, in a sentence. */
export function gridText({ rows }: GridData): string {
  const cells = rows.flatMap((row) => row.cells);
  const of = (...states: string[]) => cells.filter(({ state }) => states.includes(state)).length;
  const open = of('differ');
  const said = `${of('agreed', 'decided')} of ${cells.length} cells are certain, ${of('missing')} were not found.`;
  return open === 0 ? said : `${said} ${open} ${open === 1 ? 'cell waits' : 'cells wait'} for your decision.`;
}
