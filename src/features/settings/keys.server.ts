/** Personal API keys: the secret leaves us once, here, and only its hash stays. */
import { randomBytes } from 'node:crypto';
import { hashKey, revokeKeys } from '#kit/auth/callers.server.ts';
import { apiKeys } from '#kit/auth/table.server.ts';
import type { KeyScope } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/errors.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { createKey, listKeys, revokeKey } from './credentials-contract.ts';
import { listKeyRows } from './queries.server.ts';
import { notifySecurityChange } from './notify-security.server.ts';

const mostKeys = 25;
const day = 24 * 3600_000;
/** Enough to tell keys apart, far too little to guess one. */
const shownCharacters = 9;

export const keyEndpoints = [
  implement(listKeys, async (_, { db, caller }) => ({
    items: (await listKeyRows(db, caller.user.id)).map(present),
  })),

  implement(createKey, async ({ body: { name, scopes, expiresInDays } }, context) => {
    const { bus, caller } = context;
    const userId = caller.user.id;
    const secret = `fk_${randomBytes(30).toString('base64url')}`;
    const row = await bus.transact(async (tx) => {
      await holdOwner(tx, userId);
      if ((await listKeyRows(tx, userId)).length >= mostKeys)
        throw new AppError('conflict:too_many_keys', {
          message: `You already have ${mostKeys} keys. Revoke one first.`,
        });
      const [made] = await tx
        .insert(apiKeys)
        .values({
          userId,
          name,
          start: secret.slice(0, shownCharacters),
          hash: hashKey(secret),
          scopes: [...new Set(scopes)],
          expiresAt: expiresInDays === null ? null : new Date(Date.now() + expiresInDays * day),
        })
        .returning();
      await notifySecurityChange(tx, context, userId, 'key-made');
      return made!;
    });
    return { ...present(row), secret };
  }),

  implement(revokeKey, async ({ params: { id } }, { bus, caller }) => {
    await bus.transact(async (tx) => {
      if (!(await revokeKeys(tx, { userId: caller.user.id, keyId: id }))) throw new AppError('not_found:key');
    });
    return { success: true } as const;
  }),
];

function present(key: typeof apiKeys.$inferSelect) {
  const { id, name, start, createdAt, lastUsedAt, expiresAt } = key;
  const expired = expiresAt !== null && expiresAt < new Date();
  return { id, name, start, scopes: key.scopes as KeyScope[], createdAt, lastUsedAt, expiresAt, expired };
}
