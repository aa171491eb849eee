import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { StepView } from '../contract.ts';

interface StepItemProps {
  step: StepView;
  number: number;
  /** The first that is not done: its button leads on. */
  isNext: boolean;
}

export function StepItem({ step, number, isNext }: StepItemProps) {
  const { title, hint, open, action, times, count, doneAt, proof } = step;
  return (
    <li className="flex gap-4 p-4 sm:p-5">
      <span
        aria-hidden
        className={`grid size-9 shrink-0 place-items-center rounded-full font-semibold ${doneAt ? 'bg-bamboo text-on-bamboo' : isNext ? 'bg-bamboo-soft text-bamboo-deep' : 'bg-sunken text-muted'}`}
      >
        {doneAt ? <Check strokeWidth={3} className="size-5" /> : number}
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2">
        <h3 dir="auto" className="text-xl wrap-anywhere">
          {title}
          {doneAt && <span className="sr-only"> (done)</span>}
        </h3>
        {hint && !doneAt && (
          <p dir="auto" className="max-w-prose text-muted wrap-anywhere">
            {hint}
          </p>
        )}
        {!doneAt && times > 1 && (
          <p className="font-medium">
            {count} of {times} so far
          </p>
        )}
        {doneAt ? (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
            {proof.map(({ title: of, href, at }, index) => (
              <li key={index} className="flex flex-wrap gap-x-2">
                {href ? (
                  <span className="max-w-full truncate">
                    <Link to={href}>
                      <bdi>{of}</bdi>
                    </Link>
                  </span>
                ) : (
                  <bdi className="max-w-full truncate">{of}</bdi>
                )}
                <span className="text-muted">
                  <Time value={at} />
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-1">
            <Button asChild size="sm" variant={isNext ? 'primary' : 'secondary'}>
              <Link to={open}>
                {action} <ArrowRight aria-hidden />
              </Link>
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}
