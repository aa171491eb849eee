import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { Crumb } from '../breadcrumbs.ts';

export function BreadcrumbBar({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="min-w-0">
      <ol className="flex flex-wrap items-center gap-1 text-sm text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.fullLabel} className="flex items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5" />}
            {crumb.href ? (
              <Link to={crumb.href} title={titleOf(crumb)} className="hover:text-ink hover:underline">
                <Label {...crumb} />
              </Link>
            ) : (
              <span title={titleOf(crumb)} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                <Label {...crumb} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const titleOf = ({ label, fullLabel }: Crumb) => (label === fullLabel ? undefined : fullLabel);

/** Cut for the eye alone: whoever listens hears all of it. */
function Label({ label, fullLabel }: Crumb) {
  if (label === fullLabel) return label;
  return (
    <>
      <span aria-hidden>{label}</span>
      <span className="sr-only">{fullLabel}</span>
    </>
  );
}
