/** What someone has under way, for the tray on every page. */
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { runColumns } from './run-queries.server.ts';
import { openStates } from './run.ts';
import { runs } from './table.server.ts';

const most = 20;
const day = 24 * 3600_000;
const { id, ownerId: _owner, tool, title, state, step, progress, readyAt, createdAt, endedAt } = runColumns;
const shown = { id, tool, title, state, step, progress, readyAt, createdAt, endedAt };

const isYoung = sql<boolean>`${runs.createdAt} > now() - interval '3 seconds'`;
const wasQuick = sql<boolean>`coalesce(${runs.endedAt} < ${runs.createdAt} + interval '10 seconds', false)`;

export type UnderWayRow = Pick<typeof runs.$inferSelect, keyof typeof shown>;

/** With those that ended in the last minutes and took a while, or were let run while one left; no run is under way for more than a day. */
export async function listUnderWayOf(
  db: Queryable,
  ownerId: string,
  isQueued: (tool: string) => boolean,
): Promise<UnderWayRow[]> {
  const justEnded = and(
    gt(runs.endedAt, sql`now() - interval '10 minutes'`),
    sql`${runs.state} <> 'stopped'`,
  );
  const rows = await db
    .select({ ...shown, isYoung, wasQuick })
    .from(runs)
    .where(
      and(
        eq(runs.ownerId, ownerId),
        gt(runs.id, firstIdAt(Date.now() - day)),
        isNull(runs.deletedAt),
        or(inArray(runs.state, openStates), justEnded),
      ),
    )
    .orderBy(sql`${runs.endedAt} is not null`, desc(runs.id))
    .limit(most);
  // What is answered in a moment is not worth a place in the tray.
  return rows.filter(({ tool, isYoung, wasQuick }) => isQueued(tool) || !(isYoung || wasQuick));
}

/** Ids begin with their time. */
function firstIdAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
