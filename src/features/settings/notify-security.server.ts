import type { BusTransaction } from '#kit/events/bus.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { Services } from '#kit/services.server.ts';

const path = '/settings?tab=security';

const changes = {
  password: {
    title: 'Your password was changed',
    text: 'Your password was changed, and you were signed out everywhere else.',
  },
  email: {
    title: 'Your e-mail address was changed',
    text: 'Your account now uses a different address. We no longer send e-mail to this one.',
  },
  'two-factor-on': {
    title: 'Two-factor sign-in is on',
    text: 'Signing in now also requires a code from your authenticator app.',
  },
  'two-factor-off': {
    title: 'Two-factor sign-in is off',
    text: 'You can now sign in with just your password.',
  },
  'backup-codes': {
    title: 'New backup codes were created',
    text: 'Your account has new backup codes for signing in. The old ones no longer work.',
  },
  'passkey-added': { title: 'A passkey was added', text: 'You can now sign in with a new passkey.' },
  'passkey-removed': {
    title: 'A passkey was removed',
    text: 'You can no longer sign in with one of your passkeys.',
  },
  'key-made': { title: 'An API key was created', text: 'A new API key can act on behalf of your account.' },
} as const;

/** Says in the product and by mail that the locks of an account changed. */
export function notifySecurityChange(
  tx: BusTransaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  ownerId: string,
  change: keyof typeof changes,
) {
  return notify(tx, services, { ownerId, kind: 'security.changed', data: { ...changes[change], path } });
}
