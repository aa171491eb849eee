/** Runs in the database, from their first row to how they ended. */
import { and, desc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import type { LiveState } from './live-state.server.ts';
import { openStates, type RunState } from './run.ts';
import { wordsToFind } from './run-search.server.ts';
import { storableText, toStorable, toStorableJson } from '#kit/db/storable.ts';
import { runs } from './table.server.ts';

const { search: _onlyForSearching, ...shown } = getTableColumns(runs);
export const runColumns = shown;
export type RunRow = Omit<typeof runs.$inferSelect, 'search'>;

/** Longer than the database may be away without anyone's work being given up. */
const leaseSeconds = 60;
const leased = () => sql`now() + make_interval(secs => ${leaseSeconds})`;
const isRunning = (id: string) => and(eq(runs.id, id), inArray(runs.state, openStates));

export interface NewRun extends Pick<
  RunRow,
  'id' | 'ownerId' | 'tool' | 'kind' | 'title' | 'input' | 'engine'
> {
  state: 'queued' | 'running';
  parentId: string | null;
  holdId: string | null;
  /** Of which it is a further version. */
  rootId?: string;
  redo?: string | null;
  remixOf?: string | null;
}

export async function insertRun(tx: Queryable, { rootId, ...values }: NewRun): Promise<RunRow> {
  const input = toStorable(values.input);
  const title = storableText(values.title);
  const next = sql<number>`(select coalesce(max(version), 0) + 1 from ${runs} where root_id = ${rootId})`;
  const [row] = await tx
    .insert(runs)
    .values({
      ...values,
      input,
      title,
      rootId: rootId ?? values.id,
      threadId: threadOf({ id: values.id, rootId, parentId: values.parentId }),
      ...(rootId ? { version: next } : {}),
      ...(values.state === 'running' ? { leaseUntil: leased() } : {}),
      search: wordsToFind({ title, input }),
    })
    .returning(runColumns);
  return row!;
}

/** A follow-up belongs to the talk of its parent, a version to that of its root; anything else begins one. */
const threadOf = ({
  id,
  rootId,
  parentId,
}: {
  id: string;
  rootId: string | undefined;
  parentId: string | null;
}) =>
  sql<string>`coalesce((select thread_id from ${runs} where id = ${parentId ?? rootId ?? null}::uuid), ${id}::uuid)`;

export async function findRun(db: Queryable, id: string): Promise<RunRow | undefined> {
  const [row] = await db.select(runColumns).from(runs).where(eq(runs.id, id));
  return row;
}

export async function findOwnRun(
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<RunRow | undefined> {
  const [row] = await db
    .select(runColumns)
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.ownerId, ownerId), isNull(runs.deletedAt)));
  return row;
}

/** Undefined where a run makes all of itself anew. */
export async function versionBefore(
  db: Queryable,
  { rootId, version, redo }: RunRow,
): Promise<RunRow | undefined> {
  if (redo === null) return undefined;
  const [row] = await db
    .select(runColumns)
    .from(runs)
    .where(and(eq(runs.rootId, rootId), lt(runs.version, version)))
    .orderBy(desc(runs.version))
    .limit(1);
  return row;
}

/** Of these tools. */
export async function countOpen(db: Queryable, ownerId: string, tools: string[]): Promise<number> {
  const where = and(eq(runs.ownerId, ownerId), inArray(runs.state, openStates), inArray(runs.tool, tools));
  return db.$count(runs, where);
}

/** A process takes it on; answers undefined where it has ended meanwhile. */
export async function beginRun(db: Queryable, id: string): Promise<RunRow | undefined> {
  const [row] = await db
    .update(runs)
    .set({ state: 'running', leaseUntil: leased() })
    .where(isRunning(id))
    .returning(runColumns);
  return row;
}

/** How far many runs are, in one statement. Answers those that still run; the others were ended by someone else. */
export async function saveStates(
  tx: Queryable,
  states: readonly (LiveState & { id: string })[],
): Promise<Set<string>> {
  const values = states.map(({ id, output, revision, step, progress, engines }) => ({
    id,
    output,
    revision,
    step,
    progress,
    engines,
  }));
  const { rows } = await tx.execute<{ id: string }>(sql`
    update run r set output = v.output, revision = v.revision, step = v.step, progress = v.progress,
      engines = v.engines, lease_until = ${leased()}
    from jsonb_to_recordset(${toStorableJson(values)}::jsonb)
      as v(id uuid, output jsonb, revision integer, step text, progress real, engines jsonb)
    where r.id = v.id and r.state = 'running' returning r.id`);
  return new Set(rows.map(({ id }) => id));
}

export interface Ending {
  state: Exclude<RunState, 'queued' | 'running'>;
  error: string | null;
}

/** Answers undefined where someone else ended it first: then only what it made is kept. */
export async function endRun(
  tx: Queryable,
  { id, title, input }: RunRow,
  { output: made, revision, engines }: LiveState,
  { state, error }: Ending,
): Promise<RunRow | undefined> {
  const output = toStorable(made);
  const result = { output, revision, engines: [...engines], search: wordsToFind({ title, input, output }) };
  const [row] = await tx
    .update(runs)
    .set({ ...result, ...closed, state, error })
    .where(isRunning(id))
    .returning(runColumns);
  if (!row)
    await tx
      .update(runs)
      .set(result)
      .where(and(eq(runs.id, id), eq(runs.state, 'stopped')));
  return row;
}

/** Stopped by its owner; answers undefined where it had ended already. */
export async function markStopped(tx: Queryable, id: string): Promise<RunRow | undefined> {
  const [row] = await tx
    .update(runs)
    .set({ ...closed, state: 'stopped' })
    .where(isRunning(id))
    .returning(runColumns);
  return row;
}

/** Runs whose process is gone, unless the queue will begin them again. `all`: no process but this one can have any. */
export async function markLost(tx: Queryable, { all }: { all: boolean }): Promise<RunRow[]> {
  const isLate = or(
    lt(runs.leaseUntil, sql`now()`),
    and(isNull(runs.leaseUntil), lt(runs.createdAt, sql`now() - interval '1 minute'`)),
  );
  return tx
    .update(runs)
    .set({
      ...closed,
      state: 'incomplete',
      error: 'This was interrupted before it was done. Nothing was charged for it; please try again.',
    })
    .where(
      and(
        inArray(runs.state, openStates),
        all ? undefined : isLate,
        sql`not exists (select from pgboss.job q where q.name = ${longRunKind} and q.id = ${runs.id}
          and q.state in ('created', 'retry', 'active'))`,
      ),
    )
    .returning(runColumns);
}

/** The queue in which long runs wait, each under its own id. */
export const longRunKind = 'tools.run';

const closed = { step: null, progress: null, leaseUntil: null, endedAt: sql<Date>`now()` };
