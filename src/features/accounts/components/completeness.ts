import type { Profile } from '#features/settings/contract.ts';
import { href } from '#kit/href.ts';
import type { CurrentUser } from '#kit/auth/contract.ts';

interface Part {
  label: string;
  done: boolean;
  /** Where it is done. */
  to: string;
}

/** What belongs to an identity that others can recognise, and which of it is there. */
export function identityParts(user: Pick<CurrentUser, 'emailVerified'>, profile: Profile): Part[] {
  const edit = href('/settings', { tab: 'profile' });
  return [
    { label: 'Choose a handle', done: profile.handle !== null, to: edit },
    { label: 'Add a picture', done: profile.picture !== null, to: edit },
    { label: 'Add a short bio', done: profile.about !== '', to: edit },
    { label: 'Confirm your e-mail', done: user.emailVerified, to: href('/verify-email') },
  ];
}

export function percentDone(parts: readonly Pick<Part, 'done'>[]): number {
  return Math.round((100 * parts.filter(({ done }) => done).length) / parts.length);
}
