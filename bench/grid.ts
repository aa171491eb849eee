/** A grid that streams row by row, from the tool to the database and to a reader: a thousand rows beside 250. */
import { applyChange, changeBetween, emptyOutput, nothingYet, type Revised } from '#tools/define/output.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { gridData } from '#features/documents/extract/data.ts';
import { gridKind } from '#features/documents/extract/kind.ts';
import { notBegun, withCheckedData, withUpdate } from '#tools/run/live-state.server.ts';
import { nextSave, type Saved } from '#tools/run/next-save.server.ts';
import type { Table } from './table.ts';

const fields = ['Invoice number', 'Date', 'Supplier', 'Total', 'VAT', 'Due'];
const kind = implementKind(gridKind, { schema: gridData, exporters: [] });
const times = 9;

function rowOf(place: number) {
  const passage = { page: 1, block: place, start: 0, end: 12 };
  const readings = (['layout', 'meaning', 'shape'] as const).map((by) => ({
    by,
    value: `Value ${place}`,
    passage,
    quote: `The value of this field is ${place}.`,
  }));
  const id = `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
  const document = { id, name: `Invoice ${place}.pdf`, form: 'pdf', isPartial: false };
  return {
    document,
    cells: fields.map(() => ({ state: 'agreed' as const, value: `Value ${place}`, readings })),
  };
}

/** Each row is applied, compared, written as JSON for the database and for a reader, read again and applied there. */
function stream(rows: number): { bytes: number; milliseconds: number } {
  const all = Array.from({ length: rows }, (_, place) => rowOf(place));
  const begin = process.cpuUsage();
  let state = withUpdate(notBegun, { data: { fields, rows: [] } }, kind);
  let saved: Saved = { state: undefined, parts: 0, size: 0, at: 0 };
  let seen: Revised = nothingYet;
  let shown = emptyOutput;
  let bytes = 0;
  for (const row of all) {
    state = withUpdate(state, { add: row, to: 'rows' }, kind);
    const next = nextSave(saved, state, 0);
    saved = next.saved;
    const event = JSON.stringify(changeBetween(seen, state));
    seen = state;
    shown = applyChange(shown, JSON.parse(event) as never);
    bytes += JSON.stringify(next.write).length + event.length;
  }
  state = withCheckedData(state, kind);
  if (JSON.stringify(shown) !== JSON.stringify(state.output))
    throw new Error('the reader has something else');
  const { user, system } = process.cpuUsage(begin);
  return { bytes, milliseconds: (user + system) / 1000 };
}

/** The least of several: the rest is the rest of the machine. */
function best(rows: number) {
  const all = Array.from({ length: times }, () => stream(rows));
  return { bytes: all[0]!.bytes, milliseconds: Math.min(...all.map(({ milliseconds }) => milliseconds)) };
}

export function benchGrid(): Promise<Table> {
  stream(1000);
  const [few, many] = [best(250), best(1000)];
  const rows = (
    [
      [250, few],
      [1000, many],
    ] as const
  ).map(([count, { bytes, milliseconds }]) => [
    `${count} rows of ${fields.length} fields`,
    (bytes / 1_000_000).toFixed(1),
    milliseconds.toFixed(0),
  ]);
  rows.push([
    'ratio',
    (many.bytes / few.bytes).toFixed(2),
    (many.milliseconds / few.milliseconds).toFixed(2),
  ]);
  return Promise.resolve({
    title: 'A grid that streams row by row',
    columns: ['', 'MB saved and sent', 'ms of processor'],
    rows,
    note: 'Aim: the ratio of both is 4, not 16.',
  });
}
