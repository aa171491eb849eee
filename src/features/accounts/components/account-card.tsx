import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { confirmMethods, type CurrentUser } from '../contract.ts';
import { signOut, signOutFully } from './sign-out.ts';

const walletWords = {
  connected: 'Wallet connected',
  custodial: 'Wallet kept by Frenly',
  none: 'No wallet',
};

/** Who you are here. The dashboard is the page around it, so there is no button to it. */
export function AccountCard({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const { data: ways } = useQuery(query(confirmMethods));
  return (
    <Card padding="lg" className="grid gap-6">
      <div className="grid gap-4">
        <Avatar name={user.name} src={user.profilePicture} size="xl" />
        <div className="grid gap-0.5">
          <h2 className="text-2xl wrap-anywhere">{user.name}</h2>
          <p className="text-muted wrap-anywhere">{user.handle ? `@${user.handle}` : user.email}</p>
        </div>
        <div className="grid gap-2">
          <p className="flex flex-wrap items-center gap-3">
            <Badge tone={user.isPanda ? 'leaf' : 'neutral'}>{user.isPanda ? 'Panda Member' : 'Guest'}</Badge>
            {user.pandaCount > 0 && (
              <span>
                {user.pandaCount} {user.pandaCount === 1 ? 'panda' : 'pandas'}
              </span>
            )}
          </p>
          <p className="text-muted">{walletWords[user.walletType]}</p>
        </div>
      </div>
      <div className="grid gap-3">
        {!user.isPanda && search.get('dev') === 'true' && (
          <Button asChild>
            <Link to={href('/panda-purchase')}>Buy Pandas</Link>
          </Button>
        )}
        <Button variant="secondary" onClick={() => void signOut(client)}>
          Sign Out
        </Button>
        {ways?.google && (
          <Button variant="ghost" size="sm" onClick={() => void signOutFully(client)}>
            Sign out of Google, too
          </Button>
        )}
      </div>
    </Card>
  );
}
