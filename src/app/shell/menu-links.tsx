import { Link } from 'react-router';
import type { NavLink } from '../navigation.ts';

export function MenuLinks({ links }: { links: readonly NavLink[] }) {
  return (
    <ul className="grid">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-10 items-center rounded-md px-3 py-2 hover:bg-sunken">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
