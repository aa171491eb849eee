import SquarePen from 'lucide-react/icons/square-pen';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ThreadList, useOwnThreads } from './thread-list.tsx';

/** Beside an open thread: the others. */
export function ThreadSidebar({ current }: { current: string }) {
  const list = useOwnThreads();
  return (
    <nav
      aria-label="Threads"
      className="flex h-[calc(100dvh-10.5rem-var(--offline-line,0px))] min-h-112 flex-col gap-2 border-r border-line pr-3 max-lg:hidden"
    >
      <div className="flex items-center justify-between gap-2 pb-1">
        <Link to={href('/threads')} className="px-3 font-semibold text-ink no-underline hover:underline">
          All threads
        </Link>
        <Button asChild size="icon-sm" variant="ghost">
          <Link to={href('/threads/new')} aria-label="New thread" title="New thread">
            <SquarePen aria-hidden />
          </Link>
        </Button>
      </div>
      <ThreadList list={list} current={current} className="min-h-0 flex-1 overflow-y-auto" />
    </nav>
  );
}
