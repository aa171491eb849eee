import { revokeSessions } from '#kit/auth/callers.server.ts';
import { refuseWeakPassword } from '#kit/auth/password-policy.server.ts';
import { hashPassword } from '#kit/auth/password.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { dropPendingEmail } from './pending-email.server.ts';
import { dropProofsUnderWay, savePassword } from './queries.server.ts';
import { putPassword } from './security-contract.ts';
import { notifySecurityChange } from './notify-security.server.ts';

export const passwordEndpoints = [
  implement(putPassword, async ({ body: { password } }, context) => {
    const { bus, caller, settings } = context;
    const { id, handle, email } = caller.user;
    refuseWeakPassword(password, { product: settings.product.name, handle, email });
    const hash = await hashPassword(password);
    const others = { userId: id, ...(caller.session ? { exceptSessionId: caller.session.id } : {}) };
    await bus.transact(async (tx) => {
      await savePassword(tx, id, hash);
      await dropProofsUnderWay(tx, id);
      await dropPendingEmail(tx, id);
      await revokeSessions(tx, others);
      await notifySecurityChange(tx, context, id, 'password');
    });
    return { success: true } as const;
  }),
];
