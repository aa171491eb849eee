/** Points for a question: at once by rule, or by a language model where there is one. */
import { useMutation } from '@tanstack/react-query';
import { call } from '#kit/contract/call.ts';
import { mainText } from '#tools/define/output.ts';
import { createRun, getRun, type RunView } from '#tools/run/contract.ts';
import { isOpen } from '#tools/run/run.ts';
import { linesOf } from '../plan/plan-lines.ts';
import { planFor } from '../plan/plan.ts';
import { researchPlan } from '../tool.ts';

const pause = 400;
const patience = 45_000;

interface PlanRequest {
  question: string;
  engine: string | undefined;
  /** Whether a language model may make it. */
  byEngine: boolean;
}

export function usePlan(onPlan: (points: string[]) => void) {
  return useMutation({
    mutationFn: ({ byEngine, ...wish }: PlanRequest) =>
      byEngine ? asked(wish) : Promise.resolve(planFor(wish.question)),
    // Whoever cannot be asked does not keep anyone from planning.
    onError: (_, { question }) => onPlan(planFor(question)),
    onSuccess: (points, { question }) => onPlan(points.length > 0 ? points : planFor(question)),
  });
}

async function asked({ question, engine }: Omit<PlanRequest, 'byEngine'>): Promise<string[]> {
  let run: RunView = await call(
    createRun,
    { params: { tool: researchPlan.id }, body: { input: { question }, ...(engine ? { engine } : {}) } },
    { idempotencyKey: crypto.randomUUID() },
  );
  for (const until = Date.now() + patience; isOpen(run.state) && Date.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    run = await call(getRun, { params: { id: run.id } });
  }
  return linesOf(run.output.texts[mainText] ?? '');
}
