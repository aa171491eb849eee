import { Link, useSearchParams } from 'react-router';
import { cn } from './cn.ts';

interface Option<Value extends string> {
  /** Undefined is the option that filters nothing. */
  value: Value | undefined;
  label: string;
  count?: number;
}

interface FilterLinksProps<Value extends string> {
  label: string;
  /** Where in the address the choice stands. */
  param: string;
  value: Value | undefined;
  options: readonly Option<Value>[];
}

/** One of a few filters, kept in the address, so that it can be linked to and gone back from. */
export function FilterLinks<Value extends string>({ label, param, value, options }: FilterLinksProps<Value>) {
  const [search] = useSearchParams();
  const to = (next: Value | undefined) => {
    const params = new URLSearchParams(search);
    if (next === undefined) params.delete(param);
    else params.set(param, next);
    // Another filter begins at its first page.
    params.delete('before');
    return `?${params}`;
  };
  return (
    <nav aria-label={label} className="-mx-1 max-w-[calc(100%+0.5rem)] overflow-x-auto px-1 py-1">
      <ul className="flex w-max gap-1.5 md:w-auto md:flex-wrap">
        {options.map((option) => (
          <li key={option.label}>
            <Link
              to={to(option.value)}
              replace
              preventScrollReset
              aria-current={option.value === value ? 'true' : undefined}
              className={cn(
                'inline-flex h-9 items-center gap-2 rounded-full border-[1.5px] px-4 text-sm font-medium whitespace-nowrap',
                option.value === value
                  ? 'border-bamboo bg-bamboo-soft text-ink'
                  : 'border-line bg-surface text-muted hover:border-edge hover:text-ink',
              )}
            >
              {option.label}
              {option.count !== undefined && <span className="tabular-nums">{option.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The filter in the address, where it is one that exists. */
export function useFilter<Value extends string>(param: string, known: readonly Value[]): Value | undefined {
  const [search] = useSearchParams();
  return known.find((value) => value === search.get(param));
}
