import { eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { announceChange } from '#kit/auth/callers.server.ts';
import { findRole } from '#kit/businesses/act-for.server.ts';
import { businesses } from '#kit/businesses/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { files } from '#kit/files/table.server.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { archiveOf, exportPurpose } from '#kit/privacy/archive.server.ts';
import { eraseBusiness } from '#kit/privacy/erase-person.server.ts';
import { exportDays } from './limits.ts';
import { holdBusiness, listPeople } from './queries.server.ts';

/** What a ZIP without extensions can hold. */
const mostBytes = 4_000_000_000;
const contentType = 'application/zip';

/** Everything of a business in one file of whoever asked. It has the job's id, so that a second run finds the first one's. */
export const exportBusiness = defineJob({
  kind: 'businesses.export',
  input: z.object({ personId: z.uuid() }),
  retries: 2,
  timeout: 6 * 3600,
  concurrency: 1,
  async run({ personId }, { id, ownerId, services, signal, progress }) {
    const { bus, db, files: store, settings } = services;
    const [business] = await db.select().from(businesses).where(eq(businesses.id, ownerId!));
    if (!business) return; // dissolved while this waited
    // Whoever asked may have handed it over while this waited, or while it was made.
    const isTheirs = async (tx: Queryable) =>
      (await findRole(tx, { businessId: business.id, personId })) === 'owner';
    if (!(await isTheirs(db))) return;
    const [made] = await db.select({ id: files.id }).from(files).where(eq(files.id, id));
    if (made) return;
    const archive = archiveOf(services, { id: business.id, email: business.id }, progress);
    const kept = await store.keep(archive, { contentType, maxBytes: mostBytes, signal });
    const finish = bus.transact(async (tx) => {
      await holdBusiness(tx, business.id);
      if (!(await isTheirs(tx))) return false;
      await store.record(tx, kept, {
        id,
        ownerId: personId,
        purpose: exportPurpose,
        name: `${settings.product.slug}-${business.handle}.zip`,
        contentType,
        expiresAt: new Date(Date.now() + exportDays * 24 * 3600_000),
      });
      await notify(tx, services, {
        ownerId: personId,
        kind: 'job.ended',
        data: {
          title: `The archive of ${business.name} is ready`,
          text: `You can download it for ${exportDays} days.`,
          path: `/business/${business.id}/dashboard?tab=settings`,
        },
      });
      return true;
    });
    const isKept = await finish.catch(async (error: unknown) => {
      await store.storage.delete(kept.key);
      throw error;
    });
    if (!isKept) await store.storage.delete(kept.key);
  },
});

/** Every hour: businesses that nobody owns and nobody took over in time. */
export const dissolveOwnerless = defineJob({
  kind: 'businesses.ownerless',
  input: z.object({}).nullish(),
  retries: 0,
  timeout: 1800,
  cron: '41 * * * *',
  silent: true,
  async run(_input, { services, signal }) {
    const due = await services.db
      .select({ id: businesses.id })
      .from(businesses)
      .where(lt(businesses.dissolvesAt, sql`now()`))
      .limit(100);
    for (const { id } of due) {
      if (signal.aborted) return;
      await eraseBusiness(services, id, { actorId: null }, async (tx) => {
        const business = await holdBusiness(tx, id);
        // Taken over a moment ago.
        if (business.dissolvesAt === null || business.dissolvesAt > new Date()) throw new TakenOver();
        for (const { member } of await listPeople(tx, id)) {
          announceChange(tx, member.memberId);
          await notify(tx, services, {
            ownerId: member.memberId,
            kind: 'business.changed',
            data: {
              title: `${business.name} was dissolved`,
              text: 'It had no owner, and no one took it over.',
              path: '/business/my-businesses',
            },
          });
        }
      }).catch((error: unknown) => {
        if (!(error instanceof TakenOver)) throw error;
      });
    }
  },
});

class TakenOver extends Error {}
