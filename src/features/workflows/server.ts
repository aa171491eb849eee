import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { spendingNow } from '#kit/credits/spender.server.ts';
import { microDollarsPerCredit } from '#kit/credits/plans.ts';
import { anonymousId, ownRun } from '#tools/run/who.server.ts';
import { noSuchWork, workAccess } from '#tools/work/access.server.ts';
import {
  checkWorkflow,
  decideStep,
  flowOfRun,
  getExecution,
  getExecutionStep,
  listFlowTools,
  listWorkflowExecutions,
  quoteWorkflow,
  restartFailed,
  startExecution,
  stopExecution,
} from './contract.ts';
import { beginExecution } from './execute/begin.server.ts';
import { enqueueAdvance } from './execute/jobs.server.ts';
import { publishStopped, publishExecutionChanged } from './execute/news.server.ts';
import { presentExecution, presentSummary } from './execute/present.server.ts';
import {
  findExecution,
  listExecutions,
  listItemResults,
  listStepResults,
  lockExecution,
  writeStep,
  type ExecutionRow,
} from './execute/queries.server.ts';
import { quoteFlow } from './execute/quote.server.ts';
import { readFlowInput } from './execute/read-flow-input.ts';
import { restartExecution } from './execute/restart.server.ts';
import { isOpenExecution, openExecution } from './execute/states.ts';
import type { StepValue } from './execute/step-value.ts';
import { checkFlow, requireRunnable } from './flow/check-flow.server.ts';
import { chainOf, flowOfChain } from './flow/flow-of-run.server.ts';
import type { Flow } from './flow/flow.ts';
import { presentTools } from './flow/present-tools.server.ts';
import { executions, stepResults } from './table.server.ts';
import { workflowWork } from './work.ts';

const longestItem = 2_000;

