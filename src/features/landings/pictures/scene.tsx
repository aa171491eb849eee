import type { ReactNode } from 'react';

/** The sheet that landing pictures are drawn on; the panda, if any, stands on it as a second child. */
export function Scene({ children, panda }: { children: ReactNode; panda?: ReactNode }) {
  return (
    <div aria-hidden className="relative overflow-hidden rounded-panel bg-bamboo-soft">
      <svg viewBox="0 0 480 420" className="block h-auto w-full" focusable="false">
        <g stroke="var(--ink)" strokeWidth={2.5} strokeLinecap="round" strokeLinejoin="round" fill="none">
          {children}
        </g>
      </svg>
      {panda}
    </div>
  );
}

interface SheetProps {
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
  turn?: number;
  fill?: string;
  children?: ReactNode;
}

/** A piece of paper; what is on it is drawn from its own corner. */
export function Sheet({
  x,
  y,
  width,
  height,
  radius = 14,
  turn = 0,
  fill = 'var(--surface)',
  children,
}: SheetProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`}>
      <rect width={width} height={height} rx={radius} fill={fill} />
      {children}
    </g>
  );
}

interface LinesProps {
  x: number;
  y: number;
  widths: readonly number[];
  gap?: number;
  color?: string;
}

/** Writing, seen from afar. */
export function Lines({ x, y, widths, gap = 15, color = 'var(--edge)' }: LinesProps) {
  return widths.map((width, index) => (
    <path
      // Drawn once, never reordered.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      d={`M${x} ${y + index * gap}h${width}`}
      stroke={color}
      strokeWidth={6}
    />
  ));
}
