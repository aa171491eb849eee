/** Every hour: listings whose time is over, and a word before it is. */
import { and, eq, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import type { Services } from '#kit/services.server.ts';
import { pathOf, quoted, notifyMember } from './notify.server.ts';
import { listings } from './table.server.ts';

const batch = 200;
const warnBefore = 3 * 24 * 3600_000;

export const expireListings = defineJob({
  kind: 'listings.expire',
  silent: true,
  input: z.object({}).nullish(),
  retries: 1,
  timeout: 1800,
  concurrency: 1,
  cron: '23 * * * *',
  async run(_, { services, signal }) {
    while ((await expireSome(services)) === batch) signal.throwIfAborted();
    while ((await warnSome(services)) === batch) signal.throwIfAborted();
  },
});

export function expireSome(services: Services): Promise<number> {
  return services.bus.transact(async (tx) => {
    const due = await tx
      .select()
      .from(listings)
      .where(
        and(
          eq(listings.state, 'live'),
          lte(listings.expiresAt, services.clock.now()),
          isNull(listings.deletedAt),
        ),
      )
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const { id, ownerId, title } of due) {
      await tx.update(listings).set({ state: 'expired' }).where(eq(listings.id, id));
      await notifyMember(tx, services, {
        to: ownerId,
        kind: 'listing.state',
        title: `${quoted(title)} has expired`,
        text: 'Renew it to show it again, or close it.',
        path: pathOf(id),
      });
    }
    return due.length;
  });
}

export function warnSome(services: Services): Promise<number> {
  return services.bus.transact(async (tx) => {
    const now = services.clock.now();
    const soon = await tx
      .select()
      .from(listings)
      .where(
        and(
          eq(listings.state, 'live'),
          lte(listings.expiresAt, new Date(now.getTime() + warnBefore)),
          isNull(listings.warnedAt),
          isNull(listings.deletedAt),
        ),
      )
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const { id, ownerId, title } of soon) {
      await tx.update(listings).set({ warnedAt: now }).where(eq(listings.id, id));
      await notifyMember(tx, services, {
        to: ownerId,
        kind: 'listing.state',
        title: `${quoted(title)} expires in 3 days`,
        text: 'Renew it to keep it up.',
        path: pathOf(id),
      });
    }
    return soon.length;
  });
}
