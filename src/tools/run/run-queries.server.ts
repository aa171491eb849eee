/** Runs in the database, from their first row to how they ended. */
import { and, desc, eq, getTableColumns, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import type { LiveState } from './live-state.server.ts';
import { emptyOutput, type Output } from '../define/output.ts';
import type { SavedChange } from './next-save.server.ts';
import { clearParts, outputSoFar, withParts } from './output-parts.server.ts';
import { openStates, type QueuedClass, type RunState } from './run.ts';
import { indexedWords, vectorFromJson, vectorOf } from '#kit/db/words.server.ts';
import { storableText, toStorable, toStorableJson } from '#kit/db/storable.ts';
import { textToFind } from './run-search.server.ts';
import { runs } from './table.server.ts';

const { search: _onlyForSearching, ...shown } = getTableColumns(runs);
/** Of a run under way with what was added since it was last written as a whole. */
export const runColumns = { ...shown, output: outputSoFar(runs).as('output') };
export type RunRow = Omit<typeof runs.$inferSelect, 'search'>;

/** How long a process may be silent before its runs count as lost; it says that it is alive several times as often. */
export const leaseSeconds = 16;
const leased = () => sql`now() + make_interval(secs => ${leaseSeconds})`;
const isRunning = (id: string) => and(eq(runs.id, id), inArray(runs.state, openStates));

export interface NewRun extends Pick<
  RunRow,
  'id' | 'ownerId' | 'personId' | 'apiKeyId' | 'tool' | 'kind' | 'title' | 'input' | 'engine'
> {
  state: 'queued' | 'running';
  parentId: string | null;
  holdId: string | null;
  /** Of which it is a further version. */
  rootId?: string;
  /** That of the run it follows up on, or goes on from; without one it begins a talk. */
  talkId?: string;
  redo?: string | null;
  remixOf?: string | null;
}

/** A run as its row will read, known before it is written: nothing of a first version is left to the database. */
export function firstRow({ rootId: _, talkId, redo, remixOf, ...values }: NewRun): RunRow {
  return {
    ...values,
    input: toStorable(values.input),
    title: storableText(values.title),
    step: null,
    progress: null,
    output: emptyOutput,
    revision: 0,
    engines: [],
    error: null,
    rootId: values.id,
    version: 1,
    talkId: talkId ?? values.id,
    redo: redo ?? null,
    remixOf: remixOf ?? null,
    leaseUntil: null,
    readyAt: null,
    createdAt: new Date(),
    endedAt: null,
    deletedAt: null,
  };
}

/** What can be found of a run before anything came of it. */
const askedOf = ({ title, input }: Pick<RunRow, 'title' | 'input'>) => ({ title, input });

/** However many they are, in one statement. */
export async function insertRows(tx: Queryable, rows: readonly RunRow[]): Promise<void> {
  const values = rows.map((row) => ({ ...row, words: indexedWords(textToFind(askedOf(row))) }));
  await tx.execute(sql`
    insert into run (id, owner_id, person_id, api_key_id, tool, kind, title, input, engine, state, root_id, version, parent_id, talk_id, redo,
      remix_of, hold_id, created_at, lease_until, search)
    select v.id, v."ownerId", v."personId", v."apiKeyId", v.tool, v.kind, v.title, v.input, v.engine, v.state, v."rootId", v.version, v."parentId",
      v."talkId", v.redo, v."remixOf", v."holdId", v."createdAt", case v.state when 'running' then ${leased()} end,
      ${vectorFromJson(sql`v.words`)}
    from jsonb_to_recordset(${toStorableJson(values)}::jsonb) as v(id uuid, "ownerId" uuid, "personId" uuid, "apiKeyId" uuid, tool text, kind text, title text,
      input jsonb, engine text, state text, "rootId" uuid, version integer, "parentId" uuid, "talkId" uuid, redo text,
      "remixOf" uuid, "holdId" uuid, "createdAt" timestamptz, words jsonb)`);
}

/** A further version: which one it is, the database says, since two may be asked for at once. */
export async function insertVersion(tx: Queryable, values: NewRun & { rootId: string }): Promise<RunRow> {
  const { rootId } = values;
  const { search: _, ...row } = { search: undefined, ...firstRow(values) };
  const [inserted] = await tx
    .insert(runs)
    .values({
      ...row,
      rootId,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from ${runs} where root_id = ${rootId})`,
      ...(values.state === 'running' ? { leaseUntil: leased() } : {}),
      search: vectorOf(textToFind(askedOf(row))),
    })
    .returning(runColumns);
  return inserted!;
}

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

export interface SavedState extends Pick<
  LiveState,
  'revision' | 'step' | 'progress' | 'readyAt' | 'engines'
> {
  id: string;
  /** All of it, or what was added since, or neither. */
  output?: Output;
  part?: { place: number; change: SavedChange };
}

/** How far many runs are, in one statement. Answers those that still run; the others were ended by someone else. */
export async function saveStates(tx: Queryable, states: readonly SavedState[]): Promise<Set<string>> {
  const values = states.map(({ part, readyAt, ...state }) => ({
    ...state,
    ...part,
    readyAt: readyAt === null ? null : new Date(readyAt),
  }));
  const given = sql`jsonb_to_recordset(${toStorableJson(values)}::jsonb) as v(id uuid, output jsonb, place integer,
    change jsonb, revision integer, step text, progress real, "readyAt" timestamptz, engines jsonb)`;
  const update = sql`update run r set output = coalesce(v.output, r.output), revision = v.revision, step = v.step,
      progress = v.progress, ready_at = v."readyAt", engines = v.engines, lease_until = ${leased()}
    from v where r.id = v.id and r.state = 'running' returning r.id`;
  const { rows } = await tx.execute<{ id: string }>(withParts(given, update));
  return new Set(rows.map(({ id }) => id));
}

export interface Ending {
  state: Exclude<RunState, 'queued' | 'running'>;
  error: string | null;
}

export interface Ended {
  row: RunRow;
  /** Where it got another by what came of it. */
  titleBefore?: string;
  state: LiveState;
  ending: Ending;
  /** It may have left steps and parts, which go with its end. */
  hasLeft?: boolean | undefined;
  /** Its owner should hear that it is ready. */
  isAnnounced?: boolean | undefined;
}

/** How many runs ended, in one statement. Answers those that were open; of the others only what they made is kept. */
export async function endRuns(tx: Queryable, all: readonly Ended[]): Promise<Set<string>> {
  const values = all.map(({ row, titleBefore, state: { output, revision, engines }, ending }) => ({
    id: row.id,
    title: row.title,
    titleBefore: titleBefore ?? row.title,
    output,
    revision,
    engines,
    ...ending,
    words: indexedWords(textToFind({ ...row, output })),
  }));
  const given = sql`jsonb_to_recordset(${toStorableJson(values)}::jsonb)
    as v(id uuid, title text, "titleBefore" text, output jsonb, revision integer, engines jsonb, state text, error text, words jsonb)`;
  const made = sql`output = v.output, revision = v.revision, engines = v.engines, search = ${vectorFromJson(sql`v.words`)}`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    update run r set ${made}, title = case when r.title = v."titleBefore" then v.title else r.title end,
      state = v.state, error = v.error, step = null, progress = null, lease_until = null, ready_at = null,
      ended_at = now()
    from ${given} where r.id = v.id and r.state in ('queued', 'running') returning r.id`);
  const ended = new Set(rows.map(({ id }) => id));
  if (ended.size < all.length)
    await tx.execute(
      sql`update run r set ${made} from ${given} where r.id = v.id and r.state = 'stopped' and not r.id = any(${sql.param([...ended])}::uuid[])`,
    );
  return ended;
}

/** Stopped by its owner; answers undefined where it had ended already. */
export async function markStopped(tx: Queryable, id: string): Promise<RunRow | undefined> {
  const [row] = await closeRuns(tx, isRunning(id), { state: 'stopped' });
  return row;
}

/** Runs whose process is gone, unless the queue will begin them again. `all`: no process but this one can have any. */
export async function markLost(tx: Queryable, { all }: { all: boolean }): Promise<RunRow[]> {
  // A row that is locked is being saved: its process is alive.
  const found = tx
    .select({ id: runs.id })
    .from(runs)
    .where(lostWhere({ all }))
    .for('update', { skipLocked: true });
  return closeRuns(tx, inArray(runs.id, found), {
    state: 'incomplete',
    error: 'This was interrupted. You weren’t charged. Please try again.',
  });
}

/** Ends runs from outside of their process, with what was saved of them. */
async function closeRuns(
  tx: Queryable,
  which: SQL | undefined,
  ending: Pick<RunRow, 'state'> & { error?: string },
): Promise<RunRow[]> {
  const { id, output } = runColumns;
  const rows = await tx.select({ id, output }).from(runs).where(which).for('update');
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const given = sql`jsonb_to_recordset(${toStorableJson(rows)}::jsonb) as o(id uuid, output jsonb)`;
  const closed = await tx
    .update(runs)
    .set({ ...ended, ...ending, output: sql`(select o.output from ${given} where o.id = ${runs.id})` })
    .where(inArray(runs.id, ids))
    .returning(shown);
  await clearParts(tx, ids);
  return closed;
}

export async function hasLost(db: Queryable): Promise<boolean> {
  const [found] = await db
    .select({ id: runs.id })
    .from(runs)
    .where(lostWhere({ all: false }))
    .limit(1);
  return found !== undefined;
}

function lostWhere({ all }: { all: boolean }) {
  const isLate = or(
    lt(runs.leaseUntil, sql`now()`),
    and(isNull(runs.leaseUntil), lt(runs.createdAt, sql`now() - interval '1 minute'`)),
  );
  return and(
    inArray(runs.state, openStates),
    all ? undefined : isLate,
    sql`not exists (select from pgboss.job q where q.name in ${queues} and q.id = ${runs.id}
      and q.state in ('created', 'retry', 'active'))`,
  );
}

/** The queue in which runs of a class wait, each under its own id. */
export const queueOf = (runClass: QueuedClass) => `tools.run.${runClass}`;
const queues = [queueOf('long'), queueOf('media')];

const ended = {
  step: null,
  progress: null,
  leaseUntil: null,
  readyAt: null,
  endedAt: sql<Date>`now()`,
};
