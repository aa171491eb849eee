/** What a research will take at the most: its plan where it has none yet, and each section in an engine's words. */
import type { z } from 'zod';
import { creditsFor } from '#kit/ai/price.ts';
import { mostForAnswer } from '#tools/cite/written.server.ts';
import type { QuoteContext } from '#tools/define/define-run.server.ts';
import { longestPoint } from './limits.ts';
import { passagesForEngine } from './follow-up/answer-from-notes.server.ts';
import { mostNotes } from './gather/look-into.server.ts';
import { longestPlanTokens, mostPlanned, planInstructions } from './plan/make-plan.server.ts';
import type { research, researchPlan } from './tool.ts';

type Context = Pick<QuoteContext, 'ai' | 'engine'>;

export async function quoteResearch(
  { question, plan, ask }: z.output<typeof research.input>,
  context: Context,
): Promise<number | null> {
  if (ask) return answers([ask], passagesForEngine, context);
  if (plan) return answers(plan, mostNotes, context);
  const unknown = Array.from({ length: mostPlanned }, () => 'x'.repeat(longestPoint));
  const planned = await quotePlan({ question }, context);
  const written = await answers(unknown, mostNotes, context);
  return planned === null || written === null ? null : planned + written;
}

export async function quotePlan(
  { question }: z.output<typeof researchPlan.input>,
  { ai, engine }: Context,
): Promise<number | null> {
  const chosen = await engine();
  const messages = [{ role: 'user' as const, content: question }];
  const most = ai.estimate(chosen, messages, longestPlanTokens, planInstructions);
  return chosen.source === 'owner' && most === null ? null : creditsFor(chosen, most);
}

/** The built-in engine quotes and writes nothing; only the owner's engines take credits. */
async function answers(
  questions: readonly string[],
  passages: number,
  { ai, engine }: Context,
): Promise<number | null> {
  const chosen = await engine();
  if (chosen.source !== 'owner') return 0;
  let sum = 0;
  for (const question of questions) {
    const most = mostForAnswer(ai, chosen, { question, passages });
    if (most === null) return null;
    sum += creditsFor(chosen, most);
  }
  return sum;
}
