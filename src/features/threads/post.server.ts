/** Writing a message. Sent twice it is one message; stored before it is told. */
import { AppError } from '#kit/errors.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { publishThreadLists, publishMessage, publishThreadMoved } from './channel.server.ts';
import { guestNameOf } from './guests.server.ts';
import { attachFiles, insertMessage } from './message-queries.server.ts';
import { proposeOutcomes } from './outcomes/propose.server.ts';
import { presentMessages } from './present.server.ts';
import { memberIds } from './queries.server.ts';
import { mentionedIn, notifyMembers } from './notify.server.ts';
import {
  findMessage,
  holdThread,
  isByMember,
  threadAs,
  viewerId,
  type MessageRow,
  type Visitor,
} from './thread-access.server.ts';

interface Written {
  id: string;
  threadId: string;
  text: string;
  replyTo?: string | null;
  files?: string[];
  kind?: MessageRow['kind'];
  runId?: string | null;
  /** What is written with it: neither is there without the other. */
  along?: (tx: BusTransaction) => Promise<void>;
}

/** `isNew` is false where the same message was here before. */
export async function writeMessage(context: Context & Visitor, written: Written) {
  const { bus, db } = context;
  const { id, threadId, text, replyTo = null, files = [], kind = 'text', runId = null, along } = written;
  const authorId = viewerId(context);
  if (authorId === undefined) throw new AppError('unauthorized');
  if (files.length > 0 && !isByMember(context))
    throw new AppError('forbidden:guest', {
      message: 'You need an account to attach files. Your message is saved.',
    });
  const result = await bus.transact(async (tx) => {
    await holdThread(tx, threadId);
    // Asked again with the thread held: whoever was removed in the middle of a sentence does not finish it here.
    const { thread } = await threadAs(context, tx, threadId, 'commenter');
    const known = await findMessage(tx, id);
    if (known) {
      if (known.threadId !== threadId || known.authorId !== authorId)
        throw new AppError('conflict:message', { message: 'That id is taken by another message.' });
      return { row: known, isNew: false };
    }
    if (replyTo && (await findMessage(tx, replyTo))?.threadId !== threadId)
      throw new AppError('invalid:reply', {
        message: 'The message you’re replying to isn’t in this thread.',
      });
    if (text === '' && files.length === 0)
      throw new AppError('invalid:empty', { message: 'Write a few words, or attach a file.' });
    const mentions = await mentionedIn(tx, { threadId, text, authorId });
    const row = await insertMessage(tx, { id, threadId, text, replyTo, authorId, kind, runId, mentions });
    const taken = await attachFiles(tx, {
      messageId: id,
      threadId,
      ownerId: authorId,
      ids: [...new Set(files)],
    });
    if (taken < new Set(files).size)
      throw new AppError('invalid:files', {
        message: 'A file no longer exists. Attach it again. Your message is saved.',
      });
    await along?.(tx);
    publishThreadMoved(tx, threadId, row.rev);
    // What a tool answers is told by the message that asked it.
    if (kind === 'text' || kind === 'ask') {
      await notifyMembers(tx, context, thread, row, { by: await authorIn(tx, context, threadId) });
      if (kind === 'text') await proposeOutcomes(tx, { thread, message: row });
    }
    return { row, isNew: true };
  });
  const [shown] = await presentMessages(context, [result.row]);
  if (result.isNew) {
    publishMessage(bus, threadId, shown!);
    publishThreadLists(bus, threadId, await memberIds(db, threadId));
  }
  return { ...result, shown: shown! };
}

/** As those are told who hear of it. */
export async function authorIn(tx: Queryable, context: Visitor, threadId: string) {
  if (context.caller.kind === 'member') return context.caller.user;
  const id = viewerId(context)!;
  return { id, name: `${(await guestNameOf(tx, threadId, id)) ?? 'Someone'} (guest)` };
}
