import { Link, useSearchParams } from 'react-router';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { UserItem } from '../users-contract.ts';
import { UserBadges } from './user-badges.tsx';

/** One person in the list; the whole row opens their account. */
export function UserRow({ user }: { user: UserItem }) {
  const [search] = useSearchParams();
  const to = new URLSearchParams(search);
  to.set('user', user.id);
  return (
    <div className="relative grid items-center gap-x-5 gap-y-1.5 px-4 py-3.5 hover:bg-sunken sm:px-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(14rem,0.8fr)]">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={user.name} src={user.image} />
        <div className="grid min-w-0">
          <Link
            to={`?${to}`}
            preventScrollReset
            className="truncate font-medium after:absolute after:inset-0"
          >
            {user.name}
          </Link>
          <span className="truncate text-sm text-muted">{user.handle ? `@${user.handle}` : 'No handle'}</span>
        </div>
      </div>
      <span className="truncate text-sm text-muted max-md:pl-13">{user.email}</span>
      <div className="flex flex-wrap items-center gap-2 text-sm text-muted max-md:pl-13 md:justify-end">
        <UserBadges user={user} />
        <Time value={user.createdAt} />
      </div>
    </div>
  );
}
