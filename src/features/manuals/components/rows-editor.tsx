/** Rows of one kind: added, changed, moved and removed. */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, type ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';

interface RowsEditorProps<Row extends { id: string }> {
  title: string;
  /** One of them, for the names of buttons: `step`. */
  noun: string;
  rows: readonly Row[];
  most: number;
  make: () => Row;
  onChange: (rows: Row[]) => void;
  hint?: ReactNode;
  /** The fields of one; `number` counts from 1. */
  children: (row: Row, change: (changed: Partial<Row>) => void, number: number) => ReactNode;
}

export function RowsEditor<Row extends { id: string }>(props: RowsEditorProps<Row>) {
  const { title, noun, rows, most, make, onChange, hint, children } = props;
  const list = useRef<HTMLOListElement>(null);
  function move(at: number, by: -1 | 1) {
    onChange(rows.toSpliced(at, 1).toSpliced(at + by, 0, rows[at]!));
  }
  function add() {
    onChange([...rows, make()]);
    // The new fields are there after the next drawing.
    requestAnimationFrame(() => {
      list.current
        ?.querySelector<HTMLElement>(':scope > li:last-child :is(input, textarea, select)')
        ?.focus();
    });
  }
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl">{title}</h2>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <ol ref={list} className="grid gap-3">
        {rows.map((row, at) => (
          <li
            key={row.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 rounded-lg border border-line p-3"
          >
            <div className="grid min-w-0 gap-3">
              {children(
                row,
                (changed) => onChange(rows.map((one) => (one.id === row.id ? { ...one, ...changed } : one))),
                at + 1,
              )}
            </div>
            <div className="flex flex-col">
              <IconButton
                size="sm"
                label={`Move ${noun} ${at + 1} up`}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                size="sm"
                label={`Move ${noun} ${at + 1} down`}
                disabled={at === rows.length - 1}
                onClick={() => move(at, 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton
                size="sm"
                label={`Remove ${noun} ${at + 1}`}
                onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button variant="secondary" size="sm" disabled={rows.length >= most} onClick={add}>
          <Plus aria-hidden /> Add {noun}
        </Button>
        {rows.length >= most && (
          <p className="mt-2 text-sm text-muted">That is the most a manual can hold.</p>
        )}
      </div>
    </section>
  );
}
