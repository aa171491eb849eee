/** Coming into a thread, leaving it, and what one may do in it. Whoever loses a right loses it at once, in open pages too. */
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import type { WhenBlocked } from '#social/boundaries/server.ts';
import type { Queryable, Transaction } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { files } from '#kit/files/table.server.ts';
import { href } from '#kit/href.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { findMember } from '#tools/work/collaborator-queries.server.ts';
import { publishThreadLists, publishRightsChanged } from './channel.server.ts';
import { handOverDocument, shareDocument } from './document/access.server.ts';
import { asGuest, guestNameOf, noteRemoved } from './guests.server.ts';
import { mostMembers } from './limits.ts';
import { filePurpose } from './message-queries.server.ts';
import { addThreadMember, changeThreadRole, handOverThread, removeThreadMember } from './people-contract.ts';
import { memberIds } from './queries.server.ts';
import { isAtLeast, roleWords, type GivenRole } from './roles.ts';
import { threadInvites, threadMembers, threads } from './table.server.ts';
import { holdThread, requireIdentity, threadAs, type ThreadRow } from './thread-access.server.ts';

const done = { success: true } as const;

export const memberEndpoints = [
  implement(addThreadMember, async ({ params: { id }, body: { who, role } }, context) => {
    await context.bus.transact(async (tx) => {
      await holdThread(tx, id);
      const { thread, member } = await threadAs(context, tx, id, 'editor');
      if (role === 'editor' && !isAtLeast(member.role, 'owner')) throw onlyOwner();
      const found = await findMember(tx, who);
      if (!found)
        throw new AppError('not_found:member', {
          message: 'No one has that handle. Send an invite link instead.',
        });
      await addMember(tx, context, { thread, memberId: found.id, role });
    });
    await publishThreadListsOf(context, id);
    return done;
  }),

  implement(changeThreadRole, async ({ params: { id, member }, body: { role } }, context) => {
    await context.bus.transact(async (tx) => {
      await holdThread(tx, id);
      const { thread } = await threadAs(context, tx, id, 'owner');
      const isGuest = (await guestNameOf(tx, id, member)) !== undefined;
      if (isGuest && role !== asGuest(role))
        throw new AppError('forbidden:guest', { message: 'To edit, they need an account.' });
      const [changed] = await tx
        .update(threadMembers)
        .set({ role })
        .where(and(isMember(id, member), ne(threadMembers.role, 'owner')))
        .returning({ id: threadMembers.memberId });
      if (!changed) throw noSuchMember();
      if (!isAtLeast(role, 'editor')) await revokeInvitesOf(tx, id, member);
      if (!isGuest) await shareDocument(tx, thread, member, role);
      publishRightsChanged(tx, id);
    });
    return done;
  }),

  implement(removeThreadMember, async ({ params: { id, member: gone } }, asked) => {
    const context = await requireIdentity(asked);
    const isLeaving = gone === context.who;
    await context.bus.transact(async (tx) => {
      await holdThread(tx, id);
      const { thread, member } = await threadAs(context, tx, id, isLeaving ? 'reader' : 'owner');
      if (isLeaving && member.role === 'owner')
        throw new AppError('conflict:owner', {
          message: 'You own this thread. Transfer or delete it first.',
        });
      if (!(await removeMember(tx, thread, gone))) throw noSuchMember();
      if (!isLeaving) await noteRemoved(tx, id, gone);
    });
    publishThreadLists(context.bus, id, [gone]);
    return done;
  }),

  implement(handOverThread, async ({ params: { id }, body: { member: to } }, context) => {
    const from = context.caller.user.id;
    await context.bus.transact(async (tx) => {
      await holdThread(tx, id);
      const { thread } = await threadAs(context, tx, id, 'owner');
      if (to === from) throw new AppError('invalid:own', { message: 'You already own it.' });
      if ((await guestNameOf(tx, id, to)) !== undefined) throw noSuchMember();
      const [next] = await tx
        .update(threadMembers)
        .set({ role: 'owner' })
        .where(isMember(id, to))
        .returning({ id: threadMembers.memberId });
      if (!next) throw noSuchMember();
      await tx.update(threadMembers).set({ role: 'editor' }).where(isMember(id, from));
      await handOverDocument(tx, thread, { from, to });
      publishRightsChanged(tx, id);
      await notify(tx, context, {
        ownerId: to,
        from,
        kind: 'thread.invited',
        data: {
          title: `${context.caller.user.name} transferred a thread to you`,
          text: `You now own “${thread.title}”.`,
          path: href('/threads/:id', { id }),
        },
      });
    });
    return done;
  }),
];

interface Added {
  thread: ThreadRow;
  memberId: string;
  role: GivenRole;
  /** They came by themselves, by a link. */
  isOwnWish?: boolean;
}

