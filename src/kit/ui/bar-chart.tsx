import { useId } from 'react';

export interface Bar {
  /** As it reads below the bar and in the table: a day, a name. */
  label: string;
  value: number;
}

interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  /** "12 calls" */
  format: (value: number) => string;
}

const height = 160;
const gap = 0.25;

/** Bars over time. The picture is for eyes; the same numbers stand in a table that everyone can open. */
export function BarChart({ title, bars, format }: BarChartProps) {
  const titleId = useId();
  const most = Math.max(...bars.map(({ value }) => value), 0);
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const middle = bars[Math.floor(bars.length / 2)];
  return (
    <figure className="m-0 grid gap-3" aria-labelledby={titleId}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={titleId} className="font-semibold">
          {title}
        </span>
        <span className="text-muted">{format(total)} in all</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-40 w-full overflow-visible border-b border-edge"
      >
        {bars.map(({ label, value }, index) => {
          const tall = most === 0 ? 0 : Math.max(value > 0 ? 3 : 0, (value / most) * height);
          return (
            <rect
              key={label}
              x={index + gap / 2}
              y={height - tall}
              width={1 - gap}
              height={tall}
              className="fill-bamboo"
            >
              <title>{`${label}: ${format(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className="flex justify-between text-sm text-muted" aria-hidden>
        <span>{bars[0]?.label}</span>
        <span className="max-sm:hidden">{middle?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
      <details className="text-sm">
        <summary className="cursor-pointer text-muted underline-offset-4 hover:underline">As a table</summary>
        <div className="mt-2 max-h-64 overflow-y-auto" tabIndex={0} role="region" aria-labelledby={titleId}>
          <table className="w-full text-left">
            <tbody>
              {bars.map(({ label, value }) => (
                <tr key={label} className="border-b border-line">
                  <th scope="row" className="py-1.5 font-normal">
                    {label}
                  </th>
                  <td className="py-1.5 text-right tabular-nums">{format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
