/**
 * Cards of different heights in columns without gaps, each in the next free place: what is read first comes first by
 * keyboard too, which columns of text would not keep. Rows are a share of a column's width, so that the proportions of a picture
 * say how many it takes, before it has loaded and without scripts.
 */
import type { ReactNode } from 'react';

const rowsPerColumnWidth = 24;
/** For the words below a picture. */
const wordRows = 11;
/** Very tall and very wide pictures are cropped. */
const [lowest, highest] = [0.5, 1.6];

const rowHeight = `calc((100cqw - (var(--columns) - 1) * 1.25rem) / var(--columns) / ${rowsPerColumnWidth})`;

export const rowsOf = (width: number, height: number) =>
  Math.round(Math.min(highest, Math.max(lowest, height / width)) * rowsPerColumnWidth) + wordRows;

export function Masonry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div style={{ containerType: 'inline-size' }}>
      <ul
        aria-label={label}
        style={{ gridAutoRows: rowHeight }}
        className="grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-x-5 [--columns:1] sm:[--columns:2] lg:[--columns:3] 2xl:[--columns:4]"
      >
        {children}
      </ul>
    </div>
  );
}

export function MasonryItem({ rows, children }: { rows: number; children: ReactNode }) {
  return (
    <li className="grid min-w-0 pb-5" style={{ gridRow: `span ${rows}` }}>
      {children}
    </li>
  );
}
