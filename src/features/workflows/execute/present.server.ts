import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { microDollarsPerCredit } from '#kit/credits/plans.ts';
import type { Services } from '#kit/services.server.ts';
import type { getExecution, listWorkflowExecutions } from '../contract.ts';
import { lastSteps } from '../flow/graph.ts';
import {
  countItems,
  listStepResults,
  spentAtMost,
  type ExecutionRow,
  type StepRow,
} from './queries.server.ts';
import type { StepValue } from './step-value.ts';

const longestShown = 4_000;
const inCredits = (microDollars: number) => Math.ceil(microDollars / microDollarsPerCredit);

export function presentSummary(row: ExecutionRow): AnswerOf<typeof listWorkflowExecutions>['items'][number] {
  const { id, workId, title, state, trigger, error, createdAt, endedAt } = row;
  return { id, work: workId, title, state, trigger, error, createdAt, endedAt };
}

export async function presentExecution(
  services: Services,
  row: ExecutionRow,
): Promise<AnswerOf<typeof getExecution>> {
  const { db } = services;
  const [rows, counts, spent] = await Promise.all([
    listStepResults(db, row.id),
    countItems(db, row.id),
    spentAtMost(db, row.id),
  ]);
  const { flow } = row;
  const known = new Map(flow.steps.map((step) => [step.id, step]));
  const steps = rows.flatMap((result) => {
    const step = known.get(result.step);
    if (!step) return [];
    const count = counts.find((one) => one.step === result.step);
    const tool = step.kind === 'tool' ? step.tool : undefined;
    return [{ ...presentStep(services, result, tool), title: step.title, items: itemsOf(result, count) }];
  });
  const valueOf = (id: string) => rows.find(({ step }) => step === id)?.value as StepValue | undefined;
  const result = lastSteps(flow)
    .map(({ id }) => valueOf(id)?.text)
    .filter(Boolean)
    .join('\n\n');
  return { ...presentSummary(row), input: row.input, flow, steps, result, credits: inCredits(spent) };
}

const itemsOf = ({ items }: StepRow, count: { done: number; failed: number } | undefined) =>
  items === null ? null : { all: items, done: count?.done ?? 0, failed: count?.failed ?? 0 };

function presentStep({ runs }: Services, row: StepRow, tool: string | undefined) {
  const value = row.value as StepValue | null;
  const asked = row.input as { question?: unknown } | null;
  return {
    step: row.step,
    state: row.state,
    text: (value?.text ?? '').slice(0, longestShown),
    error: row.error,
    question: row.state === 'waiting' && typeof asked?.question === 'string' ? asked.question : null,
    until: row.until,
    run: row.runId,
    path: (row.runId && tool && runs.pathOf({ id: row.runId, tool })) || null,
    decided: value?.decided ?? null,
    attempt: row.attempt,
    credits: row.most === null ? null : inCredits(row.most),
    startedAt: row.startedAt,
    endedAt: row.endedAt,
  };
}
