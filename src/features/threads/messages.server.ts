/** What is done with messages: written, changed, deleted and brought back, reacted to, pinned. */
import { and, count, desc, eq } from 'drizzle-orm';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { plainLine } from '#tools/run/plain-line.ts';
import { findRun } from '#tools/run/run-queries.server.ts';
import { readInput } from '#tools/define/read-input.ts';
import {
  publishThreadChanged,
  publishThreadLists,
  publishMessage,
  publishThreadMoved,
} from './channel.server.ts';
import {
  deleteMessage,
  editMessage,
  listMessageVersions,
  pinMessage,
  postMessage,
  reactToMessage,
  restoreMessage,
  retryMessage,
} from './contract.ts';
import { mostPins, mostReactions } from './limits.ts';
import { keepVersion, listPinned, updateMessage } from './message-queries.server.ts';
import { proposeOutcomes } from './outcomes/propose.server.ts';
import { authorIn, writeMessage } from './post.server.ts';
import { presentMessages } from './present.server.ts';
import { memberIds } from './queries.server.ts';
import { isAtLeast } from './roles.ts';
import { threadReactions, threadVersions } from './table.server.ts';
import { mentionedIn, notifyMembers } from './notify.server.ts';
import { forAll, refuseTool, runCalledTool } from './tool-mention.server.ts';
import { messageTrash } from './trash.server.ts';
import {
  findMessage,
  holdThread,
  isByMember,
  knowGuest,
  messageAs,
  requireIdentity,
  noSuchMessage,
  readableMessage,
  type MessageRow,
} from './thread-access.server.ts';

const longestLabel = 200;

/** Changes one message of a held thread, then shows it to everyone. */
async function change(context: Context, id: string, act: (tx: BusTransaction) => Promise<MessageRow>) {
  const known = await findMessage(context.db, id);
  if (!known) throw noSuchMessage();
  const row = await context.bus.transact(async (tx) => {
    await holdThread(tx, known.threadId);
    const row = await act(tx);
    publishThreadMoved(tx, row.threadId, row.rev);
    return row;
  });
  const [shown] = await presentMessages(context, [row]);
  publishMessage(context.bus, row.threadId, shown!);
  // Lists of threads quote the newest words: they change with them, and go with them.
  if (row.text !== known.text || row.deletedAt)
    publishThreadLists(context.bus, row.threadId, await memberIds(context.db, row.threadId));
  return shown!;
}

