import type { TableData } from '#tools/kinds/csv.ts';
import type { Cell, GridData } from './data.ts';

/** A row for each document: the values, then where each is from. What waits for a decision is empty, and says so. */
export function tableOf({ fields, rows }: GridData): TableData {
  return {
    columns: ['Document', ...fields, ...fields.map((field) => `${field}: source`)],
    rows: rows.map(({ document, cells }) => [
      document.name,
      ...cells.map(({ value }) => value ?? ''),
      ...cells.map(sourceOf),
    ]),
  };
}

function sourceOf({ state, readings }: Cell): string {
  const places = [...new Set(readings.map(({ passage }) => `p. ${passage.page}`))].join(', ');
  if (state === 'missing') return 'not found';
  if (state === 'decided') return places ? `decided, ${places}` : 'decided';
  return state === 'agreed'
    ? places
    : `undecided: ${readings.map(({ value }) => `“${value}”`).join(' or ')} (${places})`;
}
