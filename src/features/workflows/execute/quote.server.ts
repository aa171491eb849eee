/** What an execution takes at the most, before it begins. A step whose input is not known yet is priced by an example of its tool. */
import { microDollarsPerCredit } from '#kit/credits/plans.ts';
import type { Services } from '#kit/services.server.ts';
import { evaluate, type For } from '../expressions/evaluate.server.ts';
import { expressionsIn } from '../expressions/template-parts.ts';
import type { Flow, ToolStep } from '../flow/flow.ts';
import { listOf } from './list-of.ts';

/** Where nobody can know how long a list will be. */
const assumedItems = 10;

export async function quoteFlow(
  { runs }: Pick<Services, 'runs'>,
  { flow, input, ownerId }: { flow: Flow; input: Record<string, unknown>; ownerId: string },
) {
  const steps: { step: string; credits: number | null }[] = [];
  for (const step of flow.steps) {
    if (step.kind !== 'tool') continue;
    const known = runs.find(step.tool)?.tool;
    const given =
      known &&
      [step.fields, known.examples[0]?.input].find(
        (one) => one && known.input.safeParse(one).success && expressionsIn(one).length === 0,
      );
    if (!known || !given) {
      steps.push({ step: step.id, credits: known && !known.needs ? 0 : null });
      continue;
    }
    const read = known.input.parse(given);
    const most = await runs.quote({ tool: step.tool, ownerId, read, engine: null, parentId: null });
    const times = step.each ? await countItems(step, input, { who: ownerId }) : 1;
    steps.push({
      step: step.id,
      credits: most === null ? null : Math.ceil((most * times * (step.retries + 1)) / microDollarsPerCredit),
    });
  }
  const isKnown = steps.every(({ credits }) => credits !== null);
  return { steps, credits: isKnown ? steps.reduce((sum, { credits }) => sum + credits!, 0) : null };
}

async function countItems({ each }: ToolStep, input: Record<string, unknown>, options: For): Promise<number> {
  try {
    const { length } = listOf(await evaluate(each!.list, { input, steps: {} }, options));
    return length || assumedItems;
  } catch {
    return assumedItems;
  }
}
