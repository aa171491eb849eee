import { useId, type ReactNode } from 'react';
import { cn } from './cn.ts';

interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** A small picture of the choice. */
  picture?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioCard<Value>[];
  /** The name in the form; one is made up when nothing is sent. */
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  className?: string;
}

/** A few choices shown whole, of which one holds. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, hideLegend, options, value, defaultValue, onValueChange, className } = props;
  const id = useId();
  return (
    <fieldset className={cn('grid gap-2', className)}>
      <legend className={cn('mb-2 font-medium', hideLegend && 'sr-only')}>{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex flex-col gap-3 rounded-card border-[1.5px] border-line bg-surface p-4 transition-colors duration-150 hover:border-edge has-checked:border-bamboo has-checked:bg-bamboo-soft has-focus-visible:outline-[0.15rem] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-60"
          >
            {option.picture}
            <span className="flex items-start gap-3">
              <input
                type="radio"
                name={props.name ?? id}
                value={option.value}
                disabled={option.disabled}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onValueChange?.(option.value)}
                className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-surface checked:border-[6px] checked:border-bamboo focus-visible:outline-none"
              />
              <span className="grid gap-0.5">
                <span className="font-medium">{option.label}</span>
                {option.hint && <span className="text-sm text-muted">{option.hint}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
