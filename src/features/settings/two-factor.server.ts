/** The second factor, kept by better-auth's plugin; each step that rotates the session passes its cookies on. */
import { isAPIError } from 'better-auth/api';
import { askAuth, passCookies } from '#kit/auth/ask-auth.server.ts';
import { ownAddressOf } from '#kit/auth/claimed-address.ts';
import { announceChange, revokeSessions } from '#kit/auth/callers.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewBackupCodes } from './credentials-contract.ts';
import { dropProofsUnderWay, findWaysIn } from './queries.server.ts';
import { notifySecurityChange } from './notify-security.server.ts';

export const twoFactorEndpoints = [
  implement(beginTwoFactor, async ({ body: { password } }, context) => {
    const { auth, db, caller } = context;
    const { hasPassword } = await findWaysIn(db, caller.user.id);
    if (!hasPassword)
      throw new AppError('conflict:no_password', {
        message: 'Two-factor sign-in needs a password. Set a password first.',
      });
    const { response } = await ask(context, (options) =>
      auth.api.enableTwoFactor({ ...options, body: { password, method: 'totp' } }),
    );
    if (response.method !== 'totp') throw new AppError('internal');
    const { totpURI, backupCodes } = response;
    const [kept, shown] = [caller.user.email, ownAddressOf(caller.user)].map(encodeURIComponent);
    const uri = totpURI.replace(kept!, shown!);
    return { uri, key: new URL(uri).searchParams.get('secret') ?? '', backupCodes };
  }),

  implement(confirmTwoFactor, async ({ body: { code } }, context) => {
    const { cookies } = await ask(context, (options) =>
      context.auth.api.verifyTOTP({ ...options, body: { code } }),
    );
    await turned(context, 'two-factor-on', cookies);
    return { success: true } as const;
  }),

  implement(renewBackupCodes, async ({ body: { password } }, context) => {
    const { response } = await ask(context, (options) =>
      context.auth.api.generateBackupCodes({ ...options, body: { password } }),
    );
    await context.bus.transact((tx) =>
      notifySecurityChange(tx, context, context.caller.user.id, 'backup-codes'),
    );
    return { backupCodes: response.backupCodes };
  }),

  implement(endTwoFactor, async ({ body: { password } }, context) => {
    const { cookies } = await ask(context, (options) =>
      context.auth.api.disableTwoFactor({ ...options, body: { password } }),
    );
    await turned(context, 'two-factor-off', cookies);
    return { success: true } as const;
  }),
];

/** better-auth has put a new session in the place of this one; every node must forget the old. */
async function turned(context: MemberContext, change: 'two-factor-on' | 'two-factor-off', cookies: string[]) {
  const { bus, caller } = context;
  const userId = caller.user.id;
  await bus.transact(async (tx) => {
    if (cookies.length > 0 && caller.session)
      await revokeSessions(tx, { userId, sessionId: caller.session.id });
    await dropProofsUnderWay(tx, userId);
    announceChange(tx, userId);
    await notifySecurityChange(tx, context, userId, change);
  });
  passCookies(context, cookies);
}

const words: Record<string, AppError> = {
  INVALID_PASSWORD: refusal('password', 'Incorrect password.'),
  INVALID_CODE: refusal('code', 'Incorrect code. Wait for the next one and try again.'),
  TOTP_ALREADY_ENABLED: new AppError('conflict:two_factor', { message: 'Two-factor sign-in is already on.' }),
  TOTP_NOT_ENABLED: new AppError('conflict:two_factor', { message: 'Set up two-factor sign-in first.' }),
  TWO_FACTOR_NOT_ENABLED: new AppError('conflict:two_factor', { message: 'Two-factor sign-in is off.' }),
};

/** As `askAuth`, for someone signed in: here a wrong code is a slip in a form, not a failed sign-in. */
async function ask<T>(
  context: MemberContext,
  act: Parameters<typeof askAuth<T>>[1],
): Promise<Awaited<ReturnType<typeof askAuth<T>>>> {
  try {
    return await askAuth(context, act, { asMember: true });
  } catch (error) {
    const source = error instanceof AppError ? error.cause : error;
    const code = isAPIError(source) ? String((source.body as { code?: string } | undefined)?.code) : '';
    throw words[code] ?? error;
  }
}

function refusal(path: string, message: string) {
  return new AppError(`invalid:${path}`, { message, issues: [{ path, message }] });
}
