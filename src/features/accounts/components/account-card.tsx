import { Link, useSearchParams } from 'react-router';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import type { CurrentUser } from '#kit/auth/contract.ts';
import { MemberStatus } from './member-status.tsx';
import PlanBadge from './plan-badge.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Who you are here. The dashboard is the page around it, so there is no button to it. */
export function AccountCard({ user }: { user: CurrentUser }) {
  const [search] = useSearchParams();
  const { signOut, signOutFully } = useSignOut();
  return (
    <Card padding="lg" className="grid gap-6">
      <div className="grid gap-4">
        <Avatar name={user.name} src={user.profilePicture} size="xl" />
        <div className="grid gap-0.5">
          <h2 className="text-2xl wrap-anywhere">{user.name}</h2>
          <p className="text-muted wrap-anywhere">{user.handle ? `@${user.handle}` : user.email}</p>
        </div>
        <MemberStatus user={user} plan={<PlanBadge />} />
      </div>
      <div className="grid gap-3">
        {!user.isPanda && search.get('dev') === 'true' && (
          <Button asChild>
            <Link to={href('/panda-purchase')}>Buy Pandas</Link>
          </Button>
        )}
        <Button variant="secondary" onClick={signOut}>
          Sign Out
        </Button>
        {signOutFully && (
          <Button variant="ghost" size="sm" onClick={signOutFully}>
            Sign Out of Google too
          </Button>
        )}
      </div>
    </Card>
  );
}
