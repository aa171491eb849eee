import { DataTable } from '#kit/ui/data-table.tsx';
import type { Cell, TableData } from './csv.ts';
import type { Viewed } from './kind-table.ts';

export default function TableViewer({ output }: Viewed<TableData>) {
  if (!output.data) return null;
  const { columns, rows } = output.data;
  return (
    <DataTable
      caption={`${rows.length.toLocaleString('en')} rows`}
      columns={columns.map((name, at) => ({
        key: String(at),
        header: name,
        cell: ({ cells }: Line) => wordsOf(cells[at] ?? null),
      }))}
      rows={rows.map((cells, at) => ({ at, cells }))}
      rowKey={({ at }) => String(at)}
      empty={<p className="text-muted">No rows.</p>}
    />
  );
}

interface Line {
  at: number;
  cells: Cell[];
}

const wordsOf = (cell: Cell) =>
  typeof cell === 'number' ? cell.toLocaleString('en') : cell === null ? '' : String(cell);
