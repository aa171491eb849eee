import { Link } from 'react-router';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Button } from '#kit/ui/button.tsx';
import type { CurrentUser } from '#kit/auth/contract.ts';
import { useSignOut } from './use-sign-out.ts';

/** In place of a form that someone who is signed in does not need. */
export function AlreadySignedIn({ user, goOn }: { user: CurrentUser; goOn: string }) {
  const { signOut } = useSignOut({ ready: false });
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-4">
        <Avatar name={user.name} src={user.profilePicture} size="lg" />
        <div className="min-w-0">
          <p className="truncate text-lg font-semibold">{user.name}</p>
          <p className="truncate text-muted">{user.email}</p>
        </div>
      </div>
      <div className="grid gap-3">
        <Button asChild size="lg">
          <Link to={goOn}>Continue as {user.name}</Link>
        </Button>
        <Button variant="secondary" onClick={signOut}>
          Sign out and use another account
        </Button>
      </div>
    </div>
  );
}
