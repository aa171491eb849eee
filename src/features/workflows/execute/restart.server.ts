/** Goes on where an execution failed, with the workflow as it is now: what is done and unchanged, with all before it, stays done. */
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Services } from '#kit/services.server.ts';
import { decides, type Flow, type Step } from '../flow/flow.ts';
import { inOrder } from '../flow/graph.ts';
import { executions, stepResults } from '../table.server.ts';
import { enqueueAdvance } from './jobs.server.ts';
import { listStepResults, type ExecutionRow, type StepRow } from './queries.server.ts';

export async function restartExecution(
  tx: BusTransaction,
  services: Pick<Services, 'jobs'>,
  { execution, flow }: { execution: ExecutionRow; flow: Flow },
): Promise<void> {
  const { id } = execution;
  const rows = await listStepResults(tx, id);
  const kept = keptSteps(execution.flow, flow, rows);
  // Of a step that repeats, items that are done stay, where the step and all before it are still the same.
  const same = flow.steps
    .map((step) => step.id)
    .filter((step) => isSame(execution.flow, flow, step) && isAfter(flow, step, kept));
  const inStep = (ids: readonly string[]) =>
    ids.length === 0 ? sql`false` : inArray(stepResults.step, [...ids]);
  const isKept = or(
    inStep([...kept]),
    and(inStep(same), sql`${stepResults.item} >= 0`, eq(stepResults.state, 'done')),
  );
  await tx.delete(stepResults).where(and(eq(stepResults.executionId, id), sql`not (${isKept})`));
  await tx
    .update(executions)
    .set({ flow, state: 'queued', error: null, endedAt: null, round: sql`${executions.round} + 1` })
    .where(and(eq(executions.id, id), ne(executions.state, 'running')));
  await enqueueAdvance(tx, services, execution);
}

function isSame(before: Flow, now: Flow, id: string): boolean {
  return shapeOf(before, id) === shapeOf(now, id);
}

/** All that decides what a step makes; where it stands on the drawing does not. */
function shapeOf({ steps, links }: Flow, id: string): string {
  const step = steps.find((one) => one.id === id);
  const { x: _, y: __, title: ___, ...rest } = (step ?? {}) as Partial<Step>;
  return JSON.stringify([inOneOrder(rest), inOneOrder(links.filter(({ to }) => to === id))]);
}

/** Fields come back from the database in another order than they went in. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return fields.map(([name, inner]) => [name, inOneOrder(inner)]);
}

const isAfter = ({ links }: Flow, id: string, kept: ReadonlySet<string>) =>
  links.every(({ from, to }) => to !== id || kept.has(from));

/** Done, the same as before, and only after steps of which that is true too. */
export function keptSteps(
  before: Flow,
  now: Flow,
  rows: readonly Pick<StepRow, 'step' | 'state' | 'value'>[],
): Set<string> {
  const kept = new Set<string>();
  for (const id of inOrder(now)) {
    const row = rows.find(({ step }) => step === id);
    const step = now.steps.find((one) => one.id === id)!;
    // Declined once, it is asked again.
    const isDeclined =
      decides(step) && step.kind === 'approval' && (row?.value as { decided?: string })?.decided === 'no';
    const isOver = (row?.state === 'done' && !isDeclined) || row?.state === 'skipped';
    if (isOver && isAfter(now, id, kept) && isSame(before, now, id)) kept.add(id);
  }
  return kept;
}
