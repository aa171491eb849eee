/** What an admin may not do to an account, and why, in words for that admin. */
import type { Role } from './users-contract.ts';

interface Target {
  id: string;
  role: Role;
  emailVerified: boolean;
  suspendedAt: Date | null;
}

/** `otherAdmins`: how many can look after the site without this one. */
export function whyNotRole(target: Target, role: Role, otherAdmins: number): string | null {
  if (target.role === role) return 'They already have that role.';
  if (target.role === 'admin')
    return otherAdmins === 0 ? 'This is the only admin. Make someone else an admin first.' : null;
  if (role === 'member') return null;
  if (target.suspendedAt) return 'They are suspended. Unsuspend them first.';
  if (!target.emailVerified) return 'Their e-mail address is not confirmed yet.';
  return null;
}

export function whyNotSuspend(target: Target, callerId: string, otherAdmins: number): string | null {
  if (target.suspendedAt) return 'They’re already suspended.';
  if (target.id === callerId) return 'You cannot suspend yourself.';
  if (target.role === 'admin' && otherAdmins === 0)
    return 'This is the only admin. Make someone else an admin first.';
  return null;
}
