import { and, asc, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { href } from '#kit/href.ts';
import { implement } from '#kit/http/implement.server.ts';
import { plainLines } from '#tools/run/plain-line.ts';
import { publishThreadChanged } from '../channel.server.ts';
import { mostOutcomes } from '../limits.ts';
import { toolCallIn } from '../mentions.ts';
import { threadMembers, threadMessages, threadOutcomes } from '../table.server.ts';
import {
  findMessage,
  holdThread,
  knowGuest,
  noSuchMessage,
  readableThread,
  threadAs,
  type ThreadAccess,
} from '../thread-access.server.ts';
import { writeCalendar } from './calendar.ts';
import { addOutcome, changeOutcome, listOutcomes, tasksCalendar, whatIMissed } from './contract.ts';
import { gistOf } from './gist.ts';

const done = { success: true } as const;
const mostMissed = 400;
const mostGist = 6;
const longestQuote = 240;

async function rowsOf(db: Queryable, { thread, member }: ThreadAccess) {
  const rows = await db
    .select({ outcome: threadOutcomes, name: users.name })
    .from(threadOutcomes)
    .leftJoin(users, eq(users.id, threadOutcomes.assigneeId))
    .where(
      and(
        eq(threadOutcomes.threadId, thread.id),
        ne(threadOutcomes.state, 'dismissed'),
        member ? undefined : eq(threadOutcomes.membersOnly, false),
      ),
    )
    .orderBy(desc(threadOutcomes.id))
    .limit(mostOutcomes);
  return rows.map(({ outcome, name }) => ({
    ...outcome,
    assignee: outcome.assigneeId && name !== null ? { id: outcome.assigneeId, name } : null,
  }));
}

async function mustBeMember(db: Queryable, threadId: string, memberId: string | null | undefined) {
  if (!memberId) return;
  const known = await db.$count(
    threadMembers,
    and(eq(threadMembers.threadId, threadId), eq(threadMembers.memberId, memberId)),
  );
  if (known === 0)
    throw new AppError('invalid:assignee', { message: 'Choose someone who is in the thread.' });
}

export const outcomeEndpoints = [
  implement(listOutcomes, async ({ params: { id } }, context) => {
    const access = await readableThread(await knowGuest(context), context.db, id);
    return { items: await rowsOf(context.db, access) };
  }),

  implement(addOutcome, async ({ params: { id }, body }, context) =>
    context.bus.transact(async (tx) => {
      const { visibility } = await holdThread(tx, id);
      await threadAs(context, tx, id, 'commenter');
      const message = body.message === null ? undefined : await findMessage(tx, body.message);
      if (body.message && message?.threadId !== id) throw noSuchMessage();
      await mustBeMember(tx, id, body.assignee);
      if ((await tx.$count(threadOutcomes, eq(threadOutcomes.threadId, id))) >= mostOutcomes)
        throw new AppError('conflict:outcomes', {
          message: `A thread can have up to ${mostOutcomes} of these.`,
        });
      const [row] = await tx
        .insert(threadOutcomes)
        .values({
          threadId: id,
          messageId: body.message,
          kind: body.kind,
          text: body.text,
          state: 'open',
          assigneeId: body.assignee,
          due: body.due,
          createdBy: context.caller.user.id,
          membersOnly: visibility === 'private' || (message?.membersOnly ?? false),
        })
        // Written down from the same message before: then that one counts.
        .onConflictDoUpdate({
          target: [threadOutcomes.messageId, threadOutcomes.kind, threadOutcomes.text],
          set: { state: 'open', assigneeId: body.assignee, due: body.due, updatedAt: new Date() },
        })
        .returning({ id: threadOutcomes.id });
      publishThreadChanged(tx, id);
      return { id: row!.id };
    }),
  ),

  implement(changeOutcome, async ({ params: { id }, body: { assignee, ...body } }, context) =>
    context.bus.transact(async (tx) => {
      const [row] = await tx.select().from(threadOutcomes).where(eq(threadOutcomes.id, id));
      if (!row) throw noSuchOutcome();
      await readableThread(context, tx, row.threadId).catch(() => {
        throw noSuchOutcome();
      });
      await threadAs(context, tx, row.threadId, 'commenter');
      await mustBeMember(tx, row.threadId, assignee);
      await tx
        .update(threadOutcomes)
        .set({ ...body, ...(assignee === undefined ? {} : { assigneeId: assignee }), updatedAt: new Date() })
        .where(eq(threadOutcomes.id, id));
      publishThreadChanged(tx, row.threadId);
      return done;
    }),
  ),

  implement(tasksCalendar, async ({ params: { id } }, context) => {
    const access = await threadAs(context, context.db, id, 'reader');
    const tasks = (await rowsOf(context.db, access)).filter(
      ({ kind, state }) => kind === 'task' && state !== 'proposed',
    );
    const url = context.settings.publicUrl + href('/threads/:id', { id });
    return new Response(writeCalendar(access.thread.title, url, tasks), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="tasks.ics"',
      },
    });
  }),

  implement(whatIMissed, async ({ params: { id }, query: { since } }, context) => {
    const { db, caller, runs } = context;
    const { member } = await threadAs(context, db, id, 'reader');
    const me = caller.user.id;
    const rows = await db
      .select({ message: threadMessages, name: users.name })
      .from(threadMessages)
      .leftJoin(users, eq(users.id, threadMessages.authorId))
      .where(
        and(
          eq(threadMessages.threadId, id),
          gt(threadMessages.seq, since ?? member.readSeq),
          isNull(threadMessages.deletedAt),
          isHeardBy(me, threadMessages.authorId),
          inArray(threadMessages.kind, ['text', 'ask']),
        ),
      )
      .orderBy(asc(threadMessages.seq))
      .limit(mostMissed);
    const said = rows
      .filter(({ message }) => message.authorId !== me)
      .map(({ message, name }) => ({
        id: message.id,
        by: name ?? 'A former member',
        text: cutAtWord(plainLines(message.text), longestQuote),
        isToMe: message.mentions.includes(me),
        // What was asked of a tool is no part of what people said.
        isToTool: toolCallIn(message.text, (tool) => runs.find(tool) !== undefined) !== undefined,
      }));
    const ids = said.map((one) => one.id);
    const outcomes = ids.length
      ? await db
          .select({
            messageId: threadOutcomes.messageId,
            kind: threadOutcomes.kind,
            text: threadOutcomes.text,
          })
          .from(threadOutcomes)
          .where(and(inArray(threadOutcomes.messageId, ids), ne(threadOutcomes.state, 'dismissed')))
          .limit(20)
      : [];
    const quoted = ({ id: messageId, by, text }: (typeof said)[number]) => ({ messageId, by, text });
    return {
      messages: said.length,
      people: [...Map.groupBy(said, ({ by }) => by)]
        .map(([name, of]) => ({ name, messages: of.length }))
        .sort((a, b) => b.messages - a.messages),
      mentions: said
        .filter(({ isToMe }) => isToMe)
        .slice(0, 10)
        .map(quoted),
      outcomes,
      gist: gistOf(
        said.filter(({ isToTool }) => !isToTool),
        mostGist,
      ).map((one) => quoted(said.find(({ id: known }) => known === one.id)!)),
    };
  }),
];

const noSuchOutcome = () => new AppError('not_found:outcome', { message: 'This no longer exists.' });
