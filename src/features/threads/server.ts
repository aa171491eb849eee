import { and, eq, ne, sql } from 'drizzle-orm';
import { briefly } from '#kit/db/briefly.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { findMember } from '#tools/work/collaborator-queries.server.ts';
import { askEndpoints } from './asks/server.ts';
import { tellChanged, tellRead, tellRights } from './channel.server.ts';
import {
  changeThread,
  createThread,
  deleteThread,
  followThread,
  getThread,
  listMessages,
  listPublicThreads,
  listThreads,
  markRead,
  searchThreads,
  threadChanges,
} from './contract.ts';
import { documentEndpoints } from './document/server.ts';
import { inviteEndpoints } from './invites.server.ts';
import { mostPins, mostThreads } from './limits.ts';
import { addMember, memberEndpoints, tellListsOf } from './members.server.ts';
import { changedSince, findMessages, listPinned, pageOfMessages } from './message-queries.server.ts';
import { messageEndpoints } from './messages.server.ts';
import { outcomeEndpoints } from './outcomes/server.ts';
import { writeMessage } from './post.server.ts';
import { listMembers, presentMessages } from './present.server.ts';
import { listOpenThreads, listOwnThreads, mutedBy } from './queries.server.ts';
import { quietEndpoints } from './quiet.server.ts';
import { isAtLeast } from './roles.ts';
import { runEndpoints } from './runs.server.ts';
import { threadMembers, threads } from './table.server.ts';
import { runCalledTool } from './tool-mention.server.ts';
import { threadTrash } from './trash.server.ts';
import { findMessage, noSuchMessage, readableThread, threadAs, viewerId } from './who.server.ts';

const done = { success: true } as const;

