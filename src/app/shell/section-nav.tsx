import { NavLink } from 'react-router';
import type { NavLink as Target } from '../navigation.ts';

/** The pages beside this one, on wide screens. */
export function SectionNav({ links }: { links: Target[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Section" className="mx-auto hidden max-w-6xl px-4 pt-3 sm:px-6 lg:block">
      <ul className="flex gap-1">
        {links.map(({ label, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="inline-flex min-h-10 items-center rounded-full px-4 text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-bamboo-soft aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
