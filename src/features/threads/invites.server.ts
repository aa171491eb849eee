/** Links that let people in: with a role, a limit and an end. Used by ten at once they let in as many as they say. */
import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { href } from '#kit/href.ts';
import { implement } from '#kit/http/implement.server.ts';
import { hashOfSecret } from '#tools/share/shared-run.server.ts';
import { removeGuests } from './guests.server.ts';
import { mostInvites } from './limits.ts';
import { addMember, publishThreadListsOf } from './members.server.ts';
import {
  acceptThreadInvite,
  createThreadInvite,
  listThreadInvites,
  readThreadInvite,
  revokeThreadInvite,
} from './people-contract.ts';
import { memberIds } from './queries.server.ts';
import { isAtLeast } from './roles.ts';
import { threadInvites, threads } from './table.server.ts';
import { findThread, holdThread, knowGuest, threadAs, viewerId } from './thread-access.server.ts';

const secretBytes = 16;
const day = 24 * 3600_000;
const done = { success: true } as const;

const stillWorks = and(
  isNull(threadInvites.revokedAt),
  gt(threadInvites.expiresAt, sql`now()`),
  or(isNull(threadInvites.most), lt(threadInvites.uses, threadInvites.most)),
);

export const inviteEndpoints = [
  implement(listThreadInvites, async ({ params: { id } }, context) => {
    await threadAs(context, context.db, id, 'editor');
    const items = await context.db
      .select()
      .from(threadInvites)
      .where(and(eq(threadInvites.threadId, id), stillWorks))
      .orderBy(desc(threadInvites.id))
      .limit(mostInvites);
    return { items };
  }),

  implement(createThreadInvite, async ({ params: { id }, body: { role, most, days } }, context) => {
    const secret = randomBytes(secretBytes).toString('base64url');
    const row = await context.bus.transact(async (tx) => {
      await holdThread(tx, id);
      const { member } = await threadAs(context, tx, id, 'editor');
      if (role === 'editor' && !isAtLeast(member.role, 'owner'))
        throw new AppError('forbidden:thread', { message: 'Only the owner can invite editors.' });
      if ((await tx.$count(threadInvites, and(eq(threadInvites.threadId, id), stillWorks))) >= mostInvites)
        throw new AppError('conflict:invites', {
          message: `A thread has at most ${mostInvites} links that work. Revoke one first.`,
        });
      const [made] = await tx
        .insert(threadInvites)
        .values({
          threadId: id,
          secretHash: hashOfSecret(secret),
          role,
          most,
          expiresAt: new Date(Date.now() + days * day),
          createdBy: context.caller.user.id,
        })
        .returning();
      return made!;
    });
    return { ...row, path: href('/threads/join/:secret', { secret }) };
  }),

  implement(revokeThreadInvite, async ({ params: { id } }, context) => {
    const [invite] = await context.db.select().from(threadInvites).where(eq(threadInvites.id, id));
    const access = invite && (await findThread(context.db, invite.threadId, context.caller.user.id));
    if (!invite || !access?.member) throw inviteNotFound();
    await threadAs(context, context.db, invite.threadId, 'editor');
    await context.bus.transact(async (tx) => {
      await tx.update(threadInvites).set({ revokedAt: new Date() }).where(eq(threadInvites.id, id));
      await removeGuests(tx, invite.threadId, id);
    });
    return done;
  }),

  implement(readThreadInvite, async ({ params: { secret } }, context) => {
    const { db, responseHeaders } = await knowGuest(context);
    responseHeaders.set('cache-control', 'no-store');
    const [row] = await db
      .select({ invite: threadInvites, thread: threads, by: users.name })
      .from(threadInvites)
      .innerJoin(threads, eq(threads.id, threadInvites.threadId))
      .leftJoin(users, eq(users.id, threadInvites.createdBy))
      .where(and(eq(threadInvites.secretHash, hashOfSecret(secret)), isNull(threads.deletedAt)));
    const who = viewerId(context);
    const access = row && who ? await findThread(db, row.thread.id, who) : undefined;
    const mine = access?.member?.role ?? null;
    // Whoever is in finds in by a link that lets nobody else in any more.
    if (
      !row ||
      (mine === null &&
        !(await db.$count(threadInvites, and(eq(threadInvites.id, row.invite.id), stillWorks))))
    )
      throw inviteNotFound();
    const members = (await memberIds(db, row.thread.id)).length;
    return {
      threadId: row.thread.id,
      title: row.thread.title,
      members,
      by: row.by,
      role: row.invite.role,
      allowsGuests: row.thread.allowsGuests,
      mine,
    };
  }),

  implement(acceptThreadInvite, async ({ params: { secret } }, context) => {
    const memberId = context.caller.user.id;
    const threadId = await context.bus.transact(async (tx) => {
      const [known] = await tx
        .select()
        .from(threadInvites)
        .where(eq(threadInvites.secretHash, hashOfSecret(secret)));
      if (!known) throw inviteNotFound();
      // Held before it is counted: whoever comes at the same moment waits here.
      const thread = await holdThread(tx, known.threadId);
      if ((await findThread(tx, thread.id, memberId))?.member) return thread.id;
      const role = await takeInvite(tx, known.id);
      if (known.createdBy) await mustBeWelcome(tx, { from: memberId, to: known.createdBy });
      await addMember(tx, context, { thread, memberId, role, isOwnWish: true });
      return thread.id;
    });
    await publishThreadListsOf(context, threadId);
    return { id: threadId };
  }),
];

/** Counts one use, of a link whose thread is held. */
export async function takeInvite(tx: Queryable, id: string) {
  const [used] = await tx
    .update(threadInvites)
    .set({ uses: sql`${threadInvites.uses} + 1` })
    .where(and(eq(threadInvites.id, id), stillWorks))
    .returning({ role: threadInvites.role });
  if (!used) throw inviteNotFound();
  return used.role;
}

export const inviteNotFound = () =>
  new AppError('not_found:invite', {
    message: 'This invite was revoked, has expired or was used up. Ask for a new one.',
  });
