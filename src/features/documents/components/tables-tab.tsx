import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { pageNames } from '#kit/documents/read/forms.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { fileName, saveFile } from '#tools/export/save-file.ts';
import { csvOf } from '#tools/kinds/csv.ts';
import { listDocumentTables, type DocumentView } from '../contract.ts';
import type { FoundTable } from '../tables-in.ts';
import { PlaceLink } from './place-link.tsx';

const rowsShown = 12;

/** The tables of a document, each to be taken away as CSV. */
export function TablesTab({ document }: { document: DocumentView }) {
  const { id, form, name } = document;
  const loaded = useQuery(query(listDocumentTables, { params: { id } }));
  if (loaded.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (loaded.isError)
    return (
      <ErrorState title="The tables couldn’t be loaded" onRetry={() => void loaded.refetch()}>
        {wordsOf(loaded.error)}
      </ErrorState>
    );
  const tables = loaded.data?.items ?? [];
  if (tables.length === 0) return <p className="text-muted">No tables found in the pages read so far.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {tables.map((table, index) => (
        <section
          key={`${table.page}.${table.block}`}
          aria-label={`Table ${index + 1}`}
          className="grid grid-cols-[minmax(0,1fr)] gap-2"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h3 className="text-lg">
              <PlaceLink document={id} place={{ page: table.page, block: table.block, start: 0, end: 1 }}>
                {table.title || `Table ${index + 1}`}
              </PlaceLink>
              <span className="ml-2 text-sm font-normal text-muted">
                {pageNames[form]} {table.page}
                {table.lastPage > table.page && ` to ${table.lastPage}`} ·{' '}
                {table.rowCount.toLocaleString('en')} rows
              </span>
            </h3>
            <Button size="sm" variant="secondary" onClick={() => saveTable(table, name)}>
              <Download aria-hidden /> CSV
            </Button>
          </div>
          <Preview table={table} />
        </section>
      ))}
    </div>
  );
}

function Preview({ table: { rows, heads } }: { table: FoundTable }) {
  const shown = rows.slice(0, rowsShown + heads);
  return (
    <div
      role="region"
      tabIndex={0}
      aria-label="Rows of the table"
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-max min-w-full border-collapse text-left text-sm">
        <tbody>
          {shown.map((row, index) => (
            <tr key={index} className="border-b border-line last:border-0">
              {row.map((cell, column) => {
                const Cell = index < heads ? 'th' : 'td';
                return (
                  <Cell
                    key={column}
                    {...(index < heads ? { scope: 'col' } : {})}
                    dir="auto"
                    className="max-w-80 px-3 py-2 align-top"
                  >
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <p className="px-3 py-2 text-sm text-muted">
          And {(rows.length - shown.length).toLocaleString('en')} more rows in the CSV file.
        </p>
      )}
    </div>
  );
}

function saveTable({ rows, title }: FoundTable, name: string) {
  const [columns = [], ...rest] = rows;
  saveFile(
    new Blob([csvOf({ columns, rows: rest })], { type: 'text/csv' }),
    fileName(title || name, { extension: 'csv' }),
  );
}
