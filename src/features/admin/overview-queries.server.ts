import { sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { files } from '#kit/files/table.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import type { Overview } from './contract.ts';

/** One round trip; counts come as text since they may be larger than a JavaScript number, which these are not. */
export async function countEverything(db: Queryable): Promise<Overview> {
  const { rows } = await db.execute<Record<keyof Overview, string>>(sql`
    select u.*, j.*, m.*, f.* from
      (select count(*) as "users",
              count(*) filter (where ${users.createdAt} > now() - interval '7 days') as "newThisWeek",
              count(*) filter (where ${users.suspendedAt} is not null) as "suspended"
         from ${users}) u,
      (select count(*) filter (where ${jobs.state} = 'running') as "jobsRunning",
              count(*) filter (where ${jobs.state} = 'queued') as "jobsQueued",
              count(*) filter (where ${jobs.state} = 'failed') as "jobsFailed"
         from ${jobs}) j,
      (select count(*) filter (where ${mails.failedAt} is null) as "mailsWaiting",
              count(*) filter (where ${mails.failedAt} is not null) as "mailsFailed"
         from ${mails} where ${mails.sentAt} is null) m,
      (select count(*) as "files", coalesce(sum(${files.bytes}), 0) as "storedBytes" from ${files}) f`);
  return Object.fromEntries(
    Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)]),
  ) as Overview;
}
