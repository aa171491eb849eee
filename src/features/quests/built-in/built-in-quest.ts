/** How built-in quests are written: short, and read into steps once. */
import { questStep, type Quest } from '../quest.ts';
import type { z } from 'zod';

type Step = Omit<z.input<typeof questStep>, 'check'> & { check: z.input<typeof questStep>['check'] };

export const builtInQuest = (
  definition: Omit<Quest, 'ownerId' | 'steps'> & { steps: readonly Step[] },
): Quest => ({
  ...definition,
  ownerId: null,
  steps: definition.steps.map((step) => questStep.parse(step)),
});

export const run = (
  tool: string,
  ...where: { fact: string; is?: string | number | boolean; atLeast?: number }[]
) => ({
  did: 'run' as const,
  where: [{ fact: 'tool', is: tool }, ...where],
});
