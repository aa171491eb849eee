/** Answers the lines of a batch that nobody has answered yet, a few at a time, as long as it may go on. */
import { spendAs } from '#kit/credits/spender.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { Asking } from '../ask.server.ts';
import { answerLine } from './answer-line.server.ts';
import { savedLines, saveLine, type BatchRow } from './batch-rows.server.ts';
import { whyToEnd, type End } from './end.server.ts';
import { inputIsGone, openInput } from './input-lines.server.ts';
import type { Line } from './read-lines.server.ts';
import { readRequest } from './read-request.ts';

export interface Pace {
  signal: AbortSignal;
  /** Whether someone else shall go on. */
  isTimeUp(): boolean;
}

/** Of one batch; a person's other answers need places too. */
const linesAtOnce = 4;

/** How it ends, or `later` where lines are left for the next job. */
export async function answerLines(
  services: Services,
  batch: BatchRow,
  { signal, isTimeUp }: Pace,
): Promise<End | 'later'> {
  const lines = await openInput(services, batch);
  if (!lines) return { as: 'failed', fault: inputIsGone };
  const saved = await savedLines(services.db, batch.id);
  let end: End | 'later' | undefined;

  async function answer({ number, bytes }: Line) {
    const asking = askingFor(services, batch, number, signal);
    const result = await answerLine(readRequest(bytes, batch.endpoint), asking);
    await saveLine(services.db, batch, number, result);
  }

  async function work() {
    for (;;) {
      if (end) return;
      // Asked before a line is taken: none is taken and left.
      const why = isTimeUp() ? 'later' : await whyToEnd(services, batch);
      if (why) {
        end ??= why;
        return;
      }
      signal.throwIfAborted();
      const { done, value } = await lines!.next();
      if (done) return;
      if (saved.has(value.number)) continue;
      try {
        await answer(value);
      } catch (error) {
        end ??= 'later'; // the others stop at their next line, and whoever tries again begins there
        throw error;
      }
    }
  }

  const { apiKeyId, personId } = batch;
  const workers = spendAs({ apiKeyId, personId }, () => Array.from({ length: linesAtOnce }, work));
  const settled = await Promise.allSettled(workers);
  await lines.return(undefined);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return end ?? { as: 'completed' };
}

function askingFor(
  { ai, db, log, models, runs }: Services,
  { id, ownerId }: BatchRow,
  line: number,
  signal: AbortSignal,
): Asking {
  return { ai, db, log, models, runs, ownerId, signal, batchLine: `batch:${id}:${line}` };
}
