/** Points for a question: by a language model where there is one, by rule otherwise. */
import { AppError } from '#kit/errors.ts';
import type { Log } from '#kit/log.server.ts';
import type { BoundAi } from '#tools/run/bound-ai.server.ts';
import { planField } from '../fields.ts';
import { canWrite } from '#tools/cite/can-write.server.ts';
import { planFor } from './plan.ts';
import { linesOf } from './plan-lines.ts';

export const planInstructions = `You plan research. Split the question into five to seven points that together answer it, such as: what it is, how it works
or what causes it, the evidence, its history, figures, criticism and alternatives. Leave out what does not fit the question.
Write each point on a line of its own, in the language of the question, short, and naming its subject, so that it can be searched for alone.
Write nothing but the points.`;

const small = {
  instructions:
    'Split the question into five short search phrases that together answer it. One on each line, in the language of the question, and nothing else.',
};

const fewest = 3;
export const mostPlanned = 7;
export const longestPlanTokens = 400;

interface Parts {
  ai: Pick<BoundAi, 'text' | 'engines'>;
  log: Log;
  signal: AbortSignal;
}

export async function makePlan(question: string, { ai, log, signal }: Parts): Promise<string[]> {
  if (!(await canWrite(ai))) return planFor(question);
  try {
    const answer = await ai.text({
      instructions: planInstructions,
      small,
      messages: [{ role: 'user', content: question }],
      maxTokens: longestPlanTokens,
    });
    let text = '';
    for await (const part of answer.stream) if (part.type === 'text') text += part.text;
    await answer.result;
    const points = planField.safeParse(linesOf(text).slice(0, mostPlanned));
    // The built-in engine answers the question itself.
    if (answer.engine.source !== 'bamboo' && points.success && points.data.length >= fewest)
      return points.data;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    log.info(
      { event: 'research.plan_engine_failed', err: error },
      'An engine could not plan a research, so rules made the plan.',
    );
  }
  return planFor(question);
}
