import { z } from 'zod';
import { longestAbout, longestTitle, mostSteps } from './limits.ts';
import { questStep } from './quest.ts';

export const questFields = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1, 'Give it a title.')
    .max(longestTitle, `Use at most ${longestTitle} characters.`),
  about: z.string().trim().max(longestAbout, `Use at most ${longestAbout} characters.`),
  steps: z
    .array(questStep)
    .min(1, 'Add at least one step.')
    .max(mostSteps, `Use at most ${mostSteps} steps.`)
    .refine(
      (steps) => new Set(steps.map(({ id }) => id)).size === steps.length,
      'Two steps have the same id.',
    ),
  isPublic: z.boolean(),
});
