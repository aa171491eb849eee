import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#kit/auth/table.server.ts';
import { files } from '#kit/files/table.server.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { archiveOf, exportPurpose } from '#kit/privacy/archive.server.ts';
import { exportKind, exportLastsDays } from './privacy-contract.ts';

/** What a ZIP without extensions can hold. */
const mostBytes = 4_000_000_000;
const contentType = 'application/zip';

/** Everything of a person in one private file. The file has the job's id, so that a second run finds the first one's. */
export const exportData = defineJob({
  kind: exportKind,
  input: z.object({}),
  retries: 2,
  timeout: 6 * 3600,
  concurrency: 1,
  async run(_, { id, ownerId, services, signal, progress }) {
    const { bus, db, files: store, settings } = services;
    const [person] = await db.select().from(users).where(eq(users.id, ownerId!));
    if (!person) return; // erased while this waited
    const [made] = await db.select({ id: files.id }).from(files).where(eq(files.id, id));
    if (made) return;

    await progress(0, 'Getting ready');
    const archive = archiveOf(services, person, progress);
    const kept = await store.keep(archive, { contentType, maxBytes: mostBytes, signal });
    const finish = bus.transact(async (tx) => {
      await store.record(tx, kept, {
        id,
        ownerId: person.id,
        purpose: exportPurpose,
        name: `${settings.product.slug}-${person.username ?? 'data'}-${today()}.zip`,
        contentType,
        expiresAt: new Date(Date.now() + exportLastsDays * 24 * 3600_000),
      });
      await notify(tx, services, {
        ownerId: person.id,
        kind: 'job.ended',
        data: {
          title: 'Your data is ready',
          text: `Your data is in one archive. You can download it for ${exportLastsDays} days.`,
          path: '/settings?tab=data',
        },
      });
    });
    await finish.catch(async (error: unknown) => {
      // Nobody will ever ask for it: the person may be gone by now.
      await store.storage.delete(kept.key);
      throw error;
    });
  },
});

const today = () => new Date().toISOString().slice(0, 10);
