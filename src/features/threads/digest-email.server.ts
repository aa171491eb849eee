/** Mail about threads: one email for all that is unread, at most once a day, and never in someone’s quiet hours. */
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#kit/auth/table.server.ts';
import { href } from '#kit/href.ts';
import { implement } from '#kit/http/implement.server.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { Services } from '#kit/services.server.ts';
import { putThreadQuietHours, threadQuietHours } from './contract.ts';
import { listOwnThreads } from './queries.server.ts';
import { isQuiet } from './quiet.ts';
import { threadMembers, threadQuiet, threads } from './table.server.ts';

const never = { quietFrom: 0, quietTo: 0, timeZone: 'UTC', toldAt: null };
const day = 24 * 3600_000;
/** Whoever is reading needs no email about it. */
const restMinutes = 30;
const atOnce = 500;
const mostNamed = 8;

export const quietEndpoints = [
  implement(threadQuietHours, async (_, { db, caller }) => {
    const [row] = await db.select().from(threadQuiet).where(eq(threadQuiet.ownerId, caller.user.id));
    const { quietFrom, quietTo, timeZone } = row ?? never;
    return { from: quietFrom, to: quietTo, timeZone };
  }),
  implement(putThreadQuietHours, async ({ body: { from, to, timeZone } }, { db, caller }) => {
    const set = { quietFrom: from, quietTo: to, timeZone };
    await db
      .insert(threadQuiet)
      .values({ ownerId: caller.user.id, ...set })
      .onConflictDoUpdate({ target: threadQuiet.ownerId, set });
    return { success: true } as const;
  }),
];

/** Every hour for whoever's time has come. */
export const threadDigest = defineJob({
  kind: 'threads.digest',
  silent: true,
  cron: '7 * * * *',
  input: z.object({}).nullish(),
  retries: 2,
  timeout: 600,
  async run(_, { services, signal }) {
    await sendDigests(services, new Date(), signal);
  },
});

export async function sendDigests(services: Services, now: Date, signal?: AbortSignal) {
  const { db } = services;
  const waiting = await db
    .selectDistinct({ id: users.id, quiet: threadQuiet })
    .from(threadMembers)
    .innerJoin(threads, eq(threads.id, threadMembers.threadId))
    .innerJoin(users, eq(users.id, threadMembers.memberId))
    .leftJoin(threadQuiet, eq(threadQuiet.ownerId, users.id))
    .where(
      and(
        isNull(threads.deletedAt),
        isNull(users.suspendedAt),
        sql`${threadMembers.follow} <> 'muted'`,
        gt(threads.rev, threadMembers.readSeq),
        gt(threads.lastMessageAt, new Date(now.getTime() - 2 * day)),
        lt(threads.lastMessageAt, new Date(now.getTime() - restMinutes * 60_000)),
        or(isNull(threadQuiet.toldAt), lt(threadQuiet.toldAt, new Date(now.getTime() - day))),
        or(isNull(threadQuiet.toldAt), gt(threads.lastMessageAt, threadQuiet.toldAt)),
      ),
    )
    .limit(atOnce);
  for (const { id, quiet } of waiting) {
    signal?.throwIfAborted();
    if (isQuiet(now, quiet ?? never)) continue;
    await emailDigest(services, id, now);
  }
}

async function emailDigest(services: Services, ownerId: string, now: Date) {
  const { items } = await listOwnThreads(services, ownerId, {});
  const unread = items.filter(({ follow, unread: count, mentions }) =>
    follow === 'all' ? count > 0 : follow === 'mentions' && mentions > 0,
  );
  await services.bus.transact(async (tx) => {
    await tx
      .insert(threadQuiet)
      .values({ ownerId, toldAt: now })
      .onConflictDoUpdate({ target: threadQuiet.ownerId, set: { toldAt: now } });
    if (unread.length === 0) return;
    const named = unread
      .slice(0, mostNamed)
      .map(
        ({ title, unread: count, mentions }) =>
          `“${title}”: ${count} new${mentions > 0 ? `, ${mentions} to you` : ''}`,
      );
    const more = unread.length - named.length;
    await notify(tx, services, {
      ownerId,
      kind: 'thread.digest',
      data: {
        title: unread.length === 1 ? `Unread in “${unread[0]!.title}”` : `Unread in ${unread.length} threads`,
        text: [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('. '),
        path: unread.length === 1 ? href('/threads/:id', { id: unread[0]!.id }) : href('/threads'),
      },
    });
  });
}
