/** Batches in the database. */
import { and, asc, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { toStorable } from '#kit/db/storable.ts';
import { AppError } from '#kit/errors.ts';
import { invalid } from '../chat-messages.ts';
import { idWith, rowWith } from '../protocol-ids.ts';
import type { LineResult } from './answer-line.server.ts';
import type { BatchBody } from './contract.ts';
import { fileIdOf } from './file-objects.server.ts';
import { openStates } from './limits.ts';
import { apiBatches, apiBatchLines } from './table.server.ts';

export type BatchRow = typeof apiBatches.$inferSelect;

const batchIdOf = (id: string) => idWith('batch_', id);
const rowOfBatch = (id: string) => rowWith('batch_', id);

const noBatch = (id: string) =>
  new AppError('not_found:batch', { message: `No batch found with id '${id.slice(0, 60)}'.` });

export async function findOwnBatch(db: Queryable, id: string, ownerId: string): Promise<BatchRow> {
  const rowId = rowOfBatch(id);
  const [row] = rowId
    ? await db
        .select()
        .from(apiBatches)
        .where(and(eq(apiBatches.id, rowId), eq(apiBatches.ownerId, ownerId)))
    : [];
  if (!row) throw noBatch(id);
  return row;
}

export async function findBatch(db: Queryable, id: string): Promise<BatchRow | undefined> {
  const [row] = await db.select().from(apiBatches).where(eq(apiBatches.id, id));
  return row;
}

export async function listOwnBatches(
  db: Queryable,
  { ownerId, after, limit }: { ownerId: string; after: string | undefined; limit: number },
): Promise<BatchRow[]> {
  const from = after === undefined ? undefined : rowOfBatch(after);
  if (after !== undefined && !from) invalid('after', 'This is not the id of a batch.');
  return db
    .select()
    .from(apiBatches)
    .where(and(eq(apiBatches.ownerId, ownerId), from ? lt(apiBatches.id, from) : undefined))
    .orderBy(desc(apiBatches.id))
    .limit(limit);
}

export async function countOpenBatches(db: Queryable, ownerId: string): Promise<number> {
  return db.$count(
    apiBatches,
    and(eq(apiBatches.ownerId, ownerId), inArray(apiBatches.state, [...openStates])),
  );
}

/** Answers undefined where the batch is in another state by now. */
export async function moveBatch(
  db: Queryable,
  { id, from }: { id: string; from: readonly BatchRow['state'][] },
  change: Partial<typeof apiBatches.$inferInsert>,
): Promise<BatchRow | undefined> {
  const [row] = await db
    .update(apiBatches)
    .set({ ...change, workedAt: sql`now()` })
    .where(and(eq(apiBatches.id, id), inArray(apiBatches.state, [...from])))
    .returning();
  return row;
}

/** Counted once, however often it is written. */
export async function saveLine(
  db: Queryable,
  { id, ownerId }: BatchRow,
  line: number,
  { isFailed, result }: LineResult,
) {
  const counted = isFailed ? apiBatches.failed : apiBatches.completed;
  const added = db.$with('added').as(
    db
      .insert(apiBatchLines)
      .values({ batchId: id, ownerId, line, isFailed, result: toStorable(result) })
      .onConflictDoNothing()
      .returning({ one: sql<number>`1`.as('one') }),
  );
  await db
    .with(added)
    .update(apiBatches)
    .set({
      [isFailed ? 'failed' : 'completed']: sql`${counted} + (select count(*) from added)`,
      workedAt: sql`now()`,
    })
    .where(eq(apiBatches.id, id));
}

export async function savedLines(db: Queryable, batchId: string): Promise<Set<number>> {
  const rows = await db
    .select({ line: apiBatchLines.line })
    .from(apiBatchLines)
    .where(eq(apiBatchLines.batchId, batchId));
  return new Set(rows.map(({ line }) => line));
}

export async function countLines(db: Queryable, batchId: string) {
  const rows = await db
    .select({ isFailed: apiBatchLines.isFailed, lines: count() })
    .from(apiBatchLines)
    .where(eq(apiBatchLines.batchId, batchId))
    .groupBy(apiBatchLines.isFailed);
  const linesThat = (isFailed: boolean) => rows.find((row) => row.isFailed === isFailed)?.lines ?? 0;
  return { completed: linesThat(false), failed: linesThat(true) };
}

const page = 100;

/** In the order of the file, a page at a time. */
export async function* resultsOf(db: Queryable, batchId: string, isFailed: boolean): AsyncGenerator<object> {
  for (let last = 0; ;) {
    const rows = await db
      .select({ line: apiBatchLines.line, result: apiBatchLines.result })
      .from(apiBatchLines)
      .where(
        and(
          eq(apiBatchLines.batchId, batchId),
          eq(apiBatchLines.isFailed, isFailed),
          gt(apiBatchLines.line, last),
        ),
      )
      .orderBy(asc(apiBatchLines.line))
      .limit(page);
    for (const { result } of rows) yield result;
    if (rows.length < page) return;
    last = rows.at(-1)!.line;
  }
}

const secondsOf = (at: Date | null) => at && Math.floor(at.getTime() / 1000);

export function presentBatch(row: BatchRow): BatchBody {
  const isOpen = openStates.includes(row.state);
  const { total, completed, failed } = row;
  return {
    id: batchIdOf(row.id),
    object: 'batch',
    endpoint: row.endpoint,
    errors:
      row.faults.length > 0
        ? { object: 'list', data: row.faults.map((fault) => ({ ...fault, param: null })) }
        : null,
    input_file_id: fileIdOf(row.inputFileId),
    completion_window: '24h',
    status: row.state,
    // While they are being written nobody can read them.
    output_file_id: row.outputFileId && !isOpen ? fileIdOf(row.outputFileId) : null,
    error_file_id: row.errorFileId && !isOpen ? fileIdOf(row.errorFileId) : null,
    created_at: secondsOf(row.createdAt)!,
    in_progress_at: secondsOf(row.inProgressAt),
    expires_at: secondsOf(row.expiresAt),
    finalizing_at: secondsOf(row.finalizingAt),
    completed_at: secondsOf(row.completedAt),
    failed_at: secondsOf(row.failedAt),
    expired_at: secondsOf(row.expiredAt),
    cancelling_at: secondsOf(row.cancellingAt),
    cancelled_at: secondsOf(row.cancelledAt),
    request_counts: { total, completed, failed },
    metadata: row.metadata,
  };
}
