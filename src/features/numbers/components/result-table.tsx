import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { formatValue } from '../format-value.ts';
import type { Result } from '../query/query.ts';
import type { Value } from '../table/value.ts';

interface ResultTableProps {
  caption: string;
  result: Result;
  /** Opens the rows behind one; without it a row stands for itself. */
  onDrill?: ((row: readonly Value[]) => void) | undefined;
  most?: number;
}

/** A result as it is, for everyone who reads numbers rather than charts. */
export function ResultTable({
  caption,
  result: { columns, rows, units, found },
  onDrill,
  most = 100,
}: ResultTableProps) {
  if (rows.length === 0) return <p className="text-muted">No rows fit.</p>;
  return (
    <div className="grid gap-2">
      <div
        role="region"
        aria-label={caption}
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-lg border border-line"
      >
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              {columns.map((name, at) => (
                <th
                  key={at}
                  scope="col"
                  dir="auto"
                  className={cn('px-3 py-2 font-medium', isNumber(rows, at) && 'text-right')}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row, index) => (
              <tr key={index} className="border-t border-line">
                {row.map((value, at) => (
                  <td
                    key={at}
                    dir="auto"
                    className={cn(
                      'max-w-64 px-3 py-1.5 wrap-anywhere',
                      isNumber(rows, at) && 'text-right tabular-nums',
                    )}
                  >
                    {at === 0 && onDrill ? (
                      <Button
                        variant="link"
                        size="sm"
                        className="h-auto px-0 text-left"
                        onClick={() => onDrill(row)}
                      >
                        {formatValue(value, units[at])}
                      </Button>
                    ) : (
                      formatValue(value, units[at])
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found > Math.min(most, rows.length) && (
        <p className="text-sm text-muted">
          The first {Math.min(most, rows.length).toLocaleString('en')} of {found.toLocaleString('en')} rows.
        </p>
      )}
    </div>
  );
}

const isNumber = (rows: readonly Value[][], at: number) => rows.some((row) => typeof row[at] === 'number');
