import { cn } from '#kit/ui/cn.ts';
import { intervals, type Interval } from '#kit/credits/plans.ts';

const words: Record<Interval, string> = { month: 'Monthly', year: 'Yearly' };

interface IntervalChoiceProps {
  value: Interval;
  onChange: (interval: Interval) => void;
}

export function IntervalChoice({ value, onChange }: IntervalChoiceProps) {
  return (
    <fieldset className="flex w-fit items-center gap-1 rounded-full bg-sunken p-1">
      <legend className="sr-only">How you pay</legend>
      {intervals.map((interval) => (
        <label
          key={interval}
          className={cn(
            'flex h-11 items-center gap-2 rounded-full px-5 font-medium has-focus-visible:outline-[0.15rem] has-focus-visible:outline-focus',
            value === interval ? 'bg-surface text-ink shadow-soft' : 'text-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name="interval"
            value={interval}
            checked={value === interval}
            onChange={() => onChange(interval)}
            className="sr-only"
          />
          {words[interval]}
          {interval === 'year' && <span className="text-sm text-bamboo-deep">2 months free</span>}
        </label>
      ))}
    </fieldset>
  );
}