/** The thread is held. Whoever is in it already stays what they are; answers whether they are new. */
export async function addMember(
  tx: BusTransaction,
  context: MemberContext,
  { thread, memberId, role, isOwnWish = false }: Added,
): Promise<boolean> {
  const { user } = context.caller;
  if (!isOwnWish) await mustBeWelcome(tx, { from: user.id, to: memberId });
  // Whoever lets them in, it is the owner's place.
  const owner = await ownerOf(tx, thread.id);
  if (owner) await mustBeWelcome(tx, { from: memberId, to: owner });
  await requireMemberPlace(tx, thread.id);
  const [added] = await tx
    .insert(threadMembers)
    // What was said before they came is not new to them.
    .values({ threadId: thread.id, memberId, role, readSeq: thread.rev })
    .onConflictDoNothing()
    .returning({ id: threadMembers.memberId });
  if (!added) return false;
  await shareDocument(tx, thread, memberId, role);
  publishRightsChanged(tx, thread.id);
  if (!isOwnWish)
    await notify(tx, context, {
      ownerId: memberId,
      from: user.id,
      kind: 'thread.invited',
      data: {
        title: `${user.name} added you to a thread`,
        text: `“${thread.title}”. ${roleWords[role]}.`,
        path: href('/threads/:id', { id: thread.id }),
      },
    });
  return true;
}

export async function ownerOf(tx: Queryable, threadId: string): Promise<string | undefined> {
  const [owner] = await tx
    .select({ id: threadMembers.memberId })
    .from(threadMembers)
    .where(and(eq(threadMembers.threadId, threadId), eq(threadMembers.role, 'owner')));
  return owner?.id;
}

/** The thread is held. */
export async function requireMemberPlace(tx: Queryable, threadId: string) {
  const [sums] = await tx
    .select({ count: count() })
    .from(threadMembers)
    .where(eq(threadMembers.threadId, threadId));
  if (sums!.count > mostMembers)
    throw new AppError('conflict:members', { message: `A thread can have up to ${mostMembers + 1} people.` });
}

async function removeMember(
  tx: BusTransaction,
  thread: Pick<ThreadRow, 'id' | 'workId'>,
  memberId: string,
): Promise<boolean> {
  // Also of someone who left before: a link outlives its maker's stay.
  await revokeInvitesOf(tx, thread.id, memberId);
  const [gone] = await tx
    .delete(threadMembers)
    .where(and(isMember(thread.id, memberId), ne(threadMembers.role, 'owner')))
    .returning({ id: threadMembers.memberId });
  if (!gone) return false;
  await shareDocument(tx, thread, memberId, null);
  publishRightsChanged(tx, thread.id);
  return true;
}

/** Nobody comes in any more by a link of someone who may no longer make one. */
async function revokeInvitesOf(tx: Queryable, threadId: string, memberId: string) {
  await tx
    .update(threadInvites)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(threadInvites.threadId, threadId),
        eq(threadInvites.createdBy, memberId),
        isNull(threadInvites.revokedAt),
      ),
    );
}

/** Whoever is blocked is no longer in the blocker's own threads. */
export const endThreadRoles: WhenBlocked = async (tx, { ownerId, otherId }) => {
  const own = await tx
    .select({ id: threads.id, workId: threads.workId })
    .from(threads)
    .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
    .where(and(eq(threadMembers.memberId, ownerId), eq(threadMembers.role, 'owner')));
  for (const thread of own) await removeMember(tx, thread, otherId);
};

/** Before someone goes for good: whoever may do most in their threads, and has been there longest, owns them. */
export async function handOverAll(tx: Transaction, ownerId: string) {
  const own = await tx
    .select({ id: threads.id, workId: threads.workId })
    .from(threads)
    .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
    .where(and(eq(threadMembers.memberId, ownerId), eq(threadMembers.role, 'owner')));
  for (const thread of own) {
    const [next] = await tx
      .select({ id: threadMembers.memberId })
      .from(threadMembers)
      // Whoever has no account keeps nothing for others.
      .innerJoin(users, eq(users.id, threadMembers.memberId))
      .where(and(eq(threadMembers.threadId, thread.id), ne(threadMembers.memberId, ownerId)))
      .orderBy(
        sql`array_position(array['editor', 'commenter', 'reader'], ${threadMembers.role})`,
        threadMembers.createdAt,
      )
      .limit(1);
    if (!next) {
      await tx.delete(threads).where(eq(threads.id, thread.id)); // nobody is left to read it
      // What others attached before they left; the sweep takes the bytes.
      await tx.delete(files).where(eq(files.purpose, filePurpose(thread.id)));
      continue;
    }
    await tx.update(threadMembers).set({ role: 'owner' }).where(isMember(thread.id, next.id));
    await handOverDocument(tx as BusTransaction, thread, { from: ownerId, to: next.id, isLeaving: true });
  }
}

export async function publishThreadListsOf({ bus, db }: Pick<Context, 'bus' | 'db'>, id: string) {
  publishThreadLists(bus, id, await memberIds(db as Queryable, id));
}

const isMember = (threadId: string, memberId: string) =>
  and(eq(threadMembers.threadId, threadId), eq(threadMembers.memberId, memberId));

const noSuchMember = () =>
  new AppError('not_found:member', {
    message: 'They’re not in this thread, or their role can’t be changed.',
  });
const onlyOwner = () =>
  new AppError('forbidden:thread', { message: 'Only the owner can make someone an editor.' });
