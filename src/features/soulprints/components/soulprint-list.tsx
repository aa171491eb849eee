import { cn } from '#kit/ui/cn.ts';
import type { Lit } from './use-lit.ts';

interface SoulprintListProps {
  facets: readonly { label: string; weight: number }[];
  lighting: Lit;
}

/** The words of the picture's leaves. Each is a button that lights its leaf, so no pointer is needed to find it. */
export function SoulprintList({ facets, lighting: { lit, chosen, pointers, keys } }: SoulprintListProps) {
  return (
    <ol aria-label="What they’re about" className="grid gap-1 text-2xl">
      {facets.map(({ label, weight }, index) => (
        <li key={label}>
          <button
            type="button"
            aria-pressed={label === chosen}
            className={cn(
              'flex min-h-11 w-full cursor-pointer items-baseline gap-3 rounded-lg py-1 text-start wrap-anywhere',
              weight === 3 && 'font-semibold',
              label === lit && 'bg-sunken text-bamboo-deep',
            )}
            {...pointers(label)}
            {...keys(label)}
          >
            <span aria-hidden className="w-6 shrink-0 text-end text-base font-normal text-muted tabular-nums">
              {index + 1}
            </span>
            <span dir="auto" className="min-w-0">
              {label}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
