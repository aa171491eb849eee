/** Threads of two, begun by other features: about a listing, for example. */
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Conversations } from '#social/conversations/conversations.server.ts';
import { requireThreadPlace } from './create.server.ts';
import { addMember, publishThreadListsOf } from './members.server.ts';
import { writeMessage } from './post.server.ts';
import { threadMembers, threads } from './table.server.ts';

export const conversations: Conversations = {
  async begin(context, { title, with: memberId, message, along }) {
    const ownerId = context.caller.user.id;
    const id = await context.bus.transact(async (tx) => {
      await requireThreadPlace(tx, ownerId);
      const [thread] = await tx
        .insert(threads)
        .values({ id: newId(), title, visibility: 'private', createdBy: ownerId })
        .returning();
      await tx.insert(threadMembers).values({ threadId: thread!.id, memberId: ownerId, role: 'owner' });
      await addMember(tx, context, { thread: thread!, memberId, role: 'commenter' });
      await along(tx, thread!.id);
      return thread!.id;
    });
    await writeMessage(context, { id: newId(), threadId: id, text: message });
    await publishThreadListsOf(context, id);
    return id;
  },

  async say(context, threadId, text) {
    try {
      await writeMessage(context, { id: newId(), threadId, text });
      return true;
    } catch (error) {
      if (error instanceof AppError && /^(?:not_found|forbidden):thread$/.test(error.code)) return false;
      throw error;
    }
  },
};
