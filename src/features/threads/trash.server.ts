import { and, eq, isNotNull } from 'drizzle-orm';
import { removeFile } from '#kit/files/files.server.ts';
import { files } from '#kit/files/table.server.ts';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import { publishThreadChanged, publishThreadMoved, publishRightsChanged } from './channel.server.ts';
import { filePurpose, updateMessage } from './message-queries.server.ts';
import { isAtLeast } from './roles.ts';
import { threadFiles, threadMessages, threads } from './table.server.ts';
import { findMessage, findThread, holdThread, noSuchMessage, notAllowed } from './thread-access.server.ts';

/** Once it goes for good, answers to it stand by themselves. */
export const messageTrash: TrashKind = {
  kind: 'thread-message',
  async restore(tx, id, _, ownerId) {
    const message = await findMessage(tx, id);
    if (!message) return;
    await holdThread(tx, message.threadId);
    // What it took to delete it, it takes to bring it back; meanwhile they may have been removed.
    const role = (await findThread(tx, message.threadId, ownerId))?.member?.role;
    if (!role) throw noSuchMessage();
    const wanted = message.authorId === ownerId ? 'commenter' : 'owner';
    if (!isAtLeast(role, wanted)) throw notAllowed(wanted);
    const row = await updateMessage(tx, message, { deletedAt: null });
    publishThreadMoved(tx, row.threadId, row.rev);
    if (row.pinnedAt) publishThreadChanged(tx, row.threadId);
  },
  async purge(services, id) {
    const { db } = services;
    const held = await db
      .select({ id: threadFiles.fileId })
      .from(threadFiles)
      .where(eq(threadFiles.messageId, id));
    const [gone] = await db
      .delete(threadMessages)
      .where(and(eq(threadMessages.id, id), isNotNull(threadMessages.deletedAt)))
      .returning({ id: threadMessages.id });
    if (gone) for (const file of held) await removeFile(services, file.id);
  },
};

/** A whole thread: restored or purged for all its members, with its messages. */
export const threadTrash: TrashKind = {
  kind: 'thread',
  async restore(tx, id) {
    await tx.update(threads).set({ deletedAt: null }).where(eq(threads.id, id));
    publishRightsChanged(tx, id);
  },
  async purge(services, id) {
    const { db } = services;
    const [gone] = await db
      .delete(threads)
      .where(and(eq(threads.id, id), isNotNull(threads.deletedAt)))
      .returning({ id: threads.id });
    if (!gone) return;
    const held = await db
      .select({ id: files.id })
      .from(files)
      .where(eq(files.purpose, filePurpose(id)));
    for (const file of held) await removeFile(services, file.id);
  },
};
