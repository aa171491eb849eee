import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { toStorable } from '#kit/db/storable.ts';
import { executions, stepResults } from '../table.server.ts';
import { openExecution, type ExecutionState } from './states.ts';

export type ExecutionRow = typeof executions.$inferSelect;
export type StepRow = typeof stepResults.$inferSelect;
type NewStep = typeof stepResults.$inferInsert;

/** Seconds that a process may be silent before another takes its executions. */
export const leaseSeconds = 45;
const pageSize = 20;
const leased = () => sql`now() + make_interval(secs => ${leaseSeconds})`;

export async function findExecution(db: Queryable, id: string): Promise<ExecutionRow | undefined> {
  const [row] = await db.select().from(executions).where(eq(executions.id, id));
  return row;
}

export const listExecutions = (
  db: Queryable,
  of: { workId: string; ownerId: string; before?: string | undefined },
) =>
  db
    .select()
    .from(executions)
    .where(
      and(
        eq(executions.workId, of.workId),
        eq(executions.ownerId, of.ownerId),
        of.before === undefined ? undefined : lt(executions.id, of.before),
      ),
    )
    .orderBy(desc(executions.id))
    .limit(pageSize + 1)
    .then((rows) => ({
      rows: rows.slice(0, pageSize),
      next: rows.length > pageSize ? rows[pageSize - 1]!.id : null,
    }));

export const countOpenExecutions = (db: Queryable, ownerId: string) =>
  db.$count(executions, and(eq(executions.ownerId, ownerId), inArray(executions.state, openExecution)));

/** One process at a time; answers undefined where another has it or it is over. */
export async function takeLease(
  db: Queryable,
  id: string,
  holder: string,
): Promise<ExecutionRow | undefined> {
  const [row] = await db
    .update(executions)
    .set({ state: 'running', leaseUntil: leased(), leaseHolder: holder })
    .where(
      and(
        eq(executions.id, id),
        inArray(executions.state, openExecution),
        or(
          isNull(executions.leaseUntil),
          lt(executions.leaseUntil, sql`now()`),
          eq(executions.leaseHolder, holder),
        ),
      ),
    )
    .returning();
  return row;
}

/** False: it was stopped, or someone else has taken it. */
export async function renewLease(db: Queryable, id: string, holder: string): Promise<boolean> {
  const rows = await db
    .update(executions)
    .set({ leaseUntil: leased() })
    .where(and(eq(executions.id, id), eq(executions.leaseHolder, holder), eq(executions.state, 'running')))
    .returning({ id: executions.id });
  return rows.length > 0;
}

/** Ends the turn of this process; only what it still holds is changed. */
export async function leaveExecution(
  tx: Queryable,
  { id, holder }: { id: string; holder: string },
  change: { state: ExecutionState; error?: string | null },
): Promise<ExecutionRow | undefined> {
  const isOver = change.state === 'done' || change.state === 'failed' || change.state === 'stopped';
  const [row] = await tx
    .update(executions)
    .set({
      ...change,
      leaseUntil: null,
      leaseHolder: null,
      ...(isOver ? { endedAt: sql`now()` } : {}),
    })
    .where(and(eq(executions.id, id), eq(executions.leaseHolder, holder), eq(executions.state, 'running')))
    .returning();
  return row;
}

/** Nobody changes it until the transaction is done. */
export async function lockExecution(tx: Queryable, id: string): Promise<ExecutionRow | undefined> {
  const [row] = await tx.select().from(executions).where(eq(executions.id, id)).for('update');
  return row;
}

export const listStepResults = (db: Queryable, executionId: string) =>
  db
    .select()
    .from(stepResults)
    .where(and(eq(stepResults.executionId, executionId), eq(stepResults.item, -1)))
    .orderBy(asc(stepResults.startedAt));

export const listItemResults = (db: Queryable, of: { executionId: string; step: string }) =>
  db
    .select()
    .from(stepResults)
    .where(
      and(
        eq(stepResults.executionId, of.executionId),
        eq(stepResults.step, of.step),
        gte(stepResults.item, 0),
      ),
    )
    .orderBy(asc(stepResults.item));

/** How many items of each repeating step have ended. */
export const countItems = (db: Queryable, executionId: string) =>
  db
    .select({
      step: stepResults.step,
      done: sql<number>`(count(*) filter (where ${stepResults.state} = 'done'))::int`,
      failed: sql<number>`(count(*) filter (where ${stepResults.state} = 'failed'))::int`,
    })
    .from(stepResults)
    .where(and(eq(stepResults.executionId, executionId), gte(stepResults.item, 0)))
    .groupBy(stepResults.step);

/** Micro-dollars that its runs take at the most so far. */
export async function spentAtMost(
  db: Queryable,
  executionId: string,
  /** What is about to begin anew does not count twice. */
  without?: { step: string; item: number },
): Promise<number> {
  const [row] = await db
    .select({ most: sql<string | null>`sum(${stepResults.most})` })
    .from(stepResults)
    .where(
      and(
        eq(stepResults.executionId, executionId),
        inArray(stepResults.state, ['done', 'running']),
        without && sql`not (${stepResults.step} = ${without.step} and ${stepResults.item} = ${without.item})`,
      ),
    );
  return Number(row?.most ?? 0);
}

export async function writeStep(db: Queryable, row: NewStep): Promise<void> {
  // Only what is given is changed: an end keeps what went in.
  const values = {
    ...row,
    ...('input' in row ? { input: toStorable(row.input) } : {}),
    ...('value' in row ? { value: toStorable(row.value) } : {}),
  };
  const { executionId: _, step: __, item: ___, ...changed } = values;
  await db
    .insert(stepResults)
    .values(values)
    .onConflictDoUpdate({
      target: [stepResults.executionId, stepResults.step, stepResults.item],
      set: changed,
    });
}

/** Open ones that no process works on, though one should. */
export const listAbandoned = (db: Queryable) =>
  db
    .select({ id: executions.id, ownerId: executions.ownerId })
    .from(executions)
    .where(
      and(
        inArray(executions.state, ['queued', 'running']),
        or(
          lt(executions.leaseUntil, sql`now() - interval '30 seconds'`),
          and(isNull(executions.leaseUntil), lt(executions.createdAt, sql`now() - interval '5 minutes'`)),
        ),
      ),
    )
    .limit(100);
