/** A private thread that is made public: its members are notified, and what they wrote before stays theirs to open. */
import { and, eq, ne, type SQL } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { href } from '#kit/href.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { publishThreadChanged, publishThreadMoved } from './channel.server.ts';
import { shareEarlierMessages } from './contract.ts';
import { nextRev } from './message-queries.server.ts';
import { threadMembers, threadMessages } from './table.server.ts';
import { holdThread, requireIdentity, threadAs, type ThreadRow } from './thread-access.server.ts';

export const consentEndpoints = [
  implement(shareEarlierMessages, async ({ params: { id } }, asked) => {
    const context = await requireIdentity(asked);
    return context.bus.transact(async (tx) => {
      await holdThread(tx, id);
      await threadAs(context, tx, id, 'reader');
      return { shared: await openMessagesOf(tx, id, context.who) };
    });
  }),
];

/** What its owner wrote is opened with it: who opens a thread agrees. */
export async function openThread(tx: BusTransaction, context: MemberContext, { id, title }: ThreadRow) {
  const { user } = context.caller;
  await openMessagesOf(tx, id, user.id);
  await publishMarks(tx, id);
  const members = await tx
    .select({ ownerId: users.id })
    .from(threadMembers)
    .innerJoin(users, eq(users.id, threadMembers.memberId))
    .where(and(eq(threadMembers.threadId, id), ne(users.id, user.id)));
  for (const { ownerId } of members)
    await notify(tx, context, {
      ownerId,
      from: user.id,
      kind: 'thread.opened',
      data: {
        title: `${user.name} made “${title}” public`,
        text: 'Everyone can read what is written from now on. What you wrote before stays visible to members only, unless you share it.',
        path: href('/threads/:id', { id }),
      },
    });
}

/** Open pages of members fetch again what is now marked as visible to them only. */
async function publishMarks(tx: BusTransaction, threadId: string) {
  const { rev } = await nextRev(tx, threadId);
  await tx
    .update(threadMessages)
    .set({ rev })
    .where(and(eq(threadMessages.threadId, threadId), eq(threadMessages.membersOnly, true)));
  publishThreadMoved(tx, threadId, rev);
}

/** Only their own words: answers of tools and to questions hold what others said. */
const isEarlierBy = (threadId: string, authorId: string): SQL | undefined =>
  and(
    eq(threadMessages.threadId, threadId),
    eq(threadMessages.authorId, authorId),
    eq(threadMessages.kind, 'text'),
    eq(threadMessages.membersOnly, true),
  );

export const countEarlier = (db: Queryable, threadId: string, authorId: string) =>
  db.$count(threadMessages, isEarlierBy(threadId, authorId));

async function openMessagesOf(tx: BusTransaction, threadId: string, authorId: string): Promise<number> {
  if ((await countEarlier(tx, threadId, authorId)) === 0) return 0;
  const { rev } = await nextRev(tx, threadId);
  const opened = await tx
    .update(threadMessages)
    .set({ membersOnly: false, rev })
    .where(isEarlierBy(threadId, authorId))
    .returning({ id: threadMessages.id });
  publishThreadMoved(tx, threadId, rev);
  publishThreadChanged(tx, threadId);
  return opened.length;
}
