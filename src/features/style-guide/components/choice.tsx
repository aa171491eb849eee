import { useId } from 'react';
import { cn } from '#kit/ui/cn.ts';

interface ChoiceProps<Value extends string> {
  legend: string;
  options: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** A row of words of which one holds: small enough to stand beside what it changes. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={cn('min-w-0', className)}>
      <legend className="mb-2 text-sm text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option}
            className="relative inline-flex min-h-10 items-center rounded-full border-[1.5px] border-line bg-surface px-3.5 capitalize transition-colors duration-150 hover:border-edge has-checked:border-bamboo has-checked:bg-bamboo-soft has-checked:font-medium has-focus-visible:outline-[0.15rem] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 appearance-none rounded-full focus-visible:outline-none"
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
