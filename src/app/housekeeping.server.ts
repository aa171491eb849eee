/** Every night: what has served its time goes, and the embedded database is given the care that others get by themselves. */
import { and, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { engineCalls } from '#kit/ai/table.server.ts';
import type { Database } from '#kit/db/database.server.ts';
import { pruneEvents } from '#kit/events/retention.server.ts';
import { idempotencyRecords } from '#kit/http/table.server.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { guests, principals } from '#kit/principals/table.server.ts';
import { isForgotten } from '#features/talks/queries.server.ts';
import { talks } from '#features/talks/table.server.ts';

const day = 24 * 3600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

/** Promised in the privacy policy. Guests: their cookie lasts 180 days and is not renewed; after that nobody can be this guest again. */
export const keptDays = { mails: 30, jobs: 90, guests: 190 };

/** Whose rows go, and which. */
const outdated: (() => [PgTable, SQL | undefined])[] = [
  () => [idempotencyRecords, lt(idempotencyRecords.createdAt, daysAgo(2))],
  () => [mails, and(isNotNull(mails.sentAt), lt(mails.createdAt, daysAgo(keptDays.mails)))],
  () => [mails, and(isNotNull(mails.failedAt), lt(mails.createdAt, daysAgo(keptDays.mails)))],
  () => [jobs, and(isNotNull(jobs.endedAt), lt(jobs.endedAt, daysAgo(keptDays.jobs)))],
  // A year back can be compared with; the ledger keeps what was paid.
  () => [engineCalls, lt(engineCalls.createdAt, daysAgo(400))],
  () => [talks, isForgotten],
];
/** The queue has long stopped trying; its links are old, and nobody should wait for it. */
const mailTriedFor = 3;
/** Short transactions: on the embedded database everyone else waits meanwhile. */
const batch = 1000;

export async function tidy(db: Database, signal?: AbortSignal) {
  await pruneEvents(db);
  for (const which of outdated) await removeAll(db, ...which(), signal);
  const stale = db
    .select({ id: guests.principalId })
    .from(guests)
    .where(lt(guests.lastSeenAt, daysAgo(keptDays.guests)));
  await removeAll(db, principals, inArray(principals.id, stale), signal);
  await db
    .update(mails)
    .set({ failedAt: new Date(), failure: 'given up', text: null, html: null })
    .where(and(isNull(mails.sentAt), isNull(mails.failedAt), lt(mails.createdAt, daysAgo(mailTriedFor))));
}

async function removeAll(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  signal: AbortSignal | undefined,
) {
  for (;;) {
    signal?.throwIfAborted();
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid in (select ctid from ${table} where ${where} limit ${batch})`,
    );
    if ((rowCount ?? 0) < batch) return;
  }
}

export const housekeeping = defineJob({
  kind: 'house.tidy',
  silent: true,
  input: z.object({}).nullish(),
  retries: 2,
  timeout: 1800,
  concurrency: 1,
  cron: '23 3 * * *',
  async run(_, { services: { db, connection }, signal }) {
    await tidy(db, signal);
    // Nothing runs in the background of the embedded database: dead rows stay and the planner learns nothing by itself.
    if (connection.kind === 'embedded') await connection.pool.query('vacuum (analyze)');
  },
});
