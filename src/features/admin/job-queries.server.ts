import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import type { JobState } from './jobs-contract.ts';

const pageSize = 30;

export async function listJobRows(db: Queryable, { state, before }: { state?: JobState; before?: string }) {
  const rows = await db
    .select({ job: jobs, owner: { id: users.id, name: users.name, handle: users.displayUsername } })
    .from(jobs)
    .leftJoin(users, eq(users.id, jobs.ownerId))
    .where(and(state ? eq(jobs.state, state) : undefined, before ? lt(jobs.id, before) : undefined))
    .orderBy(desc(jobs.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.job.id : null };
}

export async function findJob(db: Queryable, id: string) {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

/** Ends a job that is in one of these states; undefined where it has moved on meanwhile. */
export async function endJob(tx: Queryable, id: string, from: JobState[], step: string | null) {
  const [row] = await tx
    .update(jobs)
    .set({ state: 'cancelled', step, endedAt: new Date() })
    .where(and(eq(jobs.id, id), inArray(jobs.state, from)))
    .returning();
  return row;
}
