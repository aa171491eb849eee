import type { CallerUser } from '#kit/auth/caller.server.ts';
import { ownAddressOf } from '#kit/auth/claimed-address.ts';
import type { CurrentUser } from '#kit/auth/contract.ts';

export function presentCurrentUser(user: CallerUser): CurrentUser {
  return {
    id: user.id,
    name: user.name,
    email: ownAddressOf(user),
    profilePicture: user.image,
    isPanda: user.pandaCount > 0,
    pandaCount: user.pandaCount,
    walletType: user.walletType,
    handle: user.displayHandle,
    isAdmin: user.role === 'admin',
    emailVerified: user.emailVerified,
    onboarded: user.onboarded,
    welcomed: user.welcomed,
  };
}
