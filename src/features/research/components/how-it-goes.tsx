import type { ReactNode } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { Panda } from '#kit/ui/panda/panda.tsx';

const steps = [
  ['Ask', 'Your question becomes a plan.'],
  ['Edit the plan', 'Edit, add, remove and reorder its points.'],
  ['Read', 'We search each point and read the best pages. You can leave the page.'],
  ['Report', 'A report with sources, and where they contradict each other.'],
] as const;

/** What happens, and where one is in it. */
export function HowItGoes({ current, children }: { current: number; children: ReactNode }) {
  return (
    <div className="grid gap-6 rounded-card bg-sunken p-6 sm:p-8">
      <div className="flex items-end gap-4">
        <Panda mood="idle" size={84} />
        <p className="text-lg font-medium">Always quoted.</p>
      </div>
      <ol className="grid gap-2.5">
        {steps.map(([title, does], at) => (
          <li key={title} aria-current={at === current ? 'step' : undefined} className="flex gap-3">
            <span
              aria-hidden
              className={cn(
                'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full text-sm font-semibold',
                at === current ? 'bg-bamboo text-on-bamboo' : 'bg-surface text-bamboo-deep',
              )}
            >
              {at + 1}
            </span>
            <span>
              <span className="font-medium">{title}.</span> <span className="text-muted">{does}</span>
            </span>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
