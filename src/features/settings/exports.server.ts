import { and, desc, eq, inArray } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { files } from '#kit/files/table.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { exportData } from './jobs.server.ts';
import { exportKind, listExports, startExport } from './privacy-contract.ts';

const mostShown = 20;

export const exportEndpoints = [
  implement(listExports, async (_, { db, caller }) => ({ items: await findExports(db, caller.user.id) })),

  implement(startExport, async (_, { bus, db, jobs: queue, caller }) => {
    const ownerId = caller.user.id;
    const id = await bus.transact(async (tx) => {
      // Two clicks at once wait for each other here.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
      const running = await tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(ofOwner(ownerId), inArray(jobs.state, ['queued', 'running'])));
      if (running.length > 0)
        throw new AppError('conflict:export_running', { message: 'An export is already being prepared.' });
      return queue.enqueue(tx, exportData, {}, { ownerId });
    });
    const started = (await findExports(db, ownerId)).find((one) => one.id === id);
    return started!;
  }),
];

const ofOwner = (ownerId: string) => and(eq(jobs.ownerId, ownerId), eq(jobs.kind, exportKind));

async function findExports(db: Queryable, ownerId: string) {
  const rows = await db
    .select({ job: jobs, file: files })
    .from(jobs)
    .leftJoin(files, eq(files.id, jobs.id))
    .where(ofOwner(ownerId))
    .orderBy(desc(jobs.createdAt))
    .limit(mostShown);
  return rows.map(({ job, file }) => ({
    id: job.id,
    state: job.state,
    progress: job.progress,
    step: job.step,
    error: job.error,
    createdAt: job.createdAt,
    file: presentFile(file),
  }));
}

function presentFile(file: typeof files.$inferSelect | null) {
  if (!file?.expiresAt || file.expiresAt < new Date()) return null;
  return { url: `/api/files/${file.id}`, bytes: file.bytes, expiresAt: file.expiresAt };
}
