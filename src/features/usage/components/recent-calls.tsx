import { Badge } from '#kit/ui/badge.tsx';
import { DataTable, type Column } from '#kit/ui/data-table.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { Usage } from '../contract.ts';
import { outcomeWords, seconds } from '../words.ts';

type Row = Usage['recent'][number];

const columns: readonly Column<Row>[] = [
  { key: 'at', header: 'When', rowHeader: true, cell: ({ at }) => <Time value={at} /> },
  { key: 'engine', header: 'Engine', cell: ({ title }) => title },
  { key: 'purpose', header: 'For', cell: ({ purpose }) => purpose },
  { key: 'tokens', header: 'Tokens', align: 'end', cell: ({ tokens }) => tokens.toLocaleString('en') },
  { key: 'time', header: 'Duration', align: 'end', cell: ({ totalMs }) => seconds(totalMs) },
  {
    key: 'outcome',
    header: 'Result',
    cell: ({ outcome }) => (
      <Badge tone={outcome === 'ok' ? 'leaf' : outcome === 'stopped' ? 'neutral' : 'blush'}>
        {outcomeWords[outcome]}
      </Badge>
    ),
  },
];

export function RecentCalls({ calls }: { calls: Row[] }) {
  return (
    <DataTable caption="Latest calls" columns={columns} rows={calls} rowKey={({ id }) => id} empty={null} />
  );
}
