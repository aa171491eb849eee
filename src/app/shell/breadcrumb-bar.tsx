import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { Crumb } from '../breadcrumbs.ts';

export function BreadcrumbBar({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="mx-auto max-w-6xl px-4 pt-4 sm:px-6">
      <ol className="flex flex-wrap items-center gap-1 text-sm text-muted">
        {crumbs.map(({ label, fullLabel, href }, index) => (
          <li key={fullLabel} className="flex items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5" />}
            {href ? (
              <Link
                to={href}
                title={label === fullLabel ? undefined : fullLabel}
                className="hover:text-ink hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span
                title={label === fullLabel ? undefined : fullLabel}
                aria-current={index === crumbs.length - 1 ? 'page' : undefined}
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
