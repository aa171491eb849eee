/** Talks: runs that follow up on one another. Every turn knows the one before it; two that follow the same one are branches. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import type { EarlierTurn } from '../define/define-run.server.ts';
import { runColumns, type RunRow } from '../run/run-queries.server.ts';
import { runs } from '../run/table.server.ts';

/** What an engine is told of a long talk: the latest turns. */
const mostEarlierTurns = 12;
/** What a page shows of one. */
const mostTurns = 200;

/** The turns before a run, oldest first; what was deleted since is not among them. */
export async function earlierTurns(
  db: Queryable,
  { parentId, ownerId }: Pick<RunRow, 'parentId' | 'ownerId'>,
): Promise<EarlierTurn[]> {
  if (!parentId) return [];
  const { rows } = await db.execute<EarlierTurn & Record<string, unknown>>(sql`
    with recursive earlier as (
      select id, parent_id, input, output, deleted_at, 1 as distance from run where id = ${parentId} and owner_id = ${ownerId}
      union all
      select r.id, r.parent_id, r.input, r.output, r.deleted_at, e.distance + 1 from run r
        join earlier e on r.id = e.parent_id where r.owner_id = ${ownerId} and e.distance < ${mostEarlierTurns}
    )
    select input, output from earlier where deleted_at is null order by distance desc`);
  return rows.map(({ input, output }) => ({ input, output }));
}

export interface Turn {
  row: RunRow;
  /** Ids of the turns at the same place, oldest first, itself among them; of each its latest version. */
  siblings: string[];
}

/** From the first turn to this run, then on along the newest follow-ups. */
export async function turnsAround(db: Queryable, run: RunRow): Promise<Turn[]> {
  const rows: RunRow[] = await db
    .select(runColumns)
    .from(runs)
    .where(and(eq(runs.talkId, run.talkId), eq(runs.ownerId, run.ownerId), isNull(runs.deletedAt)))
    .orderBy(asc(runs.id))
    .limit(mostTurns);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = latestVersions(rows, run);
  const after = (parentId: string | null) => shown.filter((row) => placeOf(row, byId) === parentId);

  const path: RunRow[] = [];
  for (let at: RunRow | undefined = run; at && path.length < mostTurns; at = parentOf(at, shown, byId))
    path.unshift(at);
  for (let at = after(run.rootId).at(-1); at && path.length < mostTurns; at = after(at.rootId).at(-1))
    path.push(at);
  return path.map((row) => ({ row, siblings: after(placeOf(row, byId)).map(({ id }) => id) }));
}

/** One of each, by its latest version; the run that is looked at stands for itself. */
function latestVersions(rows: readonly RunRow[], run: RunRow): RunRow[] {
  const byRoot = new Map<string, RunRow>();
  for (const row of rows) {
    const known = byRoot.get(row.rootId);
    if (known?.id !== run.id && (!known || row.version > known.version || row.id === run.id))
      byRoot.set(row.rootId, row);
  }
  return [...byRoot.values()];
}

/** What a turn follows: the root of its parent, whichever version was answered to. */
function placeOf({ parentId }: RunRow, byId: ReadonlyMap<string, RunRow>): string | null {
  return (parentId && byId.get(parentId)?.rootId) || null;
}

/** The very version that was followed up on, where it is still there. */
function parentOf(row: RunRow, shown: readonly RunRow[], byId: ReadonlyMap<string, RunRow>) {
  const place = placeOf(row, byId);
  return place === null
    ? undefined
    : (byId.get(row.parentId!) ?? shown.find(({ rootId }) => rootId === place));
}
