import { Link, useSearchParams } from 'react-router';
import { cn } from '#kit/ui/cn.ts';
import type { Facet } from '../contract.ts';
import { toggled, valuesOf } from '../filter-in-address.ts';

/** By what the people found can be narrowed down; what is chosen stays, to be taken out again. */
export function FacetList({ facets }: { facets: readonly Facet[] }) {
  const [search] = useSearchParams();
  return (
    <div className="grid gap-5">
      {facets.map(({ id, title, values }) => {
        const chosen = valuesOf(search, id);
        const all = [
          ...values,
          ...chosen
            .filter((value) => !values.some((one) => one.value === value))
            .map((value) => ({ value, label: value, count: 0 })),
        ];
        if (all.length === 0) return null;
        return (
          <nav key={id} aria-label={title} className="grid gap-2">
            <h2 className="text-sm font-semibold">{title}</h2>
            <ul className="flex flex-wrap gap-1.5">
              {all.map(({ value, label, count }) => {
                const isChosen = chosen.includes(value);
                return (
                  <li key={value} className="max-w-full">
                    <Link
                      to={toggled(search, id, value)}
                      replace
                      preventScrollReset
                      rel="nofollow"
                      aria-current={isChosen ? 'true' : undefined}
                      className={cn(
                        'inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border-[1.5px] px-3.5 text-sm font-medium no-underline',
                        isChosen
                          ? 'border-bamboo bg-bamboo-soft text-ink'
                          : 'border-line bg-surface text-muted hover:border-edge hover:text-ink',
                      )}
                    >
                      <bdi className="truncate">{label}</bdi>
                      <span className="tabular-nums">{count}</span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </nav>
        );
      })}
    </div>
  );
}
