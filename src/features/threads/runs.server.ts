/** What tools make in a thread, for everyone in it. */
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#kit/errors.ts';
import type { FileGrant } from '#kit/files/grant.server.ts';
import { files } from '#kit/files/table.server.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { Services } from '#kit/services.server.ts';
import { runNews } from '#tools/run/news.server.ts';
import { madeBy } from '#tools/run/run-files.server.ts';
import { findRun } from '#tools/run/run-queries.server.ts';
import { gather } from '#kit/feature/server-feature.server.ts';
import { answererOf } from './answerer.server.ts';
import { closeAnswered } from './asks/close.server.ts';
import { publishRunEnded } from './channel.server.ts';
import { listThreadTools, threadRun } from './contract.ts';
import { pandaName } from './mentions.ts';
import { filePurpose } from './message-queries.server.ts';
import { memberIds } from './queries.server.ts';
import { threadAsks, threadFiles, threadMessages } from './table.server.ts';
import { takesWords } from '#tools/define/plain-input.ts';
import { findThread, isShownTo, knowGuest, readableMessage, viewerId } from './thread-access.server.ts';

export const runEndpoints = [
  implement(threadRun, async ({ params: { id } }, asked) => {
    const context = await knowGuest(asked);
    const { message } = await readableMessage(context, context.db, id);
    const run = message.runId ? await findRun(context.db, message.runId) : undefined;
    if (!run)
      throw new AppError('not_found:run', {
        message: 'This result was deleted by the person who asked for it.',
      });
    const { runs } = context;
    const isMine = run.ownerId === viewerId(context);
    const { sharedOutput } = runs.find(run.tool)?.tool ?? {};
    return {
      ...run,
      toolTitle: runs.titleOf(run.tool),
      answeredBy: answererOf(runs, run.tool, called.safeParse(run.output.data).data?.ally.name ?? null),
      output: isMine || !sharedOutput ? run.output : sharedOutput(run.output, { raw: true }),
      path: isMine ? (runs.pathOf(run) ?? null) : null,
      isMine,
    };
  }),

  implement(listThreadTools, async ({ query: { thread } }, context) => ({
    items: [
      {
        name: pandaName,
        title: 'The panda',
        description: 'Reads recent messages, asks every available engine, and shows where they agree.',
      },
      ...(thread ? await calleesIn(context, thread) : []),
      ...context.runs.tools
        .filter(takesWords)
        .map(({ id, title, description }) => ({ name: id, title, description })),
    ],
  })),
];

/** What whoever was called by a name of their own says of themselves. */
const called = z.object({ ally: z.object({ name: z.string() }) });

/** Only members of the thread call someone there. */
async function calleesIn(context: Context, threadId: string) {
  const { caller, features, db } = context;
  if (caller.kind !== 'member') return [];
  const members = await memberIds(db, threadId);
  if (!members.includes(caller.user.id)) return [];
  const mentionables = gather(features, 'mentionables');
  const lists = await Promise.all(mentionables.map((one) => one.list(context as MemberContext, { members })));
  return lists.flat();
}

/** Open pages look again when what a tool makes in their thread is there. */
export function watchThreadRuns(services: Services) {
  const { bus, db, log } = services;
  async function look(ids: string[]) {
    const rows = await db
      .select({ threadId: threadMessages.threadId, runId: threadMessages.runId })
      .from(threadMessages)
      .where(inArray(threadMessages.runId, ids));
    const asks = await db
      .select({ threadId: threadAsks.threadId, runId: threadAsks.runId })
      .from(threadAsks)
      .where(inArray(threadAsks.runId, ids));
    for (const { threadId, runId } of [...rows, ...asks]) if (runId) publishRunEnded(bus, threadId, runId);
    await closeAnswered(services, ids);
  }
  const stop = bus.on(runNews.ended, ({ ids }) => {
    look(ids).catch((error: unknown) =>
      log.warn(
        { event: 'thread.run_update_failed', err: error },
        'A thread could not be updated with the state of a run.',
      ),
    );
  });
  return stop;
}

/** Members read what was attached to messages and what tools made in the thread, for as long as both are there. */
export const threadFileGrant: FileGrant = {
  name: 'thread',
  async mayRead(context, { id, purpose, variantOf }, threadId) {
    if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(threadId)) return false;
    const { db } = context;
    const access = await findThread(db, threadId, viewerId(await knowGuest(context)));
    if (!access) return false;
    const whole = variantOf ?? id;
    if (purpose === filePurpose(threadId)) {
      const [kept] = await db
        .select({ deletedAt: threadMessages.deletedAt, of: threadMessages.threadId })
        .from(threadFiles)
        .innerJoin(threadMessages, eq(threadMessages.id, threadFiles.messageId))
        .innerJoin(files, eq(files.id, threadFiles.fileId))
        .where(and(eq(threadFiles.fileId, whole), isShownTo(access)));
      return kept?.of === threadId && kept.deletedAt === null;
    }
    const run = /^run:([\da-f-]{36})$/.exec(purpose)?.[1];
    if (!run || purpose !== madeBy(run)) return false;
    const shown = await db
      .select({ of: threadMessages.threadId, deletedAt: threadMessages.deletedAt })
      .from(threadMessages)
      .where(and(eq(threadMessages.runId, run), isShownTo(access)));
    return shown.some(({ of, deletedAt }) => of === threadId && deletedAt === null);
  },
};
