/** Whose password a link from an e-mail resets; undefined when it was used, is too old or was never ours. */
import type { Context } from '#kit/http/context.server.ts';
import { findById, type User } from './queries.server.ts';

export async function findByResetToken({ auth, db }: Context, token: string): Promise<User | undefined> {
  const { internalAdapter } = await auth.$context;
  const known = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return known && known.expiresAt > new Date() ? findById(db, known.value) : undefined;
}