export const threadEndpoints = [
  implement(listThreads, ({ query }, { db, caller }) => listOwnThreads(db, caller.user.id, query)),

  implement(listPublicThreads, ({ query: { before } }, context) =>
    listOpenThreads(context.db, viewerId(context), before),
  ),

  implement(createThread, async ({ body: { title, visibility, people, message } }, context) => {
    const ownerId = context.caller.user.id;
    const missing: string[] = [];
    const id = await context.bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      const own = and(eq(threadMembers.memberId, ownerId), eq(threadMembers.role, 'owner'));
      if ((await tx.$count(threadMembers, own)) >= mostThreads)
        throw new AppError('conflict:threads', {
          message: `You can own at most ${mostThreads.toLocaleString('en')} threads. Delete some first.`,
        });
      const [thread] = await tx
        .insert(threads)
        .values({ id: newId(), title, visibility, createdBy: ownerId })
        .returning();
      await tx.insert(threadMembers).values({ threadId: thread!.id, memberId: ownerId, role: 'owner' });
      for (const who of new Set(people)) {
        // By handle alone: who has which address is not told to whoever tries some.
        const found = who.lastIndexOf('@') > 0 ? undefined : await findMember(tx, who);
        const isAdded =
          found &&
          found.id !== ownerId &&
          (await addMember(tx, context, { thread: thread!, memberId: found.id, role: 'commenter' }).catch(
            (error: unknown) => {
              if (error instanceof AppError && error.code === 'forbidden:boundary') return false;
              throw error;
            },
          ));
        if (!isAdded && found?.id !== ownerId) missing.push(who);
      }
      return thread!.id;
    });
    if (message !== '') {
      const { row } = await writeMessage(context, { id: newId(), threadId: id, text: message });
      await runCalledTool(context, row);
    }
    await tellListsOf(context, id);
    return { id, missing };
  }),

  implement(getThread, async ({ params: { id } }, context) => {
    const { db } = context;
    const { thread, member } = await readableThread(context, db, id);
    const who = viewerId(context);
    const members = await listMembers(db, id);
    return {
      ...thread,
      role: member?.role ?? null,
      follow: member?.follow ?? 'all',
      readSeq: member?.readSeq ?? thread.rev,
      me: who ?? null,
      members: member ? members : members.map(({ readSeq: _, ...person }) => person),
      muted: who ? await mutedBy(db, who) : [],
      workId: member ? thread.workId : null,
      pinned: await presentMessages(db, await listPinned(db, id, mostPins)),
    };
  }),

  implement(changeThread, async ({ params: { id }, body }, context) => {
    await context.bus.transact(async (tx) => {
      const { member } = await threadAs(context, tx, id, 'editor');
      if (body.visibility !== undefined && !isAtLeast(member.role, 'owner'))
        throw new AppError('forbidden:thread', { message: 'Only the owner can open or close a thread.' });
      if (Object.keys(body).length > 0) await tx.update(threads).set(body).where(eq(threads.id, id));
      if (body.visibility === 'private') tellRights(tx, id);
      else tellChanged(tx, id);
    });
    await tellListsOf(context, id);
    return done;
  }),

  implement(deleteThread, async ({ params: { id } }, context) => {
    await context.bus.transact(async (tx) => {
      const { thread } = await threadAs(context, tx, id, 'owner');
      await tx.update(threads).set({ deletedAt: new Date() }).where(eq(threads.id, id));
      await context.trash.put(tx, {
        ownerId: context.caller.user.id,
        kind: threadTrash.kind,
        subjectId: id,
        label: `Thread: ${thread.title}`,
      });
      tellRights(tx, id);
    });
    await tellListsOf(context, id);
    return done;
  }),

  implement(listMessages, async ({ params: { id }, query: { before, after, around } }, context) => {
    const { db } = context;
    await readableThread(context, db, id);
    const found = around === undefined ? undefined : await findMessage(db, around);
    if (around !== undefined && found?.threadId !== id) throw noSuchMessage();
    const page = await pageOfMessages(db, id, {
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
      ...(found ? { around: found.seq } : {}),
    });
    const { rows, ...more } = page;
    return { items: await presentMessages(db, rows), ...more };
  }),

  implement(threadChanges, async ({ params: { id }, query: { since } }, context) => {
    const { db } = context;
    // Its number first: what comes in between is told again, not missed.
    const { thread } = await readableThread(context, db, id);
    const { rows, isCut } = await changedSince(db, id, since);
    return { items: await presentMessages(db, rows), rev: thread.rev, isCut };
  }),

  implement(markRead, async ({ params: { id }, body: { seq, back } }, context) => {
    const { db, bus, caller } = context;
    const { thread } = await threadAs(context, db, id, 'reader');
    const upTo = Math.min(seq, thread.rev);
    const own = and(eq(threadMembers.threadId, id), eq(threadMembers.memberId, caller.user.id));
    const [row] = await db
      .update(threadMembers)
      // Two devices at once: the one that has read further counts.
      .set({ readSeq: back ? upTo : sql`greatest(${threadMembers.readSeq}, ${upTo})` })
      .where(own)
      .returning({ readSeq: threadMembers.readSeq });
    tellRead(bus, id, caller.user.id, row!.readSeq);
    return { readSeq: row!.readSeq };
  }),

  implement(followThread, async ({ params: { id }, body: { follow } }, context) => {
    await threadAs(context, context.db, id, 'reader');
    await context.db
      .update(threadMembers)
      .set({ follow })
      .where(
        and(
          eq(threadMembers.threadId, id),
          eq(threadMembers.memberId, context.caller.user.id),
          ne(threadMembers.follow, follow),
        ),
      );
    return done;
  }),

  implement(searchThreads, async ({ query: { q, thread } }, context) => {
    const found = await briefly(context, (tx) =>
      findMessages(tx, { who: context.caller.user.id, q, thread }),
    );
    const shown = await presentMessages(
      context.db,
      found.map(({ message }) => message),
    );
    return { items: found.map(({ thread: of }, at) => ({ message: shown[at]!, thread: of })) };
  }),

  ...messageEndpoints,
  ...memberEndpoints,
  ...inviteEndpoints,
  ...runEndpoints,
  ...askEndpoints,
  ...outcomeEndpoints,
  ...documentEndpoints,
  ...quietEndpoints,
];
