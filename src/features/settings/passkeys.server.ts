import { and, eq } from 'drizzle-orm';
import { isAPIError } from 'better-auth/api';
import { askAuth, passCookies } from '#kit/auth/ask-auth.server.ts';
import { ownAddressOf } from '#kit/auth/claimed-address.ts';
import { passkeys } from '#kit/auth/table.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './credentials-contract.ts';
import { listPasskeyRows } from './queries.server.ts';
import { notifySecurityChange } from './notify-security.server.ts';

export const passkeyEndpoints = [
  implement(listPasskeys, async (_, { db, caller }) => ({
    items: (await listPasskeyRows(db, caller.user.id)).map(present),
  })),

  implement(beginPasskey, async (_, context) => {
    const { response, cookies } = await askAuth(
      context,
      (options) => context.auth.api.generatePasskeyRegistrationOptions({ ...options, query: {} }),
      { asMember: true },
    );
    passCookies(context, cookies);
    const shown = ownAddressOf(context.caller.user);
    return { ...response, user: { ...response.user, name: shown, displayName: shown } };
  }),

  implement(addPasskey, async ({ body: { name, response } }, context) => {
    const { bus, db, caller } = context;
    const { id } = await register(() =>
      askAuth(
        context,
        (options) => context.auth.api.verifyPasskeyRegistration({ ...options, body: { response, name } }),
        { asMember: true },
      ),
    );
    await bus.transact((tx) => notifySecurityChange(tx, context, caller.user.id, 'passkey-added'));
    const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
    return present(row!);
  }),

  implement(renamePasskey, async ({ params: { id }, body: { name } }, { db, caller }) => {
    const [row] = await db.update(passkeys).set({ name }).where(own(caller.user.id, id)).returning();
    if (!row) throw new AppError('not_found:passkey');
    return present(row);
  }),

  implement(removePasskey, async ({ params: { id } }, context) => {
    const userId = context.caller.user.id;
    await context.bus.transact(async (tx) => {
      const [row] = await tx.delete(passkeys).where(own(userId, id)).returning({ id: passkeys.id });
      if (!row) throw new AppError('not_found:passkey');
      await notifySecurityChange(tx, context, userId, 'passkey-removed');
    });
    return { success: true } as const;
  }),
];

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** What a device signed and we cannot verify is the device's fault or a forgery, never ours. */
async function register(act: () => Promise<{ response: { id: string } | null }>): Promise<{ id: string }> {
  try {
    const { response } = await act();
    if (response) return response;
    throw new AppError('internal');
  } catch (error) {
    if (!isAPIError(error)) throw error;
    throw new AppError('invalid:passkey', {
      message: 'That passkey was not accepted. Please try again.',
      cause: error,
    });
  }
}

function present({ id, name, deviceType, createdAt }: typeof passkeys.$inferSelect) {
  return { id, name: name ?? 'Passkey', synced: deviceType === 'multiDevice', createdAt };
}
