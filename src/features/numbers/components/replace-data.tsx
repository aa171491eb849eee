/** Newer rows of the same table: cards, filters and settings stay. */
import { useState } from 'react';
import { decodeText } from '#kit/documents/read/decode-text.ts';
import { FileButton } from '#kit/ui/file-button.tsx';
import { longestTable, type Dashboard } from '../dashboard.ts';
import { readTable } from '../table/read-table.ts';
import { writeCsv } from '../write-csv.ts';

interface ReplaceDataProps {
  dashboard: Dashboard;
  onChange: (dashboard: Dashboard) => void;
}

export function ReplaceData({ dashboard, onChange }: ReplaceDataProps) {
  const [said, setSaid] = useState('');
  async function replace(file: File) {
    const made = await replaced(dashboard, file);
    if (typeof made === 'string') return setSaid(made);
    setSaid('The rows were replaced. Every card shows the new ones.');
    onChange(made);
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileButton accept={['.csv', '.tsv', '.txt', '.json']} onChoose={(file) => void replace(file)}>
        Replace the rows
      </FileButton>
      <p aria-live="polite" className="text-sm text-muted">
        {said || 'With a newer CSV or JSON file that has the same columns.'}
      </p>
    </div>
  );
}

async function replaced(dashboard: Dashboard, file: File): Promise<Dashboard | string> {
  if (file.size > longestTable * 2) return 'This file is too large.';
  try {
    const table = readTable(decodeText(new Uint8Array(await file.arrayBuffer())));
    const missing = readTable(dashboard.csv.slice(0, 20_000)).names.filter(
      (name) => !table.names.includes(name),
    );
    if (missing.length > 0) return `These columns are missing: ${missing.slice(0, 5).join(', ')}.`;
    const csv = writeCsv([table.names, ...table.rows]);
    return csv.length > longestTable ? 'This table is too large.' : { ...dashboard, csv, isCut: table.isCut };
  } catch {
    return 'This file can’t be read as a table.';
  }
}
