import { and, eq, ne, sql } from 'drizzle-orm';
import { briefly } from '#kit/db/briefly.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { findMember } from '#tools/work/collaborator-queries.server.ts';
import { askEndpoints } from './asks/server.ts';
import { publishThreadChanged, publishReadMark, publishRightsChanged } from './channel.server.ts';
import { consentEndpoints, countEarlier, openThread } from './consent.server.ts';
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
import { requireThreadPlace } from './create.server.ts';
import { documentEndpoints } from './document/server.ts';
import { inviteEndpoints } from './invites.server.ts';
import { removeGuests } from './guests.server.ts';
import { guestEndpoints } from './join-as-guest.server.ts';
import { mostPins } from './limits.ts';
import { addMember, memberEndpoints, publishThreadListsOf } from './members.server.ts';
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
import { quietEndpoints } from './digest-email.server.ts';
import { isAtLeast } from './roles.ts';
import { runEndpoints } from './runs.server.ts';
import { threadMembers, threads } from './table.server.ts';
import { runCalledTool } from './tool-mention.server.ts';
import { threadTrash } from './trash.server.ts';
import {
  findMessage,
  holdThread,
  isShownTo,
  knowGuest,
  requireIdentity,
  noSuchMessage,
  readableThread,
  threadAs,
  viewerId,
  type ThreadAccess,
} from './thread-access.server.ts';

const done = { success: true } as const;
const stretchOf = (access: ThreadAccess) => ({ threadId: access.thread.id, shown: isShownTo(access) });

export const threadEndpoints = [
  implement(listThreads, ({ query }, context) => listOwnThreads(context, context.caller.user.id, query)),

  implement(listPublicThreads, ({ query: { before } }, context) =>
    listOpenThreads(context, viewerId(context), before),
  ),

  implement(createThread, async ({ body: { title, visibility, people, message } }, context) => {
    const ownerId = context.caller.user.id;
    const missing: string[] = [];
    const id = await context.bus.transact(async (tx) => {
      await requireThreadPlace(tx, ownerId);
      const [thread] = await tx
        .insert(threads)
        .values({ id: newId(), title, visibility, createdBy: ownerId })
        .returning();
      await tx.insert(threadMembers).values({ threadId: thread!.id, memberId: ownerId, role: 'owner' });
      for (const who of new Set(people)) {
        const existingMember = await findMember(tx, who);
        const isAdded =
          existingMember &&
          existingMember.id !== ownerId &&
          (await addMember(tx, context, {
            thread: thread!,
            memberId: existingMember.id,
            role: 'commenter',
          }).catch((error: unknown) => {
            if (error instanceof AppError && error.code === 'forbidden:boundary') return false;
            throw error;
          }));
        if (!isAdded && existingMember?.id !== ownerId) missing.push(who);
      }
      return thread!.id;
    });
    if (message !== '') {
      const { row } = await writeMessage(context, { id: newId(), threadId: id, text: message });
      await runCalledTool(context, row);
    }
    await publishThreadListsOf(context, id);
    return { id, missing };
  }),

  implement(getThread, async ({ params: { id } }, asked) => {
    const context = await knowGuest(asked);
    const { db } = context;
    const access = await readableThread(context, db, id);
    const { thread, member } = access;
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
      pinned: await presentMessages(context, await listPinned(db, stretchOf(access), mostPins)),
      earlier: thread.visibility === 'public' && member ? await countEarlier(db, id, member.memberId) : 0,
    };
  }),

  implement(changeThread, async ({ params: { id }, body }, context) => {
    await context.bus.transact(async (tx) => {
      await holdThread(tx, id);
      const { thread, member } = await threadAs(context, tx, id, 'editor');
      const isOpening = body.visibility !== undefined || body.allowsGuests !== undefined;
      if (isOpening && !isAtLeast(member.role, 'owner'))
        throw new AppError('forbidden:thread', {
          message: 'Only the owner can make a thread public or private.',
        });
      if (Object.keys(body).length > 0) await tx.update(threads).set(body).where(eq(threads.id, id));
      if (body.visibility === 'public' && thread.visibility === 'private')
        await openThread(tx, context, thread);
      if (body.allowsGuests === false) await removeGuests(tx, id);
      if (body.visibility === 'private') publishRightsChanged(tx, id);
      else publishThreadChanged(tx, id);
    });
    await publishThreadListsOf(context, id);
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
      publishRightsChanged(tx, id);
    });
    await publishThreadListsOf(context, id);
    return done;
  }),

  implement(listMessages, async ({ params: { id }, query: { before, after, around, at } }, asked) => {
    const context = await knowGuest(asked);
    const { db } = context;
    const access = await readableThread(context, db, id);
    const stretch = stretchOf(access);
    if (at === 'unread' && access.member) {
      const { rows, ...more } = await pageAtUnread(db, stretch, access.member);
      return { items: await presentMessages(context, rows), ...more };
    }
    const centre = around === undefined ? undefined : await findMessage(db, around);
    const isHidden = centre?.membersOnly && !access.member;
    if (around !== undefined && (centre?.threadId !== id || isHidden)) throw noSuchMessage();
    const page = await pageOfMessages(db, stretch, {
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
      ...(centre ? { around: centre.seq } : {}),
    });
    const { rows, ...more } = page;
    return { items: await presentMessages(context, rows), ...more };
  }),

  implement(threadChanges, async ({ params: { id }, query: { since } }, asked) => {
    const context = await knowGuest(asked);
    const { db } = context;
    // Its number first: what comes in between is told again, not missed.
    const access = await readableThread(context, db, id);
    const { rows, isCut } = await changedSince(db, stretchOf(access), since);
    return { items: await presentMessages(context, rows), rev: access.thread.rev, isCut };
  }),

  implement(markRead, async ({ params: { id }, body: { seq, back } }, asked) => {
    const context = await requireIdentity(asked);
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
    publishReadMark(bus, id, who, row!.readSeq);
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
    const matchIds = new Set(byWords.map(({ message }) => message.id));
    const near = thread ? await findNearMessages(context, { who, q, thread, known: matchIds }) : [];
    const matches = [...byWords, ...near];
    const messages = await presentMessages(
      context,
      matches.map(({ message }) => message),
    );
    return {
      items: matches.map(({ message, thread: of }, at) => ({
        message: messages[at]!,
        thread: of,
        byMeaning: !matchIds.has(message.id),
      })),
    };
  }),

  ...messageEndpoints,
  ...memberEndpoints,
  ...inviteEndpoints,
  ...guestEndpoints,
  ...consentEndpoints,
  ...runEndpoints,
  ...askEndpoints,
  ...outcomeEndpoints,
  ...documentEndpoints,
  ...quietEndpoints,
];
