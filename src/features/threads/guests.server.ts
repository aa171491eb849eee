/** People who come by a link without an account: known by their browser, called what they say, and out as soon as the thread or the link is closed to them. */
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { guests } from '#kit/principals/table.server.ts';
import { publishRightsChanged } from './channel.server.ts';
import { mostGuests } from './limits.ts';
import { isAtLeast, type GivenRole } from './roles.ts';
import { threadGuests, threadMembers } from './table.server.ts';

/** What only someone with an account may be, a guest is not. */
export const asGuest = (role: GivenRole): GivenRole => (isAtLeast(role, 'editor') ? 'commenter' : role);

export async function requireGuestPlace(tx: Queryable, threadId: string) {
  const [sums] = await tx
    .select({ count: count() })
    .from(threadGuests)
    .innerJoin(
      threadMembers,
      and(
        eq(threadMembers.threadId, threadGuests.threadId),
        eq(threadMembers.memberId, threadGuests.guestId),
      ),
    )
    .where(eq(threadGuests.threadId, threadId));
  if (sums!.count >= mostGuests)
    throw new AppError('conflict:guests', {
      message: `A thread has at most ${mostGuests} guests. Sign in to join it.`,
    });
}

/** All of them, or those who came by one link. */
export async function removeGuests(tx: BusTransaction, threadId: string, inviteId?: string) {
  const gone = await tx
    .select({ id: threadGuests.guestId })
    .from(threadGuests)
    .where(
      and(
        eq(threadGuests.threadId, threadId),
        isNull(threadGuests.removedAt),
        inviteId ? eq(threadGuests.inviteId, inviteId) : undefined,
      ),
    );
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await tx
    .delete(threadMembers)
    .where(and(eq(threadMembers.threadId, threadId), inArray(threadMembers.memberId, ids), isNotAdopted(tx)));
  publishRightsChanged(tx, threadId);
}

/** A guest who made an account meanwhile is a member like others. */
const isNotAdopted = (db: Queryable) =>
  inArray(threadMembers.memberId, db.select({ id: guests.principalId }).from(guests));

/** Whether someone is in a thread without an account, under which name. */
export async function guestNameOf(db: Queryable, threadId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: threadGuests.name })
    .from(threadGuests)
    .innerJoin(guests, eq(guests.principalId, threadGuests.guestId))
    .where(isGuest(threadId, id));
  return row?.name;
}

export async function noteRemoved(tx: Queryable, threadId: string, id: string) {
  await tx.update(threadGuests).set({ removedAt: new Date() }).where(isGuest(threadId, id));
}

export const isGuest = (threadId: string, id: string) =>
  and(eq(threadGuests.threadId, threadId), eq(threadGuests.guestId, id));
