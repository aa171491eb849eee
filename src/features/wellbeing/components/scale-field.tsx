import { useId } from 'react';
import { cn } from '#kit/ui/cn.ts';

interface ScaleFieldProps {
  label: string;
  low: string;
  high: string;
  value: number | undefined;
  onChange: (value: number) => void;
}

const steps = Array.from({ length: 11 }, (_, index) => index);

/** From 0 to 10, as radio buttons: nothing is chosen until someone chooses. */
export function ScaleField({ label, low, high, value, onChange }: ScaleFieldProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {steps.map((step) => (
          <label
            key={step}
            className={cn(
              'relative grid size-11 cursor-pointer place-items-center rounded-full border-[1.5px] border-line bg-surface tabular-nums',
              'hover:border-edge has-checked:border-bamboo has-checked:bg-bamboo-soft has-checked:font-semibold has-focus-visible:outline-[0.15rem] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              aria-label={`${step} of 10`}
              checked={value === step}
              onChange={() => onChange(step)}
            />
            {step}
          </label>
        ))}
      </div>
      <p className="flex max-w-xl justify-between text-sm text-muted">
        <span>0: {low}</span>
        <span>10: {high}</span>
      </p>
    </fieldset>
  );
}