export const messageEndpoints = [
  implement(postMessage, async ({ params, body }, asked) => {
    const context = await requireIdentity(asked);
    const { row, shown, isNew } = await writeMessage(context, { ...body, threadId: params.id });
    // Tools run for members, who answer for what they cost.
    if (isNew && isByMember(context)) await runCalledTool(context, row);
    else if (isNew) await refuseTool(context, row);
    return shown;
  }),

  implement(editMessage, async ({ params: { id }, body: { text } }, asked) => {
    const context = await requireIdentity(asked);
    return change(context, id, async (tx) => {
      const { message, thread } = await messageAs(context, tx, id, 'commenter');
      if (message.authorId !== context.who || message.kind !== 'text')
        throw new AppError('forbidden:message', { message: 'Only the author can edit it.' });
      if (text === message.text) return message;
      await keepVersion(tx, message);
      const mentions = await mentionedIn(tx, { threadId: thread.id, text, authorId: message.authorId });
      const row = await updateMessage(tx, message, { text, mentions, editedAt: new Date() });
      const only = mentions.filter((one) => !message.mentions.includes(one));
      if (only.length > 0)
        await notifyMembers(tx, context, thread, row, { by: await authorIn(tx, context, thread.id), only });
      await proposeOutcomes(tx, { thread, message: row });
      return row;
    });
  }),

  implement(deleteMessage, async ({ params: { id } }, asked) => {
    const context = await requireIdentity(asked);
    return change(context, id, async (tx) => {
      const { message, member } = await messageAs(context, tx, id, 'commenter');
      const ownerId = context.who;
      if (message.authorId !== ownerId && !isAtLeast(member.role, 'owner'))
        throw new AppError('forbidden:message', {
          message: 'Only the author or the thread’s owner can delete it.',
        });
      await context.trash.put(tx, {
        ownerId,
        kind: messageTrash.kind,
        subjectId: id,
        label: cutAtWord(`Message: ${plainLine(message.text) || 'a file'}`, longestLabel),
      });
      return updateMessage(tx, message, { deletedAt: new Date() });
    });
  }),

  implement(restoreMessage, async ({ params: { id } }, asked) => {
    const context = await requireIdentity(asked);
    const { db, who } = context;
    await messageAs(context, db, id, 'commenter', { deleted: true });
    if (!(await context.trash.bringBack(context, who, { kind: messageTrash.kind, subjectId: id })))
      throw noSuchMessage();
    const { message } = await readableMessage(context, db, id);
    const [shown] = await presentMessages(context, [message]);
    publishMessage(context.bus, message.threadId, shown!);
    publishThreadLists(context.bus, message.threadId, await memberIds(db, message.threadId));
    return shown!;
  }),

  implement(listMessageVersions, async ({ params: { id } }, asked) => {
    const context = await knowGuest(asked);
    await readableMessage(context, context.db, id);
    const items = await context.db
      .select({ text: threadVersions.text, createdAt: threadVersions.createdAt })
      .from(threadVersions)
      .where(eq(threadVersions.messageId, id))
      .orderBy(desc(threadVersions.id))
      .limit(100);
    return { items };
  }),

  implement(reactToMessage, async ({ params: { id }, body: { emoji, on } }, asked) => {
    const context = await requireIdentity(asked);
    return change(context, id, async (tx) => {
      const { message } = await messageAs(context, tx, id, 'commenter');
      const one = { messageId: id, ownerId: context.who, emoji };
      if (on) {
        const kinds = await tx
          .select({ emoji: threadReactions.emoji, count: count() })
          .from(threadReactions)
          .where(eq(threadReactions.messageId, id))
          .groupBy(threadReactions.emoji);
        if (kinds.length >= mostReactions && !kinds.some((kind) => kind.emoji === emoji))
          throw new AppError('conflict:reactions', {
            message: `A message can have up to ${mostReactions} different reactions.`,
          });
        await tx.insert(threadReactions).values(one).onConflictDoNothing();
      } else
        await tx
          .delete(threadReactions)
          .where(
            and(
              eq(threadReactions.messageId, id),
              eq(threadReactions.ownerId, one.ownerId),
              eq(threadReactions.emoji, emoji),
            ),
          );
      return updateMessage(tx, message, {});
    });
  }),

  implement(pinMessage, ({ params: { id }, body: { pinned } }, context) =>
    change(context, id, async (tx) => {
      const { message, thread } = await messageAs(context, tx, id, 'editor');
      if (
        pinned &&
        (await listPinned(tx, { threadId: thread.id, shown: undefined }, mostPins)).length >= mostPins
      )
        throw new AppError('conflict:pins', { message: `A thread has at most ${mostPins} pinned messages.` });
      publishThreadChanged(tx, thread.id);
      const pin = pinned
        ? { pinnedAt: new Date(), pinnedBy: context.caller.user.id }
        : { pinnedAt: null, pinnedBy: null };
      return updateMessage(tx, message, pin);
    }),
  ),

  implement(retryMessage, async ({ params: { id } }, context) => {
    const { db, runs, caller } = context;
    const { message, member } = await messageAs(context, db, id, 'commenter');
    if (message.authorId !== caller.user.id && !isAtLeast(member.role, 'editor'))
      throw new AppError('forbidden:message', {
        message: 'Only the person who asked, or an editor, can run it again.',
      });
    const before = message.runId ? await findRun(db, message.runId) : undefined;
    if (!before)
      throw new AppError('not_found:run', { message: 'The question no longer exists. Ask again.' });
    const { tool } = runs.toolOf(before.tool);
    const again = await runs.start({
      ...forAll(caller.user.id),
      tool: before.tool,
      input: before.input,
      read: readInput(tool, before.input),
    });
    return change(context, id, async (tx) => {
      const { message: now } = await messageAs(context, tx, id, 'commenter');
      return updateMessage(tx, now, { runId: again.id });
    });
  }),
];
