import { useId } from 'react';
import { dollars } from '#kit/money/dollars.ts';

const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const highest = 9;

interface MonthBarsProps {
  title: string;
  /** `2026-11`, and cents. */
  months: readonly { month: string; cents: number }[];
}

/** Money by months: each bar with its month and its amount, and none wider than a hand, however few there are. */
export function MonthBars({ title, months }: MonthBarsProps) {
  const titleId = useId();
  const most = Math.max(...months.map(({ cents }) => cents), 1);
  const total = months.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <figure className="m-0 grid gap-4" aria-labelledby={titleId}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={titleId} className="font-semibold">
          {title}
        </span>
        <span className="text-muted">{dollars(total)} in all</span>
      </figcaption>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-labelledby={titleId}>
        <ol className="flex items-end gap-3">
          {months.map(({ month: key, cents }) => (
            <li
              key={key}
              className="flex max-w-20 min-w-16 flex-1 flex-col-reverse items-stretch gap-1 text-center text-sm"
            >
              <span className="text-muted">{month.format(new Date(`${key}-01`))}</span>
              <span
                aria-hidden
                className="rounded-t-md border-b border-edge bg-bamboo"
                style={{ height: `${Math.max(0.15, (Math.max(0, cents) / most) * highest)}rem` }}
              />
              <span className="font-medium tabular-nums">{dollars(cents)}</span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
