import { eq } from 'drizzle-orm';
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { hashOfSecret } from '#tools/share/shared-run.server.ts';
import { publishRightsChanged } from './channel.server.ts';
import { asGuest, isGuest, requireGuestPlace } from './guests.server.ts';
import { requireOwnName } from './guest-name.server.ts';
import { inviteNotFound, takeInvite } from './invites.server.ts';
import { requireMemberPlace, ownerOf, publishThreadListsOf } from './members.server.ts';
import { joinAsGuest } from './people-contract.ts';
import { threadGuests, threadInvites, threadMembers } from './table.server.ts';
import { findThread, holdThread } from './thread-access.server.ts';

export const guestEndpoints = [
  implement(joinAsGuest, async ({ params: { secret }, body: { name } }, context) => {
    const { bus, caller, db } = context;
    if (caller.kind === 'member')
      throw new AppError('conflict:member', { message: 'You already have an account. Join with it.' });
    // Before anyone becomes a guest by it: a link that leads nowhere leaves no trace.
    const [known] = await db
      .select()
      .from(threadInvites)
      .where(eq(threadInvites.secretHash, hashOfSecret(secret)));
    if (!known) throw inviteNotFound();
    const guestId = await context.principal();
    await bus.transact(async (tx) => {
      const thread = await holdThread(tx, known.threadId);
      if (!thread.allowsGuests)
        throw new AppError('forbidden:guests', {
          message: 'This thread is for people with an account. Sign in to join it.',
        });
      if ((await findThread(tx, thread.id, guestId))?.member) return;
      const [before] = await tx
        .select({ removedAt: threadGuests.removedAt })
        .from(threadGuests)
        .where(isGuest(thread.id, guestId));
      if (before?.removedAt) throw inviteNotFound();
      const role = await takeInvite(tx, known.id);
      for (const to of [known.createdBy, await ownerOf(tx, thread.id)])
        if (to) await mustBeWelcome(tx, { from: guestId, to });
      await requireOwnName(tx, { threadId: thread.id, name });
      await requireMemberPlace(tx, thread.id);
      await requireGuestPlace(tx, thread.id);
      const named = { name, inviteId: known.id };
      await tx
        .insert(threadGuests)
        .values({ threadId: thread.id, guestId, ...named })
        .onConflictDoUpdate({ target: [threadGuests.threadId, threadGuests.guestId], set: named });
      await tx
        .insert(threadMembers)
        .values({ threadId: thread.id, memberId: guestId, role: asGuest(role), readSeq: thread.rev });
      publishRightsChanged(tx, thread.id);
    });
    await publishThreadListsOf(context, known.threadId);
    return { id: known.threadId };
  }),
];
