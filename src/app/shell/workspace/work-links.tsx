import { Link } from 'react-router';
import { Spinner } from '#kit/ui/spinner.tsx';
import type { OwnWork } from '#tools/follow/own-work.ts';
import { isOpen } from '#tools/run/run.ts';

interface WorkLinksProps {
  work: readonly OwnWork[];
  /** The run on the page. */
  current: string | undefined;
  /** The page that they are opened in, where it is not that of their tool: a tool may have two views. */
  at?: string;
}

export function WorkLinks({ work, current, at }: WorkLinksProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)]">
      {work.map(({ id, runs, title, toolTitle, state, href }) => {
        const isCurrent = current !== undefined && runs.includes(current);
        const label = (
          <>
            {isOpen(state) && <Spinner className="size-3.5 shrink-0 text-bamboo" />}
            <span dir="auto" className="truncate">
              {title}
            </span>
          </>
        );
        const look = 'flex min-h-9 items-center gap-2 rounded-md px-3 py-1';
        return (
          <li key={id}>
            {href ? (
              <Link
                to={at ? `${at}?run=${id}` : href}
                title={`${title} (${toolTitle})`}
                aria-current={isCurrent || undefined}
                className={`${look} hover:bg-sunken aria-[current]:bg-bamboo-soft`}
              >
                {label}
              </Link>
            ) : (
              <span className={look}>{label}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
