/** The end of a batch: what nobody got to is said to be so, the files are written, and the lines are forgotten. Done twice it is done once. */
import { eq } from 'drizzle-orm';
import { newId } from '#kit/db/columns.server.ts';
import type { Services } from '#kit/services.server.ts';
import { unansweredResult } from './answer-line.server.ts';
import {
  countLines,
  moveBatch,
  resultsOf,
  savedLines,
  saveLine,
  type BatchRow,
} from './batch-rows.server.ts';
import type { End } from './end.server.ts';
import { keptPurposes } from './file-objects.server.ts';
import { openInput } from './input-lines.server.ts';
import { openStates, type EndState } from './limits.ts';
import { readRequest } from './read-request.ts';
import { apiBatchLines } from './table.server.ts';

/** More than any batch writes. */
const mostBytes = 2_000_000_000;

const whyUnanswered: Partial<Record<EndState, readonly [code: string, message: string]>> = {
  expired: ['batch_expired', 'This request could not be answered before the batch expired.'],
  cancelled: ['batch_cancelled', 'This request was not answered before the batch was cancelled.'],
};

/** From here on nothing more is answered, in this process or another. */
export async function beginEnd({ db, clock }: Services, batch: BatchRow, { as, fault }: End) {
  const isCancelled = as === 'cancelled';
  return moveBatch(
    db,
    { id: batch.id, from: ['in_progress', 'cancelling'] },
    {
      endsAs: as,
      state: isCancelled ? 'cancelling' : 'finalizing',
      ...(isCancelled ? {} : { finalizingAt: clock.now() }),
      ...(fault ? { faults: [fault] } : {}),
    },
  );
}

export async function finishBatch(services: Services, batch: BatchRow, signal: AbortSignal) {
  const { db, clock } = services;
  const endsAs = batch.endsAs!;
  const why = whyUnanswered[endsAs];
  if (why) await saveUnanswered(services, batch, why, signal);
  const named = await nameFiles(services, batch);
  await writeFile(services, named, { id: named.outputFileId, isFailed: false });
  await writeFile(services, named, { id: named.errorFileId, isFailed: true });
  await db.transaction(async (tx) => {
    const ended = await moveBatch(
      tx,
      { id: batch.id, from: openStates },
      { state: endsAs, [`${endsAs}At`]: clock.now() },
    );
    if (ended) await tx.delete(apiBatchLines).where(eq(apiBatchLines.batchId, batch.id));
  });
}

async function saveUnanswered(
  services: Services,
  batch: BatchRow,
  [code, message]: readonly [string, string],
  signal: AbortSignal,
) {
  const saved = await savedLines(services.db, batch.id);
  for await (const { number, bytes } of (await openInput(services, batch)) ?? []) {
    signal.throwIfAborted();
    const name = saved.has(number) ? undefined : nameIn(bytes, batch);
    if (name !== undefined) await saveLine(services.db, batch, number, unansweredResult(name, code, message));
  }
}

/** What is cancelled before it was looked through may hold anything. */
function nameIn(bytes: Uint8Array, { endpoint }: BatchRow): string | undefined {
  try {
    return readRequest(bytes, endpoint).custom_id;
  } catch {
    return undefined; // no request, so nothing went unanswered
  }
}

/** Before they are written, so that a second process writes the same ones. */
async function nameFiles({ db }: Services, batch: BatchRow): Promise<BatchRow> {
  const { completed, failed } = await countLines(db, batch.id);
  const outputFileId = batch.outputFileId ?? (completed > 0 ? newId() : null);
  const errorFileId = batch.errorFileId ?? (failed > 0 ? newId() : null);
  const named = await moveBatch(db, { id: batch.id, from: openStates }, { outputFileId, errorFileId });
  return named ?? batch;
}

async function writeFile(
  { db, files, clock }: Services,
  batch: BatchRow,
  { id, isFailed }: { id: string | null; isFailed: boolean },
) {
  if (id === null || (await files.find(db, id))) return;
  const createdAt = clock.now();
  await files.store({
    id,
    ownerId: batch.ownerId,
    purpose: keptPurposes.batch_output,
    name: `batch_${batch.id.replaceAll('-', '')}_${isFailed ? 'error' : 'output'}.jsonl`,
    contentType: 'application/octet-stream',
    body: asLines(resultsOf(db, batch.id, isFailed)),
    maxBytes: mostBytes,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + batch.outputStaysSeconds * 1000),
  });
}

async function* asLines(results: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  for await (const result of results) yield Buffer.from(`${JSON.stringify(result)}\n`);
}
