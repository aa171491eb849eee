/**
 * The output of a run under way, kept as what was last written as a whole and the parts that came after it: a book that grows
 * does not rewrite itself twice a second. When it ends it is written once more, whole, and the parts go.
 */
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { applyChange, type Output } from '../define/output.ts';
import type { SavedChange } from './next-save.server.ts';
import { runParts, runSteps, type runs } from './table.server.ts';

/** Of a row of runs, in whichever statement. The parts are put together here, by the same rules as in the browser. */
export function outputSoFar({
  id,
  state,
  output,
}: Pick<typeof runs, 'id' | 'state' | 'output'>): SQL<Output> {
  const parts = sql`select jsonb_agg(p.change order by p.place) from run_part p where p.run_id = ${id}`;
  return sql<Output>`jsonb_build_object('output', ${output},
    'parts', case when ${state} in ('queued', 'running') then (${parts}) end)`.mapWith(putTogether);
}

const putTogether = ({ output, parts }: { output: Output; parts: SavedChange[] | null }): Output =>
  (parts ?? []).reduce((now, part) => applyChange(now, { whole: false, ...part }), output);

/** Adds the parts in the statement that says how far the runs are; what is written whole needs those before no more. */
export const withParts = (given: SQL, update: SQL): SQL => sql`
  with v as materialized (select * from ${given}), saved as (${update}), outdated as (
    delete from run_part p using v, saved where p.run_id = v.id and v.id = saved.id and v.output is not null
  ), added as (
    insert into run_part (run_id, place, change)
    select v.id, v.place, v.change from v join saved on saved.id = v.id where v.change is not null
    on conflict (run_id, place) do update set change = excluded.change
  ) select id from saved`;

export async function clearParts(tx: Queryable, runIds: readonly string[]): Promise<void> {
  if (runIds.length > 0) await tx.delete(runParts).where(inArray(runParts.runId, [...runIds]));
}

export async function clearSteps(tx: Queryable, runIds: readonly string[]): Promise<void> {
  if (runIds.length > 0) await tx.delete(runSteps).where(inArray(runSteps.runId, [...runIds]));
}
