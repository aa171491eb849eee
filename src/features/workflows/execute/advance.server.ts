/**
 * Works on an execution until it is over or waits for something. All that is known stands in the rows: a process that dies is
 * followed by another, which finds the runs that were begun and goes on.
 */
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { href } from '#kit/href.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { Services } from '#kit/services.server.ts';
import { spendAs } from '#kit/credits/spender.server.ts';
import type { Step } from '../flow/flow.ts';
import { atOnce } from './at-once.ts';
import { nextSteps, type StepResult } from './next-steps.ts';
import { executionStopped, publishExecutionChanged } from './news.server.ts';
import { performStep } from './perform-step.server.ts';
import {
  leaseSeconds,
  leaveExecution,
  listStepResults,
  lockExecution,
  renewLease,
  takeLease,
  writeStep,
  type ExecutionRow,
  type StepRow,
} from './queries.server.ts';
import type { StepValue } from './step-value.ts';
import type { Working } from './working.server.ts';

/** Runs of one execution; a person may have one more beside them. */
const runsAtOnce = 3;
const publishEvery = 400;

export interface Outcome {
  /** Goes on by itself then. */
  until?: Date;
}

export async function advance(services: Services, id: string, queue: AbortSignal): Promise<Outcome> {
  const holder = newId();
  const execution = await takeLease(services.db, id, holder);
  if (!execution) return {};
  const lost = new AbortController();
  const renew = setInterval(() => void renewOrStop(), (leaseSeconds * 1000) / 3);
  async function renewOrStop() {
    try {
      if (!(await renewLease(services.db, id, holder))) lost.abort(new Error('the execution was taken away'));
    } catch {
      // The database is away: the lease says when another may go on.
    }
  }
  const stopListening = services.bus.on(executionStopped, (stopped) => {
    if (stopped.id === id) lost.abort(new Error('the execution was stopped'));
  });
  const signal = AbortSignal.any([queue, lost.signal]);
  const spender = { apiKeyId: null, personId: execution.personId };
  try {
    return await spendAs(spender, () => work({ services, execution, holder, signal }));
  } catch (error) {
    if (lost.signal.aborted) return {};
    throw error;
  } finally {
    clearInterval(renew);
    stopListening();
  }
}

interface Turn {
  services: Services;
  execution: ExecutionRow;
  holder: string;
  signal: AbortSignal;
}

async function work({ signal: given, ...turn }: Turn): Promise<Outcome> {
  const failed = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  const signal = AbortSignal.any([given, failed.signal]);
  try {
    return await workUntilDone({ ...turn, signal }, underWay);
  } catch (error) {
    // What goes on beside it ends too, before another process begins where this one was.
    failed.abort(error);
    await Promise.allSettled(underWay.values());
    throw error;
  }
}

async function workUntilDone(
  { services, execution, holder, signal }: Turn,
  underWay: Map<string, Promise<void>>,
): Promise<Outcome> {
  const inTurn = atOnce(runsAtOnce);
  const byItself = atOnce(1);
  const tell = throttled(() => publishExecutionChanged(services.bus, execution));
  for (;;) {
    signal.throwIfAborted();
    const rows = new Map((await listStepResults(services.db, execution.id)).map((row) => [row.step, row]));
    const results = resultsOf(rows, underWay);
    const { ready, skipped, failed, isEnded } = nextSteps(execution.flow, results);
    for (const step of skipped)
      await writeStep(services.db, { executionId: execution.id, step: step.id, item: -1, state: 'skipped' });
    if (skipped.length > 0) continue;
    const begun = failed ? [] : [...ready, ...resumed(execution, rows, underWay, services.clock.now())];
    for (const step of begun) {
      const working: Working = { services, execution, signal, results, tell, inTurn, byItself };
      underWay.set(
        step.id,
        finish(working, step, rows.get(step.id)).finally(() => underWay.delete(step.id)),
      );
    }
    tell();
    if (underWay.size > 0) {
      // A failure that is ours, not of the step, ends the turn; the queue tries again.
      await Promise.race(underWay.values());
      continue;
    }
    const left = await leave(services, { execution, holder, failed, isEnded });
    if (left) return left;
  }
}

/** Steps under way count as running, whatever their row says. */
function resultsOf(rows: ReadonlyMap<string, StepRow>, underWay: ReadonlyMap<string, unknown>) {
  const results = new Map<string, StepResult>();
  for (const [id, { state, value }] of rows) results.set(id, { state, value: value as StepValue | null });
  for (const id of underWay.keys()) results.set(id, { state: 'running', value: null });
  return results;
}

