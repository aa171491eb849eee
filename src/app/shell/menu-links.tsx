import { Link } from 'react-router';
import { cn } from '#kit/ui/cn.ts';
import { Coming } from '#kit/ui/coming.tsx';
import type { OfferedLink } from './use-links-in-scope.ts';

/** What is open stands first; the rest is quiet, and says so. */
export function MenuLinks({ links }: { links: readonly OfferedLink[] }) {
  const isAllComing = links.every(({ isComing }) => isComing);
  const sorted = links.toSorted(
    (one, other) => Number(one.isComing ?? false) - Number(other.isComing ?? false),
  );
  return (
    <ul className="grid">
      {sorted.map(({ label, to, isComing }) => (
        <li key={to}>
          <Link
            to={to}
            className={cn(
              'flex min-h-10 items-center justify-between gap-4 rounded-md px-3 py-2 hover:bg-sunken',
              isComing && 'text-muted',
            )}
          >
            {label}
            {isComing && <Coming className={isAllComing ? 'sr-only' : undefined} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Of a menu; where nothing below it is open yet, it says so once. */
export function MenuTitle({ title, links }: { title: string; links: readonly OfferedLink[] }) {
  return (
    <>
      {title}
      {links.every(({ isComing }) => isComing) && <Coming className="ml-2" />}
    </>
  );
}
