/** People's accounts, as far as those who look after the site may touch them. */
import { ownAddressOf } from '#kit/auth/claimed-address.ts';
import { byCaller, writeAudit, type AuditNote } from '#kit/audit/audit.server.ts';
import { announceChange, revokeKeys, revokeSessions } from '#kit/auth/callers.server.ts';
import { briefly } from '#kit/db/briefly.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { whyNotRole, whyNotSuspend } from './policy.ts';
import {
  countBelongings,
  countOtherAdmins,
  findUser,
  listUserRows,
  lockAdmins,
  updateUser,
  type UserRow,
} from './user-queries.server.ts';
import {
  changeRole,
  endUserSessions,
  listUsers,
  resendUserVerification,
  suspendUser,
  unsuspendUser,
  userDetail,
} from './users-contract.ts';

export const userEndpoints = [
  implement(listUsers, async ({ query }, context) => {
    const { rows, next } = await (query.q
      ? briefly(context, (tx) => listUserRows(tx, query))
      : listUserRows(context.db, query));
    return { items: rows.map(present), next };
  }),

  implement(userDetail, async ({ params: { id } }, { db, caller }) => {
    const user = await findUser(db, id);
    if (!user) throw new AppError('not_found:user');
    const others = await countOtherAdmins(db, id);
    return {
      ...present(user),
      ...(await countBelongings(db, id)),
      suspendedReason: user.suspendedReason,
      twoFactor: user.twoFactorEnabled ?? false,
      refusals: {
        role: whyNotRole(user, user.role === 'admin' ? 'member' : 'admin', others),
        suspend: user.suspendedAt ? null : whyNotSuspend(user, caller.user.id, others),
      },
    };
  }),

  implement(changeRole, async ({ params: { id }, body: { role } }, context) => {
    await change(context, id, async (tx, user) => {
      refuseFor(whyNotRole(user, role, await countOtherAdmins(tx, id)));
      await updateUser(tx, id, { role });
      announceChange(tx, id);
      return { action: 'user.role', details: { from: user.role, to: role } };
    });
    return { role };
  }),

  implement(suspendUser, async ({ params: { id }, body: { reason } }, context) => {
    await change(context, id, async (tx, user) => {
      refuseFor(whyNotSuspend(user, context.caller.user.id, await countOtherAdmins(tx, id)));
      await updateUser(tx, id, { suspendedAt: new Date(), suspendedReason: reason });
      await revokeSessions(tx, { userId: id });
      await revokeKeys(tx, { userId: id });
      return { action: 'user.suspend', details: { reason } };
    });
    return { id };
  }),

  implement(unsuspendUser, async ({ params: { id } }, context) => {
    await change(context, id, async (tx, user) => {
      refuseFor(user.suspendedAt ? null : 'They are not suspended.');
      await updateUser(tx, id, { suspendedAt: null, suspendedReason: null });
      return { action: 'user.unsuspend', details: { reason: user.suspendedReason } };
    });
    return { id };
  }),

  implement(endUserSessions, async ({ params: { id } }, context) => {
    await change(context, id, async (tx) => {
      await revokeSessions(tx, { userId: id });
      return { action: 'user.end-sessions' };
    });
    return { id };
  }),

  implement(resendUserVerification, async ({ params: { id } }, context) => {
    const { email } = await change(context, id, async (_, user) => {
      refuseFor(user.emailVerified ? 'Their e-mail address is already confirmed.' : null);
      return { action: 'user.resend-verification' };
    });
    // The email has a transaction of its own, so it comes after the note.
    const callbackURL = context.settings.publicUrl;
    await context.auth.api.sendVerificationEmail({ body: { email, callbackURL } });
    return { id };
  }),
];

/** A change to someone's account and its note, or neither. Afterwards nothing remembered of them is believed here. */
async function change(
  context: MemberContext,
  id: string,
  act: (tx: BusTransaction, user: UserRow) => Promise<AuditNote>,
): Promise<UserRow> {
  const user = await context.bus.transact(async (tx) => {
    await lockAdmins(tx);
    const found = await findUser(tx, id);
    if (!found) throw new AppError('not_found:user');
    await writeAudit(tx, byCaller(context), { subjectId: id, ...(await act(tx, found)) });
    return found;
  });
  context.callers.forget({ userId: id });
  return user;
}

function refuseFor(reason: string | null) {
  if (reason) throw new AppError('conflict:user', { message: reason });
}

function present(user: UserRow) {
  const { id, name, emailVerified, image, role, suspendedAt, createdAt } = user;
  const handle = user.displayUsername ?? user.username;
  return { id, name, handle, email: ownAddressOf(user), emailVerified, image, role, suspendedAt, createdAt };
}
