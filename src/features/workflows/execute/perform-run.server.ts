/** One run of a tool for a step or an item of it: an ordinary run, under an id that follows from what it is for. */
import { setTimeout as pause } from 'node:timers/promises';
import { microDollarsPerCredit } from '#kit/credits/plans.ts';
import { AppError } from '#kit/errors.ts';
import { isUniqueViolation } from '#kit/db/database.server.ts';
import { readInput } from '#tools/define/read-input.ts';
import { isOpen } from '#tools/run/run.ts';
import { runNews } from '#tools/run/news.server.ts';
import { findRun, type RunRow } from '#tools/run/run-queries.server.ts';
import type { ToolStep } from '../flow/flow.ts';
import { fillInput } from './fill-input.server.ts';
import { spentAtMost, writeStep, type StepRow } from './queries.server.ts';
import { idOfRun } from './run-id.ts';
import { valueOfOutput, type StepValue } from './step-value.ts';
import type { Working } from './working.server.ts';

/** What a process that died took with it is tried so often again, whatever the step says. */
const mostInterruptions = 4;
const firstWait = 1_000;
const longestWait = 60_000;
const lookEvery = 2_000;

interface RunOf {
  step: ToolStep;
  /** -1 where the step does not repeat. */
  item: number;
  given?: { item: unknown; index: number };
  /** What a process before this one wrote of it. */
  before: StepRow | undefined;
}

export async function performRun(working: Working, { step, item, given, before }: RunOf): Promise<StepValue> {
  const { services, execution, signal } = working;
  const key = { executionId: execution.id, step: step.id, item };
  const tool = services.runs.find(step.tool)?.tool;
  if (!tool) throw toolGone(step);
  const input = await fillInput(working, step, tool, given);
  let interruptions = 0;
  for (let attempt = before?.attempt ?? 1; ; attempt += 1) {
    const id = idOfRun({ ...key, round: execution.round, attempt });
    await working.byItself(async () => {
      const most = await quoteFor(working, step, item, input);
      await writeStep(services.db, {
        ...key,
        state: 'running',
        input,
        runId: id,
        attempt,
        most,
        error: null,
      });
    });
    working.tell();
    const run = await ended(
      working,
      (await findRun(services.db, id)) ?? (await start(working, step, input, id)),
    );
    if (run.state === 'done') return valueOfOutput(run.output, services.runs.mustKindOf(run.kind), id);
    if (run.state === 'stopped') throw new AppError('conflict:stopped', { message: 'Its run was stopped.' });
    const isInterrupted = run.state === 'incomplete';
    if (isInterrupted) interruptions += 1;
    const isLast = isInterrupted ? interruptions > mostInterruptions : attempt - interruptions > step.retries;
    if (isLast) throw new AppError('upstream_failed:step', { message: run.error ?? 'This went wrong.' });
    await pause(Math.min(longestWait, firstWait * 2 ** (attempt - 1)), undefined, { signal });
  }
}

export const toolGone = ({ tool }: Pick<ToolStep, 'tool'>) =>
  new AppError('not_found:tool', {
    message: `The tool “${tool}” is no longer there. Choose another one for this step.`,
  });

/** What it may take at the most; more than the execution may still spend is refused before it begins. */
async function quoteFor(
  { services: { db, runs }, execution }: Working,
  step: ToolStep,
  item: number,
  input: Record<string, unknown>,
): Promise<number | null> {
  const read = readInput(runs.toolOf(step.tool).tool, input);
  const most = await runs.quote({
    tool: step.tool,
    ownerId: execution.ownerId,
    read,
    engine: null,
    parentId: null,
  });
  if (!most || execution.ceiling === null) return most;
  if ((await spentAtMost(db, execution.id, { step: step.id, item })) + most > execution.ceiling)
    throw new AppError('payment_required:ceiling', {
      message: `This would take more than the ${Math.ceil(execution.ceiling / microDollarsPerCredit)} credits that this execution may spend.`,
    });
  return most;
}

/** A place may be taken by other runs of the same person: then it waits its turn. */
async function start(
  { services, execution, signal }: Working,
  step: ToolStep,
  input: Record<string, unknown>,
  id: string,
): Promise<RunRow> {
  const { runs, db } = services;
  const read = readInput(runs.toolOf(step.tool).tool, input);
  for (;;) {
    signal.throwIfAborted();
    try {
      return await runs.start({
        id,
        ownerId: execution.ownerId,
        tool: step.tool,
        input,
        read,
        engine: null,
        parentId: null,
      });
    } catch (error) {
      if (isUniqueViolation(error, 'run_pkey')) return (await findRun(db, id))!;
      const isFull = error instanceof AppError && (error.status === 429 || error.status === 503);
      if (!isFull) throw error;
      await pause(firstWait, undefined, { signal });
    }
  }
}

/** Heard of at once where this process is told, and looked for where it is not. */
async function ended({ services: { db, bus }, signal }: Working, first: RunRow): Promise<RunRow> {
  let wake = () => {};
  const stopListening = bus.on(runNews.ended, ({ ids }) => ids.includes(first.id) && wake());
  try {
    for (let run = first; ;) {
      if (!isOpen(run.state)) return run;
      const heard = new AbortController();
      wake = () => heard.abort();
      await pause(lookEvery, undefined, { signal: AbortSignal.any([signal, heard.signal]) }).catch(() => {});
      signal.throwIfAborted();
      const found = await findRun(db, run.id);
      if (!found) throw new AppError('not_found:run', { message: 'Its run was deleted.' });
      run = found;
    }
  } finally {
    stopListening();
  }
}
