import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { listNotifications, markAllRead, markRead, type Notification } from '../contract.ts';
import { call } from '#kit/contract/call.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import type { OutputOf } from '#kit/contract/endpoint.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Time } from '#kit/ui/time.tsx';
import { Failure } from '#kit/contract/failure.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

export function NotificationsPanel({ title = 'Notifications' }: { title?: string }) {
  const client = useQueryClient();
  useOwnChannel(({ type }) => {
    if (type === 'joined' || type.startsWith('notification.'))
      void client.invalidateQueries({ queryKey: keyOf(listNotifications) });
  });
  const pages = useNotifications();
  const all = useCall(markAllRead, { refreshes: [listNotifications] });
  const one = useCall(markRead, { refreshes: [listNotifications] });
  const unread = pages.data?.unread ?? 0;
  return (
    <Panel
      title={title}
      lede={pages.data && pages.data.items.length > 0 ? unreadWords(unread) : undefined}
      aside={
        unread > 0 && (
          <Button variant="secondary" size="sm" pending={all.isPending} onClick={() => all.mutate()}>
            Mark all as read
          </Button>
        )
      }
    >
      <Loaded query={pages}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState>No notifications yet. Choose below what you want to hear about.</EmptyState>
          ) : (
            <ul aria-label="Notifications" className="-mx-3 grid gap-1">
              {items.map((notification) => (
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  onRead={() => one.mutate({ params: { id: notification.id } })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore
        hasMore={pages.hasNextPage}
        pending={pages.isFetchingNextPage}
        onLoadMore={() => void pages.fetchNextPage()}
        className="pb-0"
      />
      <Failure error={all.error ?? one.error} />
    </Panel>
  );
}

/** The pages so far as one list. The key begins as the endpoint's other queries do, so that it is refreshed with them. */
function useNotifications() {
  const client = useQueryClient();
  const key = keyOf(listNotifications);
  return useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // The first page comes with the document.
    initialData() {
      const first = client.getQueryData<OutputOf<typeof listNotifications>>(key);
      return first && { pages: [first], pageParams: [null] };
    },
    initialDataUpdatedAt: () => client.getQueryState(key)?.dataUpdatedAt,
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items), unread: pages[0]?.unread ?? 0 }),
  });
}

function NotificationRow({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const { title, text, path, createdAt, read } = notification;
  return (
    <li className="relative flex gap-3 rounded-lg p-3 transition-colors duration-150 hover:bg-sunken">
      <span
        className={cn('mt-2 size-2.5 shrink-0 rounded-full', read ? 'bg-transparent' : 'bg-bamboo')}
        aria-hidden
      />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Link
            to={path}
            onClick={() => !read && onRead()}
            className={cn(
              'wrap-anywhere after:absolute after:inset-0',
              read ? 'font-medium' : 'font-semibold',
            )}
          >
            {title}
            {!read && <span className="sr-only"> (unread)</span>}
          </Link>
          <Time value={createdAt} className="text-sm text-muted" />
        </div>
        <p className="text-muted wrap-anywhere">{text}</p>
      </div>
    </li>
  );
}

function unreadWords(unread: number) {
  if (unread === 0) return 'All caught up.';
  return `${unread} unread.`;
}
