import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { GiveForm } from './give-form.tsx';
import { userDetail, type UserDetail } from '../users-contract.ts';
import { OwnedBusinesses } from './owned-businesses.tsx';
import { RecentAudit } from './recent-audit.tsx';
import { UserActions } from './user-actions.tsx';
import { UserBadges } from './user-badges.tsx';
import { UserFacts } from './user-facts.tsx';

interface UserDialogProps {
  id: string;
  onClose: () => void;
}

export function UserDialog({ id, onClose }: UserDialogProps) {
  const { data: user, error, refetch, isFetching } = useQuery(query(userDetail, { params: { id } }));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width="lg" title={user?.name ?? 'Account'} hideTitle={Boolean(user)}>
        {error ? (
          <ErrorState
            level={3}
            title="This account did not load"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {wordsOf(error)}
          </ErrorState>
        ) : user ? (
          <Account user={user} />
        ) : (
          <div aria-busy className="grid gap-4">
            <Skeleton className="h-14 w-64" />
            <Skeleton className="h-40" />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Account({ user }: { user: UserDetail }) {
  return (
    <div className="grid gap-6">
      <header className="flex items-center gap-4 pr-10">
        <Avatar name={user.name} src={user.image} size="lg" />
        <div className="grid min-w-0 gap-1">
          {/* The dialog's own title says it to screen readers. */}
          <p aria-hidden className="font-display text-2xl font-bold tracking-tight wrap-anywhere">
            {user.name}
          </p>
          <div className="flex flex-wrap items-center gap-2 text-muted">
            {user.handle && <span className="wrap-anywhere">@{user.handle}</span>}
            <UserBadges user={user} />
          </div>
        </div>
      </header>
      <UserActions user={user} />
      <UserFacts user={user} />
      {user.suspendedAt && <OwnedBusinesses id={user.id} name={user.name} />}
      <GiveForm id={user.id} name={user.name} />
      <section aria-labelledby="user-history" className="grid gap-3">
        <h3 id="user-history">Admin activity</h3>
        <RecentAudit subject={user.id} limit={5} empty="No admin has changed anything about this account." />
      </section>
    </div>
  );
}
