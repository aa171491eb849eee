import { Link } from 'react-router';
import { cn } from '#kit/ui/cn.ts';

interface ToolChoiceProps {
  label: string;
  options: readonly { label: string; to: string; isHere: boolean; count?: number }[];
}

/** Parts of one page, each with an address of its own. */
export function ToolChoice({ label, options }: ToolChoiceProps) {
  return (
    <nav aria-label={label} className="-mx-1 max-w-[calc(100%+0.5rem)] overflow-x-auto px-1 py-1">
      <ul className="flex w-max gap-1.5">
        {options.map(({ label: words, to, isHere, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isHere ? 'page' : undefined}
              className={cn(
                'inline-flex h-9 items-center gap-2 rounded-full border-[1.5px] px-4 text-sm font-medium whitespace-nowrap no-underline',
                isHere
                  ? 'border-bamboo bg-bamboo-soft text-ink'
                  : 'border-line bg-surface text-muted hover:border-edge hover:text-ink',
              )}
            >
              {words}
              {count !== undefined && count > 0 && <span className="tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
