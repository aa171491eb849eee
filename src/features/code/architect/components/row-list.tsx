/** Rows of fields to fill in: add, move, remove. */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';

interface RowListProps<Row> {
  /** One of them, in lower case: `component`. */
  what: string;
  rows: readonly Row[];
  nameOf: (row: Row, at: number) => string;
  most: number;
  /** Undefined while none can be added. */
  makeRow: (() => Row) | undefined;
  onChange: (rows: Row[]) => void;
  children: (row: Row, change: (changed: Partial<Row>) => void) => ReactNode;
}

export function RowList<Row>({ what, rows, nameOf, most, makeRow, onChange, children }: RowListProps<Row>) {
  function move(at: number, by: -1 | 1) {
    onChange(rows.toSpliced(at, 1).toSpliced(at + by, 0, rows[at]!));
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {rows.length === 0 && <p className="text-muted">There is no {what} yet.</p>}
      {rows.map((row, at) => {
        const name = nameOf(row, at) || `${what} ${at + 1}`;
        return (
          <fieldset
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 rounded-card border border-line bg-surface p-4"
          >
            <legend className="sr-only">{name}</legend>
            <div className="grid min-w-0 gap-3 sm:grid-cols-2">
              {children(row, (changed) => onChange(rows.with(at, { ...row, ...changed })))}
            </div>
            <div className="flex flex-col gap-1">
              <IconButton
                size="sm"
                label={`Move up: ${name}`}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                size="sm"
                label={`Move down: ${name}`}
                disabled={at === rows.length - 1}
                onClick={() => move(at, 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton size="sm" label={`Remove: ${name}`} onClick={() => onChange(rows.toSpliced(at, 1))}>
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          </fieldset>
        );
      })}
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        disabled={rows.length >= most || !makeRow}
        onClick={() => makeRow && onChange([...rows, makeRow()])}
      >
        <Plus aria-hidden /> Add {what}
      </Button>
    </div>
  );
}
