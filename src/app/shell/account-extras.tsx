import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ThemeSwitch } from '#features/accounts/components/theme-switch.tsx';
import { listBusinesses } from '#features/businesses/contract.ts';
import { listNotifications } from '#features/notifications/contract.ts';
import { actAs, useActing } from '#kit/businesses/acting-tab.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';

const row =
  'flex min-h-10 w-full items-center justify-between gap-3 rounded-md px-3 py-2 text-left hover:bg-sunken';

/** Acting for a business, or for oneself again; only for whoever is in one. */
function BusinessSwitch() {
  const { data } = useQuery(query(listBusinesses));
  const acting = useActing();
  if (!data || data.items.length + data.invitations.length === 0) return null;
  return (
    <section aria-label="Act as" className="my-1 grid border-y border-line py-1">
      {acting && (
        <button type="button" className={row} onClick={() => actAs(null)}>
          Yourself
        </button>
      )}
      {data.items.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={row}
          aria-current={acting?.id === id || undefined}
          onClick={() => actAs({ id, name })}
        >
          <span dir="auto" className="min-w-0 truncate">
            {name}
          </span>
          {acting?.id === id ? <Badge tone="leaf">Acting</Badge> : <span className="text-muted">Act as</span>}
        </button>
      ))}
      {data.invitations.length > 0 && (
        <Link to={href('/business/my-businesses')} className={row}>
          Invitations <Badge tone="leaf">{data.invitations.length} new</Badge>
        </Link>
      )}
    </section>
  );
}

/** What the account menu asks the server for once it is opened. */
export default function AccountExtras() {
  const { data } = useQuery(query(listNotifications, { query: {} }));
  const unread = data?.unread ?? 0;
  return (
    <>
      <Link
        to={href('/notifications')}
        className="flex min-h-10 items-center justify-between gap-3 rounded-md px-3 py-2 hover:bg-sunken"
      >
        Notifications
        {unread > 0 && <Badge tone="leaf">{unread} new</Badge>}
      </Link>
      <BusinessSwitch />
      <ThemeSwitch className="mx-3 my-2" />
    </>
  );
}
