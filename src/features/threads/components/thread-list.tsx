import { useQueryClient } from '@tanstack/react-query';
import BellOff from 'lucide-react/icons/bell-off';
import Globe from 'lucide-react/icons/globe';
import { Link } from 'react-router';
import { isBelow } from '#kit/contract/query-key.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { cn } from '#kit/ui/cn.ts';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { plainLine } from '#tools/run/plain-line.ts';
import { listThreads, type ListedThread } from '../contract.ts';

/** One's threads, those with news first; kept current by events from the server. */
export function useOwnThreads({ shelf, enabled = true }: { shelf?: 'shared'; enabled?: boolean } = {}) {
  const client = useQueryClient();
  useOwnChannel(({ type }) => {
    if (type === 'threads.changed' || type === 'back')
      void client.invalidateQueries({ predicate: isBelow(listThreads.path) });
  });
  return usePages(listThreads, shelf ? { shelf } : {}, { enabled });
}

interface ThreadListProps {
  list: ReturnType<typeof useOwnThreads>;
  current?: string;
  className?: string;
}

export function ThreadList({ list, current, className }: ThreadListProps) {
  if (list.error) return <p role="alert">{wordsOf(list.error)}</p>;
  if (!list.items)
    return (
      <div aria-busy className={cn('grid content-start gap-2', className)}>
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} className="h-16" />
        ))}
      </div>
    );
  return (
    <div className={className}>
      <ul aria-label="Your threads" className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {list.items.map((thread) => (
          <li key={thread.id}>
            <ThreadLine thread={thread} isCurrent={thread.id === current} />
          </li>
        ))}
      </ul>
      <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
    </div>
  );
}

interface ThreadLineProps {
  thread: ListedThread;
  isCurrent?: boolean;
  /** Where it leads, if not to the thread itself. */
  to?: string;
}

export function ThreadLine({ thread, isCurrent = false, to }: ThreadLineProps) {
  const { id, title, mentions, last, lastMessageAt, follow, visibility } = thread;
  // What comes while one reads is read.
  const unread = isCurrent ? 0 : thread.unread;
  const isMuted = follow === 'muted';
  const count = unread >= 100 ? '99+' : String(unread);
  return (
    <Link
      to={to ?? href('/threads/:id', { id })}
      aria-current={isCurrent ? 'page' : undefined}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5 rounded-lg px-3 py-2.5 text-ink no-underline hover:bg-sunken aria-[current=page]:bg-leaf"
    >
      <span className="flex items-center gap-2">
        <span
          dir="auto"
          className={cn('min-w-0 flex-1 truncate', unread > 0 && !isMuted ? 'font-bold' : 'font-medium')}
        >
          {title}
        </span>
        {visibility === 'public' && <Globe aria-label="Public" className="size-3.5 shrink-0 text-muted" />}
        {isMuted && <BellOff aria-label="Muted" className="size-3.5 shrink-0 text-muted" />}
        {unread > 0 && (
          <span
            className={cn(
              'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full px-1.5 text-xs font-bold tabular-nums',
              isMuted
                ? 'bg-sunken text-muted'
                : mentions > 0
                  ? 'bg-danger text-on-danger'
                  : 'bg-bamboo text-on-bamboo',
            )}
          >
            {mentions > 0 && <span aria-hidden>@&nbsp;</span>}
            {count}
            <span className="sr-only"> unread{mentions > 0 && `, ${mentions} to you`}</span>
          </span>
        )}
      </span>
      <span className="flex gap-2 text-sm text-muted">
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {last ? `${last.by ?? 'Someone'}: ${plainLine(last.text) || 'a file'}` : 'No messages yet'}
        </span>
        <Time value={lastMessageAt} className="shrink-0" />
      </span>
    </Link>
  );
}
