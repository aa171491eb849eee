import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLending } from '#kit/ai/browser/tab/use-lending.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { MemberStatus } from '#features/accounts/components/member-status.tsx';
import { useSignOut } from '#features/accounts/components/use-sign-out.ts';
import type { CurrentUser } from '#kit/auth/contract.ts';
import { listNotifications } from '#features/notifications/contract.ts';
import { query } from '#kit/contract/query.ts';
import { accountLinks, isDev } from '../navigation.ts';
import { Disclosure } from './disclosure.tsx';
import { MenuLinks } from './menu-links.tsx';
import { OptionalPart } from './optional-part.tsx';

const PlanBadge = lazy(() => import('#features/accounts/components/plan-badge.tsx'));
const AccountExtras = lazy(() => import('./account-extras.tsx'));

const row = 'flex min-h-10 w-full items-center rounded-md px-3 py-2 text-left hover:bg-sunken';

/** The account card: who you are here, and the few places that belong to you. */
export default function AccountMenu({ user }: { user: CurrentUser }) {
  const [search] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const { signOut, signOutFully } = useSignOut({ ready: opened });
  // On every page of a member; guests begin on the pages of tools.
  useLending();
  return (
    <Disclosure
      label={<Face user={user} />}
      buttonClassName="grid size-11 place-items-center rounded-full"
      panelClassName="absolute top-full right-0 z-50 mt-1 w-72 rounded-card border border-line bg-surface p-2 shadow-raised animate-rise-in"
      onOpen={() => setOpened(true)}
    >
      <div className="grid gap-2 px-3 pt-3 pb-2">
        <p dir="auto" className="w-fit max-w-full truncate font-semibold">
          {user.name}
        </p>
        <MemberStatus
          user={user}
          plan={
            opened && (
              <OptionalPart>
                <PlanBadge />
              </OptionalPart>
            )
          }
        />
      </div>
      <MenuLinks links={accountLinks({ ...user, dev: isDev(search) })} />
      {opened && (
        <OptionalPart>
          <AccountExtras />
        </OptionalPart>
      )}
      <button type="button" className={row} onClick={signOut}>
        Sign Out
      </button>
      {signOutFully && (
        <button type="button" className={row} onClick={signOutFully}>
          Sign Out of Google too
        </button>
      )}
    </Disclosure>
  );
}

/** The dot is there for those who see it; the name says the same. */
function Face({ user: { name, profilePicture } }: { user: CurrentUser }) {
  const { data, refetch } = useQuery(query(listNotifications, { query: {} }));
  useOwnChannel(({ type }) => void (type === 'notification.new' && refetch()));
  const unread = data?.unread ?? 0;
  const unreadLabel = unread === 1 ? ', 1 unread notification' : `, ${unread} unread notifications`;
  return (
    <span className="relative grid">
      <Avatar
        name={name}
        src={profilePicture}
        size="sm"
        title={`Account of ${name}${unread > 0 ? unreadLabel : ''}`}
      />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute -top-1 -right-1 size-3 rounded-full border-2 border-paper bg-danger"
        />
      )}
    </span>
  );
}
