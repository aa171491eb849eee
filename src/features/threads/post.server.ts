/** Writing a message. Sent twice it is one message; stored before it is told. */
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { tellLists, tellMessage, tellMoved } from './channel.server.ts';
import { attachFiles, insertMessage } from './message-queries.server.ts';
import { proposeOutcomes } from './outcomes/propose.server.ts';
import { presentMessages } from './present.server.ts';
import { memberIds } from './queries.server.ts';
import { mentionedIn, tellMembers } from './tell.server.ts';
import { findMessage, holdThread, threadAs, type MessageRow } from './who.server.ts';

interface Written {
  id: string;
  threadId: string;
  text: string;
  replyTo?: string | null;
  files?: string[];
  kind?: MessageRow['kind'];
  runId?: string | null;
}

/** `isNew` is false where the same message was here before. */
export async function writeMessage(context: MemberContext, written: Written) {
  const { bus, caller, db } = context;
  const { id, threadId, text, replyTo = null, files = [], kind = 'text', runId = null } = written;
  const authorId = caller.user.id;
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
      throw new AppError('invalid:reply', { message: 'What you reply to is not in this thread.' });
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
        message: 'A file is no longer here. Attach it again; your words are kept.',
      });
    tellMoved(tx, threadId, row.rev);
    // What a tool answers is told by the message that asked it.
    if (kind === 'text' || kind === 'ask') {
      await tellMembers(tx, context, thread, row, { by: caller.user });
      if (kind === 'text') await proposeOutcomes(tx, { thread, message: row });
    }
    return { row, isNew: true };
  });
  const [shown] = await presentMessages(db, [result.row]);
  if (result.isNew) {
    tellMessage(bus, threadId, shown!);
    tellLists(bus, threadId, await memberIds(db, threadId));
  }
  return { ...result, shown: shown! };
}
