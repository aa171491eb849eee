import { useQuery } from '@tanstack/react-query';
import { href } from '#kit/href.ts';
import { Link } from 'react-router';
import { listNotifications, markAllRead, markRead } from '#features/notifications/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';

const mostShown = 5;

/** The newest notifications; opening one marks it as read. */
export function NewsList() {
  const { data, error, refetch } = useQuery(query(listNotifications, { query: {} }));
  const readAll = useCall(markAllRead, { refreshes: [listNotifications] });
  const read = useCall(markRead, { refreshes: [listNotifications] });
  return (
    <Section
      title="Notifications"
      actions={
        data && data.unread > 0 ? (
          <Button variant="ghost" size="sm" pending={readAll.isPending} onClick={() => readAll.mutate()}>
            Mark all as read
          </Button>
        ) : undefined
      }
    >
      {error && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {wordsOf(error)}
        </Notice>
      )}
      {!error && !data && <Skeleton className="h-24 rounded-card" />}
      {data?.items.length === 0 && (
        <EmptyState
          action={
            <Button asChild variant="secondary">
              <Link to={href('/settings', { tab: 'notifications' })}>Notification settings</Link>
            </Button>
          }
        >
          No notifications yet.
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className="border-t border-line">
          {data.items.slice(0, mostShown).map((item) => (
            <li key={item.id} className="relative flex gap-3.5 border-b border-line py-4 hover:bg-sunken">
              <span
                role={item.read ? undefined : 'img'}
                aria-label={item.read ? undefined : 'New'}
                className={`mt-2 size-2.5 shrink-0 rounded-full ${item.read ? '' : 'bg-bamboo'}`}
              />
              <div className="grid min-w-0 gap-0.5">
                <Link
                  to={item.path}
                  className="font-semibold after:absolute after:inset-0 hover:underline"
                  onClick={() => !item.read && read.mutate({ params: { id: item.id } })}
                >
                  {item.title}
                </Link>
                <p className="text-muted">{item.text}</p>
                <Time value={item.createdAt} className="text-sm text-muted" />
              </div>
            </li>
          ))}
        </ul>
      )}
      {data && data.items.length > mostShown && (
        <Link to={href('/notifications')} className="mt-3 inline-block">
          All notifications
        </Link>
      )}
    </Section>
  );
}
