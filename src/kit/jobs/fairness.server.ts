/** Who goes first, where people wait in one line: not whoever came first, but whoever has the fewest before this one. */
import { sql } from 'drizzle-orm';
import type { SendOptions, WorkOptions } from 'pg-boss';
import { planOf } from '#kit/credits/plan-of.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { JobDefinition } from './define-job.server.ts';

/** Somebody's tenth waits behind everyone's first, whoever asked earlier. A plan may count as a few fewer waiting. */
export async function placeInLine(
  tx: Queryable,
  { kind, fair }: Pick<JobDefinition, 'kind' | 'fair'>,
  ownerId: string | null,
): Promise<Pick<SendOptions, 'group' | 'priority'>> {
  if (!fair || ownerId === null) return {};
  const { rows } = await tx.execute<{ open: number }>(sql`
    select count(*)::int as open from pgboss.job
    where name = ${kind} and group_id = ${ownerId} and state in ('created', 'retry', 'active')`);
  const { headStart } = await planOf(tx, ownerId);
  return { group: { id: ownerId }, priority: headStart - (rows[0]?.open ?? 0) };
}

/** Half of a node's places: others always find one. A single place is taken in turns. */
export function peopleAtOnce({ fair }: JobDefinition, places: number): WorkOptions {
  return fair ? { localGroupConcurrency: Math.ceil(places / 2) } : {};
}