export const workflowEndpoints = [
  implement(listFlowTools, (_, { runs }) => ({ items: presentTools(runs) })),

  implement(checkWorkflow, async ({ body: { flow } }, context) => {
    const who = (await ownerIdIfKnown(context)) ?? anonymousId;
    return { problems: await checkFlow(flow, context.runs, { who }) };
  }),

  implement(quoteWorkflow, async ({ params: { id }, body: { input } }, context) => {
    const { flow, ownerId } = await openWorkflow(context, id);
    const quoted = await quoteFlow(context, { flow, input: readFlowInput(flow, input), ownerId });
    const account = await context.credits.account(ownerId);
    return { ...quoted, available: Math.ceil((account?.available ?? 0) / microDollarsPerCredit) };
  }),

  implement(startExecution, async ({ params: { id }, body: { input, ceiling } }, context) => {
    const { work, flow, ownerId } = await openWorkflow(context, id);
    await requireRunnable(flow, context.runs, { who: ownerId });
    const row = await context.bus.transact((tx) =>
      beginExecution(tx, context, {
        work,
        ownerId,
        flow,
        input,
        trigger: spendingNow().apiKeyId === null ? 'hand' : 'api',
        ceiling: ceiling === undefined ? null : ceiling * microDollarsPerCredit,
      }),
    );
    return presentExecution(context, row!);
  }),

  implement(listWorkflowExecutions, async ({ params: { id }, query: { before } }, context) => {
    const { ownerId } = await openWorkflow(context, id);
    const { rows, next } = await listExecutions(context.db, { workId: id, ownerId, before });
    return { items: rows.map(presentSummary), next };
  }),

  implement(getExecution, async ({ params: { id } }, context) =>
    presentExecution(context, await ownExecution(context, id)),
  ),

  implement(getExecutionStep, async ({ params: { id, step } }, context) => {
    const execution = await ownExecution(context, id);
    const row = (await listStepResults(context.db, id)).find((one) => one.step === step);
    if (!row) throw new AppError('not_found:step', { message: 'This step hasn’t begun yet.' });
    const value = row.value as StepValue | null;
    const made = execution.flow.steps.find((one) => one.id === step);
    const tool = made?.kind === 'tool' ? made.tool : undefined;
    const items = await listItemResults(context.db, { executionId: id, step });
    return {
      input: row.input,
      text: value?.text ?? '',
      data: value?.data ?? null,
      items: items.map((item) => ({
        item: item.item,
        state: item.state,
        text: ((item.value as StepValue | null)?.text ?? '').slice(0, longestItem),
        error: item.error,
        path: (item.runId && tool && context.runs.pathOf({ id: item.runId, tool })) || null,
      })),
    };
  }),

  implement(stopExecution, async ({ params: { id } }, context) => {
    const execution = await ownExecution(context, id);
    await stop(context, execution);
    return presentExecution(context, await ownExecution(context, id));
  }),

  implement(decideStep, async ({ params: { id }, body: { step, approve } }, context) => {
    const execution = await ownExecution(context, id);
    await context.bus.transact(async (tx) => {
      await lockExecution(tx, id);
      const row = (await listStepResults(tx, id)).find((one) => one.step === step);
      const asks = execution.flow.steps.some((one) => one.id === step && one.kind === 'approval');
      if (!asks || row?.state !== 'waiting')
        throw new AppError('conflict:decided', { message: 'Nothing waits for a decision here.' });
      const decided = approve ? 'yes' : 'no';
      const value = { text: approve ? 'Approved' : 'Declined', data: approve, decided };
      await writeStep(tx, { executionId: id, step, item: -1, state: 'done', value, endedAt: new Date() });
      await enqueueAdvance(tx, context, execution);
    });
    publishExecutionChanged(context.bus, execution);
    return presentExecution(context, await ownExecution(context, id));
  }),

  implement(restartFailed, async ({ params: { id } }, context) => {
    const execution = await ownExecution(context, id);
    const { flow } = await openWorkflow(context, execution.workId);
    await requireRunnable(flow, context.runs, { who: execution.ownerId });
    await context.bus.transact(async (tx) => {
      const locked = await lockExecution(tx, id);
      if (!locked || isOpenExecution(locked.state) || locked.state === 'done')
        throw new AppError('conflict:execution', { message: 'Only what failed or was stopped can go on.' });
      await restartExecution(tx, context, { execution: locked, flow });
    });
    return presentExecution(context, await ownExecution(context, id));
  }),

  implement(flowOfRun, async ({ params: { id } }, context) => {
    const run = await ownRun(context, id);
    const chain = await chainOf(context, run);
    return { title: chain[0]!.title, flow: flowOfChain(context, chain) };
  }),
];

/** A workflow that the caller may read, and as whom they run it. */
export async function openWorkflow(context: Context, id: string) {
  const { work, role, asOwner } = await workAccess(context, id, 'reader');
  if (work.kind !== workflowWork.id) throw noSuchWork();
  const flow = context.works.mustBeEditable(work).content as Flow;
  return { work, flow, role, ownerId: asOwner };
}

/** The caller's own; anyone else's is as if it did not exist. */
async function ownExecution(context: Context, id: string): Promise<ExecutionRow> {
  const ownerId = await ownerIdIfKnown(context);
  const row = await findExecution(context.db, id);
  if (!row || row.ownerId !== ownerId) throw new AppError('not_found:execution');
  return row;
}

async function stop(context: Context, { id, ...execution }: ExecutionRow) {
  const open = await context.bus.transact(async (tx) => {
    const [stopped] = await tx
      .update(executions)
      .set({ state: 'stopped', endedAt: new Date(), leaseUntil: null, leaseHolder: null })
      .where(and(eq(executions.id, id), inArray(executions.state, openExecution)))
      .returning({ id: executions.id });
    if (!stopped) return [];
    publishStopped(tx, id);
    return tx
      .update(stepResults)
      .set({ state: 'failed', error: 'Stopped.', endedAt: new Date() })
      .where(and(eq(stepResults.executionId, id), inArray(stepResults.state, ['running', 'waiting'])))
      .returning({ runId: stepResults.runId });
  });
  for (const { runId } of open) if (runId) await context.runs.stop({ id: runId });
  publishExecutionChanged(context.bus, { id, ...execution });
}
