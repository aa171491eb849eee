import type { TableData } from '#tools/kinds/csv.ts';
import type { Cell, GridData } from './data.ts';

/** A row for each document: the values, then where each is from. What waits for a decision says so in its own cell. */
export function tableOf({ fields, rows }: GridData): TableData {
  return {
    columns: ['Document', ...fields, ...fields.map((field) => `${field}: source`)],
    rows: rows.map(({ document, cells }) => [
      document.name,
      ...cells.map(shownValue),
      ...cells.map(sourceOf),
    ]),
  };
}

const shownValue = ({ state, value, readings }: Cell): string =>
  state === 'differ' ? `undecided: ${either(readings)}` : (value ?? '');

const either = (readings: Cell['readings']) =>
  [...new Set(readings.map(({ value }) => `“${value}”`))].join(' or ');

function sourceOf({ state, readings }: Cell): string {
  const places = [...new Set(readings.map(({ passage }) => `p. ${passage.page}`))].join(', ');
  if (state === 'missing') return 'not found';
  if (state === 'decided') return places ? `decided, ${places}` : 'decided';
  return state === 'agreed' ? places : `undecided: ${either(readings)} (${places})`;
}
