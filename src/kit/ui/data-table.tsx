import { useId, type Key, type ReactNode } from 'react';
import { cn } from './cn.ts';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The cell that names the row; screen readers repeat it with every other cell. */
  rowHeader?: boolean;
  className?: string;
}

interface DataTableProps<Row> {
  /** What the table holds. */
  caption: ReactNode;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Shown in place of the table when there are no rows: usually an EmptyState. */
  empty: ReactNode;
  className?: string;
}

/** A plain table. On narrow screens it scrolls sideways inside a region the keyboard can reach. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, empty, className } = props;
  const captionId = useId();
  if (rows.length === 0) return empty;
  return (
    <div
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      className={cn('overflow-x-auto rounded-card border border-line bg-surface', className)}
    >
      <table className="w-max min-w-full border-collapse text-left">
        <caption
          id={captionId}
          className={cn('px-5 pt-4 pb-1 text-left font-semibold', hideCaption && 'sr-only')}
        >
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cn(
                  'px-2.5 py-3 text-sm font-medium whitespace-nowrap text-muted sm:px-5',
                  column.align === 'end' && 'text-right',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0 hover:bg-sunken">
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    scope={column.rowHeader ? 'row' : undefined}
                    className={cn(
                      'max-w-sm px-2.5 py-3 align-middle font-normal sm:px-5',
                      column.rowHeader && 'font-medium',
                      column.align === 'end' && 'text-right tabular-nums',
                      column.className,
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
