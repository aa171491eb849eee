import { z } from 'zod';

export const mostFacets = 12;
export const longestAnswer = 600;

export const facetSources = ['answer', 'tool', 'own'] as const;

export const soulFacet = z.strictObject({
  label: z.string().trim().min(1, 'Give it a name.').max(40, 'Use at most 40 characters.'),
  /** How much it is them, from 1 to 3. */
  weight: z.number().int().min(1).max(3),
  from: z.enum(facetSources),
});
export type SoulFacet = z.output<typeof soulFacet>;

export const soulFacets = z.array(soulFacet).max(mostFacets, `Choose at most ${mostFacets}.`);
export const soulAnswer = z.string().trim().max(longestAnswer, `Use at most ${longestAnswer} characters.`);
