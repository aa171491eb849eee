import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { mostThreads } from './limits.ts';
import { threadMembers } from './table.server.ts';

/** Before someone begins another thread; however many they begin at once, they stay within the limit. */
export async function requireThreadPlace(tx: Transaction, ownerId: string) {
  await holdOwner(tx, ownerId);
  const own = and(eq(threadMembers.memberId, ownerId), eq(threadMembers.role, 'owner'));
  if ((await tx.$count(threadMembers, own)) >= mostThreads)
    throw new AppError('conflict:threads', {
      message: `You can own at most ${mostThreads.toLocaleString('en')} threads. Delete some first.`,
    });
}
