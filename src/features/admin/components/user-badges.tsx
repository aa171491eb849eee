import { Badge } from '#kit/ui/badge.tsx';
import type { UserItem } from '../users-contract.ts';

/** What sets an account apart; most have nothing to show. */
export function UserBadges({ user }: { user: Pick<UserItem, 'role' | 'suspendedAt' | 'emailVerified'> }) {
  return (
    <>
      {user.role === 'admin' && <Badge tone="accent">Admin</Badge>}
      {user.role === 'steward' && <Badge tone="leaf">Steward</Badge>}
      {user.suspendedAt && <Badge tone="danger">Suspended</Badge>}
      {!user.emailVerified && <Badge tone="honey">Not confirmed</Badge>}
    </>
  );
}
