/** A table whose cells know which letters of the block they are. */
import { cn } from '#kit/ui/cn.ts';
import type { Mark } from '../marks.ts';
import { MarkedText } from './marked-text.tsx';

interface FlowTableProps {
  index: number;
  rows: readonly (readonly string[])[];
  heads: number;
  marks: readonly Mark[];
}

export function FlowTable({ index, rows, heads, marks }: FlowTableProps) {
  const placed = placedCells(rows);
  return (
    // Wide tables are moved sideways by keys too.
    <div data-block={index} role="group" aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table className="border-collapse text-[0.95em]">
        <tbody>
          {placed.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ text, at }, column) => {
                const Cell = row < heads ? 'th' : 'td';
                return (
                  <Cell
                    key={column}
                    data-at={at}
                    dir="auto"
                    className={cn(
                      'border border-line px-2.5 py-1 text-start align-top',
                      row < heads && 'bg-sunken font-semibold',
                    )}
                  >
                    <MarkedText text={text} marks={marks} from={at} />
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

/** As the block's text has them: cells by tabs, rows by newlines. */
function placedCells(rows: readonly (readonly string[])[]) {
  let at = 0;
  return rows.map((cells) =>
    cells.map((text) => {
      const placed = { text, at };
      at += text.length + 1;
      return placed;
    }),
  );
}
