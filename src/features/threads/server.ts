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
import { removeGuests } from './guests.server.ts';
import { guestEndpoints } from './join-as-guest.server.ts';
import { mostPins, mostThreads } from './limits.ts';
import { addMember, memberEndpoints, tellListsOf } from './members.server.ts';
import {
  changedSince,
  findMessages,
  listPinned,
  pageAtUnread,
  pageOfMessages,
} from './message-queries.server.ts';
import { findNearMessages } from './message-meaning.server.ts';
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
import {
  findMessage,
  knowGuest,
  mustBeSomeone,
  noSuchMessage,
  readableThread,
  threadAs,
  viewerId,
} from './who.server.ts';

const done = { success: true } as const;

export const threadEndpoints = [
  implement(listThreads, ({ query }, context) => listOwnThreads(context, context.caller.user.id, query)),

  implement(listPublicThreads, ({ query: { before } }, context) =>
    listOpenThreads(context, viewerId(context), before),
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
        const found = await findMember(tx, who);
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

  implement(getThread, async ({ params: { id } }, asked) => {
    const context = await knowGuest(asked);
    const { db } = context;
    const { thread, member } = await readableThread(context, db, id);
    const who = viewerId(context);
    const members = await listMembers(db, id);
    return {
      ...thread,
      role: member?.role ?? null,
      follow: member?.follow ?? 'all',
      readSeq: member?.readSeq ?? thread.rev,
      // Whoever has a guest's cookie from elsewhere is a stranger here.
      me: member || context.caller.kind === 'member' ? (who ?? null) : null,
      members: member ? members : members.map(({ readSeq: _, ...person }) => person),
      muted: who ? await mutedBy(db, who) : [],
      isGuest: member !== undefined && context.caller.kind !== 'member',
      workId: member && context.caller.kind === 'member' ? thread.workId : null,
      pinned: await presentMessages(context, await listPinned(db, id, mostPins)),
    };
  }),

  implement(changeThread, async ({ params: { id }, body }, context) => {
    await context.bus.transact(async (tx) => {
      const { member } = await threadAs(context, tx, id, 'editor');
      const isOpening = body.visibility !== undefined || body.allowsGuests !== undefined;
      if (isOpening && !isAtLeast(member.role, 'owner'))
        throw new AppError('forbidden:thread', { message: 'Only the owner can open or close a thread.' });
      if (Object.keys(body).length > 0) await tx.update(threads).set(body).where(eq(threads.id, id));
      if (body.allowsGuests === false) await removeGuests(tx, id);
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

  implement(listMessages, async ({ params: { id }, query: { before, after, around, at } }, asked) => {
    const context = await knowGuest(asked);
    const { db } = context;
    const { member } = await readableThread(context, db, id);
    if (at === 'unread' && member) {
      const { rows, ...more } = await pageAtUnread(db, id, member);
      return { items: await presentMessages(context, rows), ...more };
    }
    const found = around === undefined ? undefined : await findMessage(db, around);
    if (around !== undefined && found?.threadId !== id) throw noSuchMessage();
    const page = await pageOfMessages(db, id, {
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
      ...(found ? { around: found.seq } : {}),
    });
    const { rows, ...more } = page;
    return { items: await presentMessages(context, rows), ...more };
  }),

  implement(threadChanges, async ({ params: { id }, query: { since } }, asked) => {
    const context = await knowGuest(asked);
    const { db } = context;
    // Its number first: what comes in between is told again, not missed.
    const { thread } = await readableThread(context, db, id);
    const { rows, isCut } = await changedSince(db, id, since);
    return { items: await presentMessages(context, rows), rev: thread.rev, isCut };
  }),

  implement(markRead, async ({ params: { id }, body: { seq, back } }, asked) => {
    const context = await mustBeSomeone(asked);
    const { db, bus, who } = context;
    const { thread } = await threadAs(context, db, id, 'reader');
    const upTo = Math.min(seq, thread.rev);
    const own = and(eq(threadMembers.threadId, id), eq(threadMembers.memberId, who));
    const [row] = await db
      .update(threadMembers)
      // Two devices at once: the one that has read further counts.
      .set({ readSeq: back ? upTo : sql`greatest(${threadMembers.readSeq}, ${upTo})` })
      .where(own)
      .returning({ readSeq: threadMembers.readSeq });
    tellRead(bus, id, who, row!.readSeq);
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
    const who = context.caller.user.id;
    const byWords = await briefly(context, (tx) => findMessages(tx, { who, q, thread }));
    const known = new Set(byWords.map(({ message }) => message.id));
    const near = thread ? await findNearMessages(context, { who, q, thread, known }) : [];
    const found = [...byWords, ...near];
    const shown = await presentMessages(
      context,
      found.map(({ message }) => message),
    );
    return {
      items: found.map(({ message, thread: of }, at) => ({
        message: shown[at]!,
        thread: of,
        byMeaning: !known.has(message.id),
      })),
    };
  }),

  ...messageEndpoints,
  ...memberEndpoints,
  ...inviteEndpoints,
  ...guestEndpoints,
  ...runEndpoints,
  ...askEndpoints,
  ...outcomeEndpoints,
  ...documentEndpoints,
  ...quietEndpoints,
];
