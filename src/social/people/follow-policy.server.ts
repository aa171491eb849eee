/** Who may follow a person. Whoever shows something to followers alone approves them, unless they chose otherwise. */
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import type { FollowPolicy } from './parts.ts';
import { followPolicies, followRequests, follows } from './table.server.ts';

export async function followPolicyOf(db: Queryable, ownerId: string): Promise<FollowPolicy> {
  const [row] = await db.select().from(followPolicies).where(eq(followPolicies.ownerId, ownerId));
  return row?.policy ?? 'everyone';
}

export async function putFollowPolicy(tx: Queryable, ownerId: string, policy: FollowPolicy) {
  await tx
    .insert(followPolicies)
    .values({ ownerId, policy })
    .onConflictDoUpdate({ target: followPolicies.ownerId, set: { policy } });
  if (policy === 'approved') return;
  const waiting = await tx
    .delete(followRequests)
    .where(eq(followRequests.otherId, ownerId))
    .returning({ ownerId: followRequests.ownerId, otherId: followRequests.otherId });
  // What they asked for is now open to all.
  if (policy === 'everyone' && waiting.length > 0)
    await tx.insert(follows).values(waiting).onConflictDoNothing();
}

/** With the first thing that someone shows to followers alone: otherwise any member could become one and see it. */
export async function approveFollowersFromNowOn(tx: Queryable, ownerId: string) {
  await tx.insert(followPolicies).values({ ownerId, policy: 'approved' }).onConflictDoNothing();
}

interface Pair {
  ownerId: string;
  otherId: string;
}

/** Ends both, whichever there is. */
export async function unfollow(db: Queryable, { ownerId, otherId }: Pair) {
  await db.delete(follows).where(and(eq(follows.ownerId, ownerId), eq(follows.otherId, otherId)));
  await takeRequest(db, { ownerId, otherId });
}

/** Whether there was one. */
export async function takeRequest(db: Queryable, { ownerId, otherId }: Pair): Promise<boolean> {
  const taken = await db
    .delete(followRequests)
    .where(and(eq(followRequests.ownerId, ownerId), eq(followRequests.otherId, otherId)))
    .returning({ ownerId: followRequests.ownerId });
  return taken.length > 0;
}
