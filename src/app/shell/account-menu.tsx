import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { signOut } from '#features/accounts/components/sign-out.ts';
import type { CurrentUser } from '#features/accounts/contract.ts';
import { accountMenu, adminLink, buyPandasLink, isDev } from '../navigation.ts';
import { Disclosure } from './disclosure.tsx';
import { MenuLinks } from './header.tsx';

/** The account card: who you are here, and the few places that belong to you. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const links = [
    ...accountMenu,
    ...(user.isAdmin ? [adminLink] : []),
    ...(!user.isPanda && isDev(search) ? [buyPandasLink] : []),
  ];
  return (
    <Disclosure
      label={
        <Avatar name={user.name} src={user.profilePicture} size="sm" title={`Account of ${user.name}`} />
      }
      buttonClassName="grid size-11 place-items-center rounded-full"
      panelClassName="absolute top-full right-0 z-50 mt-1 w-72 rounded-card border border-line bg-surface p-2 shadow-raised animate-rise-in"
    >
      <div className="grid gap-2 px-3 pt-3 pb-2">
        <p className="truncate font-semibold">{user.name}</p>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={user.isPanda ? 'leaf' : 'neutral'}>{user.isPanda ? 'Panda Member' : 'Guest'}</Badge>
          {user.pandaCount > 0 && (
            <span className="text-sm text-muted">
              {user.pandaCount === 1 ? '1 panda' : `${user.pandaCount} pandas`}
            </span>
          )}
        </p>
        <p className="text-sm text-muted">{walletWords[user.walletType]}</p>
      </div>
      <MenuLinks links={links} />
      <button
        type="button"
        className="flex min-h-10 w-full items-center rounded-md px-3 py-2 text-left hover:bg-sunken"
        onClick={() => void signOut(client)}
      >
        Sign Out
      </button>
    </Disclosure>
  );
}

const walletWords = {
  connected: 'Wallet connected',
  custodial: 'Wallet kept by Frenly',
  none: 'No wallet',
};
