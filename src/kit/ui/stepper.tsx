import Check from 'lucide-react/icons/check';
import { cn } from './cn.ts';

interface StepperProps {
  /** What the steps lead to. */
  label: string;
  steps: readonly string[];
  /** Index of the step one is at; as many as there are steps means all done. */
  current: number;
  /** Those that were passed over, by index: nothing says that they are done. */
  passed?: readonly number[];
  className?: string;
}

export function Stepper({ label, steps, current, passed = [], className }: StepperProps) {
  return (
    <ol aria-label={label} className={cn('flex flex-col gap-3 sm:flex-row sm:gap-4', className)}>
      {steps.map((step, index) => {
        const done = index < current && !passed.includes(index);
        const here = index === current;
        return (
          <li
            key={step}
            aria-current={here ? 'step' : undefined}
            className={cn(
              'flex flex-1 items-center gap-3 sm:flex-col sm:items-start sm:border-t-4 sm:pt-3',
              done || here ? 'border-bamboo' : 'border-line',
            )}
          >
            <span
              className={cn(
                'grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold',
                done && 'bg-bamboo text-on-bamboo',
                here && 'bg-bamboo-soft text-bamboo-deep',
                !done && !here && 'bg-sunken text-muted',
              )}
            >
              {done ? <Check aria-hidden strokeWidth={3} className="size-4" /> : index + 1}
            </span>
            <span className={here ? 'font-semibold' : 'text-muted'}>
              {step}
              {done && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
