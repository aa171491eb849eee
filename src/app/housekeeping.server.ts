/** Every night: what has served its time goes, and the embedded database is given the care that others get by themselves. */
import { and, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Connection, Database } from '#kit/db/database.server.ts';
import { pruneEvents } from '#kit/events/retention.server.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { guests, principals } from '#kit/principals/table.server.ts';
import type { Outdated } from '#kit/feature/server-feature.server.ts';
import { keptDays } from '#kit/kept-days.ts';

const day = 24 * 3600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

/** The queue has long stopped trying; its links are old, and nobody should wait for it. */
const mailTriedFor = 3;
/** Short transactions: on the embedded database everyone else waits meanwhile. */
const batch = 1000;

export async function tidy(db: Database, outdated: readonly Outdated[], signal?: AbortSignal) {
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

/** Table by table: a statement for all of them would be one that everyone waits for. */
async function vacuum(pool: Connection['pool'], signal: AbortSignal) {
  const { rows } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname <> 'information_schema' order by c.oid`,
  );
  for (const { name } of rows) {
    signal.throwIfAborted();
    await pool.query(`vacuum (analyze) ${name}`);
  }
}

export const housekeepingOf = (outdated: readonly Outdated[]) =>
  defineJob({
    kind: 'house.tidy',
    silent: true,
    input: z.object({}).nullish(),
    retries: 2,
    timeout: 1800,
    concurrency: 1,
    cron: '23 3 * * *',
    async run(_, { services: { db, connection }, signal }) {
      await tidy(db, outdated, signal);
      // Nothing runs in the background of the embedded database: dead rows stay and the planner learns nothing by itself.
      if (connection.kind === 'embedded') await vacuum(connection.pool, signal);
    },
  });
