import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { isOpen } from '#tools/run/run.ts';
import { findRun } from '#tools/run/run-queries.server.ts';
import { publishMessage, publishThreadMoved } from '../channel.server.ts';
import { pandaTool } from '../mentions.ts';
import { updateMessage } from '../message-queries.server.ts';
import { writeMessage } from '../post.server.ts';
import { listMembers, presentMessages } from '../present.server.ts';
import { isAtLeast, mayAnswer } from '../roles.ts';
import { threadAnswers, threadAsks } from '../table.server.ts';
import { startTool } from '../tool-mention.server.ts';
import {
  findMessage,
  holdThread,
  knowGuest,
  messageAs,
  noSuchMessage,
  readableMessage,
  threadAs,
  viewerId,
} from '../thread-access.server.ts';
import { askedEngines, closeAskJob, closeAskNow } from './close.server.ts';
import { answerAsk, askThread, closeAsk, getAsk } from './contract.ts';

const done = { success: true } as const;
const minute = 60_000;

export const askEndpoints = [
  implement(askThread, async ({ params, body: { id, question, quorum, minutes, engines } }, context) => {
    await threadAs(context, context.db, params.id, 'commenter');
    const written = { id, threadId: params.id, text: question, kind: 'ask' as const };
    if (await findMessage(context.db, id)) {
      await writeMessage(context, written); // refused where it is another's
      return { id };
    }
    // Guests do not answer, so nobody waits for them.
    const members = await listMembers(context.db, params.id);
    const most = members.filter(mayAnswer).length;
    const run = engines ? await startTool(context, params.id, { tool: pandaTool, ask: question }) : undefined;
    const deadline = new Date(Date.now() + minutes * minute);
    // With the message: pages that hear of it ask at once how it stands.
    await writeMessage(context, {
      ...written,
      async along(tx) {
        await tx.insert(threadAsks).values({
          messageId: id,
          threadId: params.id,
          quorum: Math.min(quorum, most),
          deadline,
          runId: run?.id ?? null,
        });
        await context.jobs.enqueue(tx, closeAskJob, { id }, { after: deadline });
      },
    });
    return { id };
  }),

  implement(getAsk, async ({ params: { id } }, asked) => {
    const context = await knowGuest(asked);
    const { db } = context;
    const { message, member } = await readableMessage(context, db, id);
    const [known] = await db.select().from(threadAsks).where(eq(threadAsks.messageId, id));
    if (!known) throw noSuchMessage();
    const run = known.runId ? await findRun(db, known.runId) : undefined;
    const answers = await db
      .select({ by: threadAnswers.authorId, text: threadAnswers.text, name: users.name })
      .from(threadAnswers)
      .leftJoin(users, eq(users.id, threadAnswers.authorId))
      .where(eq(threadAnswers.messageId, id))
      .orderBy(asc(threadAnswers.id));
    const who = viewerId(context);
    const isClosed = known.closedAt !== null;
    const shown = answers.map(({ name, ...answer }) => ({ ...answer, name: name ?? 'A former member' }));
    return {
      quorum: known.quorum,
      deadline: known.deadline,
      withEngines: known.runId !== null,
      enginesBusy: run !== undefined && isOpen(run.state),
      engines: askedEngines(run),
      closedAt: known.closedAt,
      answered: answers.length,
      mine: shown.find(({ by }) => by !== null && by === who)?.text ?? null,
      mayAnswer:
        context.caller.kind === 'member' &&
        !isClosed &&
        member !== undefined &&
        isAtLeast(member.role, 'commenter'),
      mayClose:
        !isClosed && member !== undefined && (message.authorId === who || isAtLeast(member.role, 'owner')),
      answers: isClosed ? shown : [],
      names: isClosed
        ? await namesOf(
            db,
            shown.flatMap(({ by }) => by ?? []),
          )
        : {},
      result: isClosed ? (known.result ?? null) : null,
    };
  }),

  implement(answerAsk, async ({ params: { id }, body: { text } }, context) => {
    const authorId = context.caller.user.id;
    const { message } = await messageAs(context, context.db, id, 'commenter');
    const { isFull, row, runId } = await context.bus.transact(async (tx) => {
      await holdThread(tx, message.threadId);
      await messageAs(context, tx, id, 'commenter');
      const [ask] = await tx.select().from(threadAsks).where(eq(threadAsks.messageId, id));
      if (!ask) throw noSuchMessage();
      if (ask.closedAt || ask.deadline.getTime() <= Date.now())
        throw new AppError('conflict:closed', {
          message: 'This question is closed, so your answer wasn’t added. You can send it as a message.',
        });
      await tx
        .insert(threadAnswers)
        .values({ messageId: id, authorId, text })
        .onConflictDoUpdate({ target: [threadAnswers.messageId, threadAnswers.authorId], set: { text } });
      const answered = await tx.$count(threadAnswers, eq(threadAnswers.messageId, id));
      // Only how many is told; what they say waits.
      const row = await updateMessage(tx, message, {});
      publishThreadMoved(tx, message.threadId, row.rev);
      return { isFull: answered >= ask.quorum, row, runId: ask.runId };
    });
    const [shown] = await presentMessages(context, [row]);
    publishMessage(context.bus, message.threadId, shown!);
    // Engines that are still writing are waited for; it closes when they are done.
    const run = runId ? await findRun(context.db, runId) : undefined;
    if (isFull && !(run && isOpen(run.state))) await closeAskNow(context, id, authorId);
    return done;
  }),

  implement(closeAsk, async ({ params: { id } }, context) => {
    const { message, member } = await messageAs(context, context.db, id, 'commenter');
    if (message.authorId !== context.caller.user.id && !isAtLeast(member.role, 'owner'))
      throw new AppError('forbidden:message', {
        message: 'Only the person who asked, or the owner, can close it.',
      });
    if (!(await context.db.$count(threadAsks, eq(threadAsks.messageId, id)))) throw noSuchMessage();
    await closeAskNow(context, id, context.caller.user.id);
    return done;
  }),
];

async function namesOf(db: Queryable, ids: string[]) {
  if (ids.length === 0) return {};
  const rows = await db
    .select({ id: sql<string>`${users.id}::text`, name: users.name })
    .from(users)
    .where(and(inArray(users.id, ids)));
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