/** Begun by a process that is gone, or done with waiting. */
function resumed(
  { flow }: ExecutionRow,
  rows: ReadonlyMap<string, StepRow>,
  underWay: ReadonlyMap<string, unknown>,
  now: Date,
): Step[] {
  return flow.steps.filter(({ id }) => {
    const row = rows.get(id);
    if (!row || underWay.has(id)) return false;
    return row.state === 'running' || (row.state === 'waiting' && row.until !== null && row.until <= now);
  });
}

async function finish(working: Working, step: Step, before: StepRow | undefined): Promise<void> {
  const { services, execution, signal } = working;
  const key = { executionId: execution.id, step: step.id, item: -1 };
  try {
    const value = await performStep(working, step, before);
    if (value)
      await writeStep(services.db, {
        ...key,
        state: 'done',
        value,
        error: null,
        endedAt: new Date(),
        ...(value.run ? { runId: value.run } : {}),
      });
  } catch (error) {
    signal.throwIfAborted();
    const words = wordsOf(error);
    if (words === undefined) throw error;
    if (!(error instanceof AppError))
      services.log.error(
        { event: 'workflow.step_failed', err: error },
        'A step of a workflow could not be done.',
      );
    await writeStep(services.db, {
      ...key,
      state: 'failed',
      error: words,
      value: { text: '', data: null, error: words },
      endedAt: new Date(),
    });
  }
  working.tell();
}

/** Undefined where it may go well another time, as when the database is away; the queue tries again. */
function wordsOf(error: unknown): string | undefined {
  if (error instanceof AppError) return error.message;
  const isMistake = error instanceof TypeError || error instanceof RangeError;
  return isMistake ? 'Something went wrong on our side.' : undefined;
}

/** Under the lock, so that what was decided meanwhile is seen. Undefined: there is more to do. */
async function leave(
  services: Services,
  {
    execution,
    holder,
    failed,
    isEnded,
  }: { execution: ExecutionRow; holder: string; failed: Step | undefined; isEnded: boolean },
): Promise<Outcome | undefined> {
  const { id } = execution;
  const outcome = await services.bus.transact(async (tx) => {
    await lockExecution(tx, id);
    const rows = await listStepResults(tx, id);
    if (failed || isEnded) {
      const error = failed ? `${failed.title}: ${rows.find(({ step }) => step === failed.id)?.error}` : null;
      const over = await leaveExecution(tx, { id, holder }, { state: failed ? 'failed' : 'done', error });
      if (over && over.trigger !== 'hand' && failed) await notifyOfFailure(tx, services, over);
      return {};
    }
    const results = resultsOf(new Map(rows.map((row) => [row.step, row])), new Map());
    const next = nextSteps(execution.flow, results);
    const now = services.clock.now();
    const waits = rows.filter(({ state }) => state === 'waiting');
    const isDue = waits.some(({ until }) => until !== null && until <= now);
    const isOpenStill = rows.some(({ state }) => state === 'running');
    const isMore = next.ready.length > 0 || next.skipped.length > 0 || next.isEnded || next.failed;
    if (isMore || isDue || isOpenStill) return undefined;
    if (waits.length === 0) {
      const error = 'The steps that are left wait for each other, so none of them can begin.';
      const over = await leaveExecution(tx, { id, holder }, { state: 'failed', error });
      if (over && over.trigger !== 'hand') await notifyOfFailure(tx, services, over);
      return {};
    }
    await leaveExecution(tx, { id, holder }, { state: 'waiting' });
    const [first] = waits.flatMap(({ until }) => until ?? []).toSorted((a, b) => a.getTime() - b.getTime());
    return first ? { until: first } : {};
  });
  publishExecutionChanged(services.bus, execution);
  return outcome;
}

async function notifyOfFailure(
  tx: Parameters<typeof notify>[0],
  services: Services,
  { id, ownerId, workId, title, error }: ExecutionRow,
) {
  await notify(tx, services, {
    ownerId,
    kind: 'run.ready',
    data: {
      title: `${title} failed`,
      text: error ?? 'A step failed.',
      path: href('/v2/workflow-builder', { work: workId, execution: id }),
    },
  });
}

function throttled(tell: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      tell();
    }, publishEvery).unref();
  };
}
