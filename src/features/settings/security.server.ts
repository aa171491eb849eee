import { ownAddressOf } from '#kit/auth/claimed-address.ts';
import { implement } from '#kit/http/implement.server.ts';
import { findPendingEmail } from './pending-email.server.ts';
import { findWaysIn } from './queries.server.ts';
import { getSecurity } from './security-contract.ts';

export const securityEndpoints = [
  implement(getSecurity, async (_, { auth, db, caller: { user } }) => {
    const { hasPassword, hasGoogle } = await findWaysIn(db, user.id);
    const pending = await findPendingEmail(db, user.id);
    const codes = user.twoFactorEnabled
      ? (await auth.api.viewBackupCodes({ body: { userId: user.id } })).backupCodes
      : [];
    return {
      email: ownAddressOf(user),
      emailVerified: user.emailVerified,
      pendingEmail: pending?.email ?? null,
      hasPassword,
      hasGoogle,
      twoFactor: user.twoFactorEnabled,
      backupCodesLeft: codes.length,
    };
  }),
];
