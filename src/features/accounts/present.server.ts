import type { CallerUser } from '#kit/auth/caller.server.ts';
import type { CurrentUser } from './contract.ts';

export function presentCurrentUser(user: CallerUser): CurrentUser {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    profilePicture: user.image,
    isPanda: user.pandaCount > 0,
    pandaCount: user.pandaCount,
    walletType: user.walletType,
    handle: user.displayHandle,
    isAdmin: user.role === 'admin',
    emailVerified: user.emailVerified,
    onboarded: user.onboarded,
  };
}
