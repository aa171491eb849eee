/** Work on a batch, from wherever the last process left it: look through its file, answer its lines, write its files. */
import type { Services } from '#kit/services.server.ts';
import { answerLines, type Pace } from './answer-lines.server.ts';
import { findBatch, moveBatch, type BatchRow } from './batch-rows.server.ts';
import { checkLines } from './check-lines.server.ts';
import { beginEnd, finishBatch } from './finish.server.ts';

/** Answers the batch where there is more to do, and nothing where it has ended or is gone. */
export async function workOn(services: Services, id: string, pace: Pace): Promise<BatchRow | undefined> {
  const { db } = services;
  let batch = await findBatch(db, id);
  if (batch?.state === 'validating') batch = await validate(services, batch, pace.signal);
  if (batch?.state === 'in_progress') {
    const end = await answerLines(services, batch, pace);
    if (end === 'later') return batch;
    batch = await beginEnd(services, batch, end);
  }
  if (batch?.state === 'cancelling' && !batch.endsAs)
    batch = await beginEnd(services, batch, { as: 'cancelled' });
  if (batch?.endsAs) await finishBatch(services, batch, pace.signal);
  return undefined;
}

async function validate(services: Services, batch: BatchRow, signal: AbortSignal) {
  const { db, clock } = services;
  const { total, faults } = await checkLines(services, batch, signal);
  const checked =
    faults.length > 0
      ? ({ state: 'failed', faults, failedAt: clock.now() } as const)
      : ({ state: 'in_progress', total, inProgressAt: clock.now() } as const);
  // It may have been cancelled meanwhile.
  return (await moveBatch(db, { id: batch.id, from: ['validating'] }, checked)) ?? findBatch(db, batch.id);
}
