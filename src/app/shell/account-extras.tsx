import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ThemeSwitch } from '#features/accounts/components/theme-switch.tsx';
import { listNotifications } from '#features/notifications/contract.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';

/** What the account menu asks the server for once it is opened. */
export default function AccountExtras() {
  const { data } = useQuery(query(listNotifications, { query: {} }));
  const unread = data?.unread ?? 0;
  return (
    <>
      <Link
        to={href('/settings', { tab: 'notifications' })}
        className="flex min-h-10 items-center justify-between gap-3 rounded-md px-3 py-2 hover:bg-sunken"
      >
        Notifications
        {unread > 0 && <Badge tone="leaf">{unread} new</Badge>}
      </Link>
      <ThemeSwitch className="mx-3 my-2" />
    </>
  );
}
