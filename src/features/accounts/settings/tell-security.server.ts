import type { BusTransaction } from '#kit/events/bus.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { Services } from '#kit/services.server.ts';

const path = '/settings?tab=security';

const changes = {
  password: {
    title: 'Your password was changed',
    text: 'Your account has a new password. Everywhere else you were signed out.',
  },
  email: {
    title: 'Your e-mail address was changed',
    text: 'Your account now uses another address. E-mail no longer goes to this one.',
  },
  'two-factor-on': {
    title: 'Two-factor sign-in is on',
    text: 'From now on signing in also asks for a code from your authenticator app.',
  },
  'two-factor-off': {
    title: 'Two-factor sign-in is off',
    text: 'From now on your password alone opens your account.',
  },
  'backup-codes': {
    title: 'New backup codes were made',
    text: 'Your account has new backup codes for signing in. The old ones no longer work.',
  },
  'passkey-added': { title: 'A passkey was added', text: 'A new passkey can open your account.' },
  'passkey-removed': {
    title: 'A passkey was removed',
    text: 'One of your passkeys no longer opens your account.',
  },
  'key-made': { title: 'An API key was made', text: 'A new API key can act for your account.' },
} as const;

/** Says in the product and by mail that the locks of an account changed. */
export function tellSecurity(
  tx: BusTransaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  ownerId: string,
  change: keyof typeof changes,
) {
  return notify(tx, services, { ownerId, kind: 'security.changed', data: { ...changes[change], path } });
}
