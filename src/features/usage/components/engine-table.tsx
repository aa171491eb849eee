import { DataTable, type Column } from '#kit/ui/data-table.tsx';
import type { Usage } from '../contract.ts';
import { count, seconds } from '../words.ts';

type Row = Usage['engines'][number];

const columns: readonly Column<Row>[] = [
  { key: 'engine', header: 'Engine', rowHeader: true, cell: ({ title }) => title },
  { key: 'calls', header: 'Calls', align: 'end', cell: ({ calls }) => calls },
  { key: 'failed', header: 'Failed', align: 'end', cell: ({ failed }) => failed },
  { key: 'tokens', header: 'Tokens', align: 'end', cell: ({ tokens }) => tokens.toLocaleString('en') },
  {
    key: 'first',
    header: 'Time to first word',
    align: 'end',
    cell: ({ firstTokenMs }) => (firstTokenMs === null ? '–' : seconds(firstTokenMs)),
  },
  {
    key: 'credits',
    header: 'Value',
    align: 'end',
    cell: ({ credits }) => (credits === 0 ? 'free' : count(credits, 'credit')),
  },
];

export function EngineTable({ engines }: { engines: Row[] }) {
  return (
    <DataTable
      caption="By engine"
      columns={columns}
      rows={engines}
      rowKey={({ engine }) => engine}
      empty={null}
    />
  );
}
